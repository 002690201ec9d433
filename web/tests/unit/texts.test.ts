// Every text is in the Fluent files, in both languages, and every one there is used.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../../src");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).map((name) => join(SOURCE, name));
const read = (file: string): string => readFileSync(file, "utf8");
const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.(test|d)\.ts$/.test(file));
const components = files.filter((file) => file.endsWith(".svelte"));
const englishFiles = files.filter((file) => file.endsWith(".en.ftl"));

/** Messages by id, each with the variables it names. */
function messages(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const message of new FluentResource(read(file)).body) {
    const variables = new Set([...JSON.stringify(message).matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1]));
    found.set(message.id, [...variables].sort().join(" "));
  }
  return found;
}

describe.each(englishFiles.map((file) => [relative(SOURCE, file), file]))("%s", (_, english) => {
  const french = english.replace(/\.en\.ftl$/, ".fr.ftl");

  test("says the same things in French, of the same variables", () => {
    expect(Object.fromEntries(messages(french))).toEqual(Object.fromEntries(messages(english)));
  });

  test("is all Fluent: nothing in it is skipped as unreadable", () => {
    for (const file of [english, french]) {
      const written = [...read(file).matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(written).toEqual([...new Set(written)]);
      expect(written).toEqual([...messages(file).keys()]);
    }
  });

  test("is set as French is: no-break spaces and curved apostrophes", () => {
    const lines = read(french)
      .split("\n")
      .filter((line) => !line.startsWith("#"));
    expect(lines.filter((line) => / [:;?!»%]|\w'\w/.test(line))).toEqual([]);
  });

  test("writes money as its language does: £9, and 9 £ in French", () => {
    const lines = (file: string): string[] =>
      read(file)
        .split("\n")
        .filter((line) => !line.startsWith("#"));
    expect(lines(english).filter((line) => /[\d}]\s*[£$](?![\w{])/u.test(line))).toEqual([]);
    expect(lines(french).filter((line) => /£\s*(\d|\{ \$\w+ \})|[\d}] ?£/u.test(line))).toEqual([]);
  });
});

describe("keys of the client's own texts", () => {
  const known = messages(join(SOURCE, "words/ui.en.ftl"));
  const all = code.map(read).join("\n");

  test("none is missing", () => {
    const used = new Set([...all.matchAll(/\bt\(\s*["'`]([^"'`]+)["'`]/g)].map((match) => match[1] ?? ""));
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
  });

  test("none is put together from parts, so that this test can see it", () => {
    const made = [...all.matchAll(/\bt\(\s*(`[^`]*`|"[^"]*" *\+)/g)].map((match) => match[1]);
    expect(made).toEqual([]);
  });

  test("none is unused", () => {
    const quoted = new Set([...all.matchAll(/"([a-z0-9-]+)"/g)].map((match) => match[1] ?? ""));
    expect([...known.keys()].filter((key) => !quoted.has(key))).toEqual([]);
  });
});

/** The folders with texts of their own, and the function by which they are said. */
const folders = files
  .filter((file) => /\/src\/[\w-]+\/texts\.ts$/.test(file))
  .map((file) => ({
    folder: relative(SOURCE, dirname(file)),
    say: /export (?:function|const) (\w+)(?: = )?\(key/.exec(read(file))?.[1] ?? "",
  }));

test("folders with texts of their own are found", () => {
  expect(folders.map(({ folder }) => folder)).toEqual(expect.arrayContaining(["club", "learn", "offline", "table"]));
  expect(folders.filter(({ say }) => say === "")).toEqual([]);
});

describe.each(folders)("texts of $folder", ({ folder, say }) => {
  const own = messages(join(SOURCE, folder, "texts.en.ftl"));
  /** Where there is no such text, some say the client's own. */
  const common = read(join(SOURCE, folder, "texts.ts")).includes(" t(key") ? messages(join(SOURCE, "words/ui.en.ftl")) : new Map();
  /** Code that can say them: it has the function from this folder. */
  const users = code
    .map((file) => ({ file, source: read(file) }))
    .filter(({ file, source }) => {
      if (file === join(SOURCE, folder, "texts.ts")) return true;
      const from = [...source.matchAll(/import \{([^}]*)\} from "([^"]*\/texts)"/g)];
      return from.some(([, names = "", path = ""]) => {
        return new RegExp(`\\b${say}\\b`).test(names) && resolve(dirname(file), path) === join(SOURCE, folder, "texts");
      });
    });
  const all = users.map(({ source }) => source).join("\n");

  test("none is missing", () => {
    // Either of two, where a condition decides.
    const called = new RegExp(`\\b${say}\\(\\s*(?:[^"()]*\\?\\s*)?"([\\w-]+)"(?:\\s*:\\s*"([\\w-]+)")?`, "g");
    const said = [...all.matchAll(called)].flatMap(([, one, other]) => [one, other]).filter((key) => key !== undefined);
    expect(said).not.toEqual([]);
    expect(said.filter((key) => !own.has(key) && !common.has(key))).toEqual([]);
  });

  test("none is unused", () => {
    expect([...own.keys()].filter((key) => !all.includes(`"${key}"`))).toEqual([]);
  });
});

const SILENT = new Set(["Comment", "Script", "StyleSheet", "StyleDirective"]);
const SPOKEN = new Set(["aria-label", "aria-description", "title", "alt", "placeholder"]);

/** Letters that a component shows or speaks without asking for a text. */
function plainTexts(node: unknown, found: string[] = []): string[] {
  if (typeof node !== "object" || node === null) return found;
  const part = node as { type?: string; name?: string; data?: string; value?: unknown };
  if (SILENT.has(part.type ?? "")) return found;
  if (part.type === "Text" && /\p{L}{2}/u.test(part.data ?? "")) found.push((part.data ?? "").trim());
  if (part.type === "Attribute" && !SPOKEN.has(part.name ?? "")) return found;
  for (const [name, child] of Object.entries(node)) {
    if (name !== "metadata") plainTexts(child, found); // the parser's own notes repeat what is there
  }
  return found;
}

test.each(components.map((file) => [relative(SOURCE, file), file]))("%s holds no text of its own", (_, file) => {
  const root: AST.Root = parse(read(file), { modern: true });
  expect(plainTexts(root.fragment)).toEqual([]);
});

test.each(components.map((file) => [relative(SOURCE, file), file]))("%s has no inline style", (_, file) => {
  expect(read(file)).not.toMatch(/\sstyle="/);
});
