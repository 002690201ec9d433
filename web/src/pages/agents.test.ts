// Browsers by the names people know.
import { expect, test } from "vitest";
import { browserName } from "./agents";

test("browsers and systems are named in two words", () => {
  expect(browserName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36")).toBe(
    "Chrome · Linux",
  );
  expect(browserName("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe("Firefox · Windows");
  expect(
    browserName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1"),
  ).toBe("Safari · iOS");
  expect(browserName("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0")).toBe("Edge · Windows");
});

test("what is no browser keeps its own words", () => {
  expect(browserName("python-httpx/0.28")).toBeNull();
});
