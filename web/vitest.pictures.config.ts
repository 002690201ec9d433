// The pictures of the README, taken from a real browser: see tests/pictures.ts.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["tests/pictures.ts"], environment: "node", testTimeout: 300_000 },
});
