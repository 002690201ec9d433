// The page measured in a real browser: see bench/page.ts.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["bench/page.ts"], environment: "node", testTimeout: 600_000, reporters: ["dot"] },
});
