// What opens over the page takes the focus, and gives it back when it closes.
import type { Attachment } from "svelte/attachments";

/** Focus the element, or what `inner` finds in it, until it goes. */
export function focusInside(inner?: string): Attachment<HTMLElement> {
  return (node) => {
    const before = document.activeElement;
    const goal = (inner === undefined ? null : node.querySelector<HTMLElement>(inner)) ?? node;
    goal.focus({ preventScroll: true });
    return () => {
      // Whoever moved on by themselves is not called back.
      const lost = document.activeElement === null || document.activeElement === document.body || node.contains(document.activeElement);
      if (lost && before instanceof Element && before.isConnected) (before as HTMLElement | SVGElement).focus({ preventScroll: true });
    };
  };
}
