// Writes into the worker of a build which files it keeps, and the mark of the build: one that changes
// with anything in them, so that browsers notice.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const WORKER = "service-worker.js";

export function offlineFiles(): Plugin {
  return {
    name: "offline-files",
    apply: "build",
    writeBundle({ dir = "" }) {
      const assets = readdirSync(join(dir, "assets")).map((name) => `assets/${name}`);
      const others = readdirSync(dir).filter((name) => /\.\w+$/.test(name) && name !== WORKER && name !== "index.html");
      const files = ["index.html", ...others.sort(), ...assets.sort()];
      const digest = createHash("sha256");
      for (const name of files) digest.update(name).update(readFileSync(join(dir, name)));
      const worker = readFileSync(join(dir, WORKER), "utf8");
      writeFileSync(join(dir, WORKER), filledIn(worker, digest.digest("hex").slice(0, 16), files));
    },
  };
}

export function filledIn(worker: string, build: string, files: readonly string[]): string {
  // The first page is asked for by its address.
  const paths = files.map((name) => (name === "index.html" ? "/" : `/${name}`));
  const filled = worker
    .replace('const BUILD = "development";', `const BUILD = ${JSON.stringify(build)};`)
    .replace("const FILES = [];", `const FILES = ${JSON.stringify(paths)};`);
  if (!filled.includes(build) || !filled.includes('"/"')) throw new Error("the worker has no place for its files");
  return filled;
}
