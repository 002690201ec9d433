// One value for each choice of a seat that is being set up.

/** "me", "open", or "bot LEVEL". */
export type SeatChoice = string;
export const ME: SeatChoice = "me";
export const OPEN: SeatChoice = "open";
export const BOT = "bot ";
export const botChoice = (level: string): SeatChoice => `${BOT}${level}`;
