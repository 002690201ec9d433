// Whole games in a real browser against a real server, started once: see tests/house.ts.
import { defineConfig } from "vitest/config";

/** What only clicks and reads, however long it takes: two files at a time. */
const PATIENT = ["access", "games", "lancashire", "spyrium", "workshop", "age"].map((name) => `tests/${name}.spec.ts`);

const shared = { environment: "node", testTimeout: 120_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    globalSetup: ["tests/server.ts"],
    projects: [
      {
        // Clocks, cut connections and animations are at stake: one file at a time.
        test: {
          ...shared,
          name: "alone",
          include: ["tests/**/*.spec.ts"],
          exclude: PATIENT,
          fileParallelism: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...shared, name: "together", include: PATIENT, maxWorkers: 2, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
