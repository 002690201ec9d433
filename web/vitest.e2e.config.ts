// Whole games in a real browser against a real server, started once: see tests/house.ts.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["tests/server.ts"],
    include: ["tests/**/*.spec.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One more than the cores of a small machine: a browser often waits for something.
    maxWorkers: 3,
  },
});
