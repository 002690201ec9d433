// Whole games in a real browser against a real server, started once: see tests/house.ts.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.spec.ts"],
    globalSetup: ["tests/server.ts"],
    environment: "node",
    // Two browsers at a time: each spec has guests and tables of its own.
    fileParallelism: true,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
