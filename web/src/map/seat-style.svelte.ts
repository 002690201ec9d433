// Whether seats wear letters instead of their shapes, for those who tell letters apart more
// easily. The page of settings sets it; everything that draws a seat reads it.
import type { Look } from "./seats";

export const seatStyle = $state({ letters: false });

export const seatLetter = (look: Look): string => "ABCDE"[look - 1] ?? "";
