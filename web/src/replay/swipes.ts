// A finger that goes sideways over something: one step forth (to the left) or back.
import type { Attachment } from "svelte/attachments";

const LEAST_PX = 40;

export function swipes(step: (way: -1 | 1) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: PointerEvent): void => {
      const slider = event.target instanceof Element && event.target.closest("input");
      from = event.pointerType === "mouse" || slider ? null : { x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent): void => {
      if (from) {
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (Math.abs(dx) >= LEAST_PX && Math.abs(dx) > 2 * Math.abs(dy)) step(dx < 0 ? 1 : -1);
      }
      from = null;
    };
    const lost = (): void => void (from = null);
    node.style.touchAction = "pan-y";
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", lost);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", lost);
    };
  };
}
