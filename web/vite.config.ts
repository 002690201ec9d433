// Builds the client into the server's folder; in development it asks a running server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offlineFiles } from "./offline-files.ts";

const server = process.env["IRONBRIDGE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), offlineFiles()],
  build: {
    outDir: "../src/ironbridge/server/client",
    emptyOutDir: true,
    target: "es2022",
    // People who build want to know that it worked, not how long each plugin took.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What several pages need is one file: a table would else be loaded in more than fifty small ones.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 4 }] } },
    },
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
});
