// Whole games in a real browser against a real server, started once: see tests/server.ts.
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take minutes begin first: nobody waits for one of them at the end. */
const LONGEST = [
  "access",
  "workshop",
  "age",
  "learn",
  "sizes",
  "lancashire",
  "spyrium",
  "games",
  "offline",
  "table",
  "people",
  "analysis",
  "first",
  "replay",
  "company",
  "accounts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = ({ moduleId }: TestSpecification): number => LONGEST.toReversed().indexOf(basename(moduleId, ".spec.ts"));
    return [...files].sort((one, other) => long(other) - long(one));
  }
}

export default defineConfig({
  test: {
    globalSetup: ["tests/server.ts"],
    setupFiles: ["tests/setup.ts"],
    // No file leaves anything behind for the next: what all need is read once.
    isolate: false,
    include: ["tests/**/*.spec.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than the cores of a small machine: a browser often waits for something.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
