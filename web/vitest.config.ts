// Unit tests: fast, without a browser or a server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"],
    environment: "node",
    testTimeout: 20_000,
    // No test leaves anything behind for the next: one start for all takes half the time.
    isolate: false,
  },
});
