// Every clause that a tip names is a rule of its game.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const GAMES = join(import.meta.dirname, "..");
const RULES = join(import.meta.dirname, "../../../../src/ironbridge/games");

/** Names of clauses without the prefix of a game, as the tips of a folder write them. */
function named(folder: string): string[] {
  const files = readdirSync(join(GAMES, folder)).filter((name) => /^(tips|panel-tips)\.ts$/.test(name));
  const code = files.map((name) => readFileSync(join(GAMES, folder, name), "utf8")).join("\n");
  return [...code.matchAll(/"([A-Z]+(?:-[A-Z]+)+)"/g)].map(([, name]) => name!);
}

it.each([
  ["birmingham", "BB"],
  ["lancashire", "BL"],
])("tips of %s", (game, prefix) => {
  const rules = readFileSync(join(RULES, game, "rules.toml"), "utf8");
  const ids = new Set([...rules.matchAll(/^id = "([A-Z-]+)"/gm)].map(([, id]) => id!));
  const wanted = [...named("brass"), ...named(game)];
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((name) => !ids.has(`${prefix}-${name}`))).toEqual([]);
});
