// What browsers need to install the page: every icon is there, in the size that is promised.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const PUBLIC = join(import.meta.dirname, "../../public");
const INDEX = readFileSync(join(PUBLIC, "../index.html"), "utf8");

interface Manifest {
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}
const manifest = JSON.parse(readFileSync(join(PUBLIC, "manifest.webmanifest"), "utf8")) as Manifest;

/** Width and height of a picture, from its first bytes. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("the page names its manifest, which opens it by itself", () => {
  expect(INDEX).toContain('rel="manifest" href="/manifest.webmanifest"');
  expect(INDEX).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
});

test("pictures have the sizes that are promised, and one may be cut to any shape", () => {
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes);
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(pictures.some(({ purpose }) => purpose === "maskable")).toBe(true);
  expect(sizeOf("apple-touch-icon.png")).toBe("180x180");
});

test("no icon is loaded from elsewhere", () => {
  for (const { src } of manifest.icons) expect(src).toMatch(/^\/[\w.-]+$/);
});
