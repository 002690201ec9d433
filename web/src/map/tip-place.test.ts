import { describe, expect, it } from "vitest";
import { overlap } from "./geometry";
import { placeTip } from "./tip-place";

const WINDOW = { width: 1000, height: 700 };
const TIP = { width: 280, height: 200 };
const box = (x: number, y: number, width = 40, height = 40) => ({ x, y, width, height });

describe("a tip", () => {
  it("stands right of what it is about, or left where the window ends", () => {
    expect(placeTip(box(100, 300), TIP, WINDOW)).toEqual({ x: 154, y: 220 });
    expect(placeTip(box(900, 300), TIP, WINDOW)).toEqual({ x: 606, y: 220 });
  });

  it("stays in the window and never covers what it is about", () => {
    const phone = { width: 390, height: 844 };
    for (const [about, window] of [
      [box(0, 0), WINDOW],
      [box(960, 660), WINDOW],
      [box(180, 100), phone],
      [box(180, 780), phone],
      [box(5, 300, 380, 60), phone],
    ] as const) {
      const at = placeTip(about, TIP, window);
      expect(overlap({ ...at, ...TIP }, about)).toBe(0);
      expect(at.x >= 0 && at.y >= 0 && at.x + TIP.width <= window.width && at.y + TIP.height <= window.height).toBe(true);
    }
  });
});
