// Boards as colour-blind people see them, taken from a real browser: see tests/colour-blind.ts.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/colour-blind.ts"], environment: "node", testTimeout: 300_000 },
});
