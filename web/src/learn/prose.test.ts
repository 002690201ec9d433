// Texts of lessons as they are set.
import { expect, test } from "vitest";
import { paragraphs } from "./prose";

test("paragraphs, words that matter and glyphs", () => {
  expect(paragraphs("A <coal_mine> _coal mine_ costs £5.\n\nThen dig.")).toEqual([
    [
      { kind: "plain", text: "A " },
      { kind: "icon", text: "coal_mine" },
      { kind: "plain", text: " " },
      { kind: "strong", text: "coal mine" },
      { kind: "plain", text: " costs £5." },
    ],
    [{ kind: "plain", text: "Then dig." }],
  ]);
});

test("what is not closed is plain text", () => {
  expect(paragraphs("5 < 6 _ 7")).toEqual([[{ kind: "plain", text: "5 < 6 _ 7" }]]);
});
