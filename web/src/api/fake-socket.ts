// A WebSocket for tests: notes what is sent, and says what the test wants.
import type { Socket } from "./live";
import type { FromClient, FromServer } from "./types";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  readonly sent: FromClient[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.onclose?.({ code });
  }

  /** The last message of a type, with the mark its answer must carry. */
  last<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }> {
    const found = this.sent.filter((message) => message.type === type).at(-1);
    if (!found) throw new Error(`no ${type} was sent`);
    return found as Extract<FromClient, { type: T }>;
  }
}
