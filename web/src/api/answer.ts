// What a request came to: a value, or a failure with a sentence for the person who asked.
import type { Failure } from "./types";

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** The server could not be reached; all other codes are the server's. */
export const UNREACHED = "unreached";

export function done<T>(value: T): Answer<T> {
  return { ok: true, value };
}

export function failed(failure: Failure): Answer<never> {
  return { ok: false, failure };
}

/** A failure of our own, in the form of the server's. */
export function ownFailure(error: string, message: string): Failure {
  return { error, message, rule: null, reason: null, number: null, field: null };
}

/** Whether something that was sent as an error is one of the server's. */
export function isFailure(body: unknown): body is Failure {
  return typeof body === "object" && body !== null && "error" in body && "message" in body;
}
