/** A part of a document stands for the whole, in tests of what reads no more of it. */
export const partOf = <T>(part: unknown): T => part as T;
