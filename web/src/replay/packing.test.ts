// A record goes into a link and comes out of it again.
import { expect, test } from "vitest";
import { packed, tightened, unpacked } from "./packing";

const TEXT = `format: ironbridge-record 1\nname 0: Élias\n${"1. seat 0: pass, card leek\n".repeat(300)}`;

test("what is packed is unpacked again, and much smaller", async () => {
  const letters = await packed(TEXT);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(TEXT.length / 10);
  expect(await unpacked(letters)).toBe(TEXT);
});

test.each(["", "x", "%%%", "AAAA"])("what was never packed gives nothing: %s", async (letters) => {
  expect((await unpacked(letters)) || null).toBeNull();
});

test("JSON loses its spaces, but neither those in texts nor the digits of a seed", () => {
  const json = '{\n "names": ["Anne  \\" B"],\n "seed": 9007199254740993\n}\n';
  expect(tightened(json)).toBe('{"names":["Anne  \\" B"],"seed":9007199254740993}');
});

test("what is no JSON stays as it is", () => {
  for (const text of ["format: x\n", '{\n "seed": \n']) expect(tightened(text)).toBe(text);
});
