// A record as if it were a table: the replay shows both alike.
import type { EntryShown, RecordShown, SeatShown, TableView } from "../api/types";

export function tableOf(record: RecordShown, nobody: (seat: number) => string): TableView {
  const over = record.result !== null;
  return {
    id: "",
    game: record.game,
    rules: record.rules,
    title: "",
    options: record.options,
    edition: record.edition,
    public: true,
    clock: { kind: "none", bank_ms: 0, increment_ms: 0, turn_ms: 0 },
    hints: true,
    rated: false,
    programs: false,
    tournament: null,
    // What is not over was left: nothing in a record is hidden.
    status: over ? "over" : "abandoned",
    seats: Array.from({ length: record.seats }, (_, seat) => seatOf(seat, record.names[seat] ?? nobody(seat))),
    you: [],
    you_created: false,
    freed: false,
    number: record.moves.length,
    plies: record.moves.length,
    deciders: [],
    left_ms: [],
    since: [],
    sealed: [],
    views: {},
    entries: entriesOf(record),
    chat: [],
    proposals: [],
    rematch: null,
    result: record.result,
    created: 0,
    started: null,
    ended: null,
    now: 0,
    fault: null,
  };
}

export function entriesOf(record: RecordShown): EntryShown[] {
  return record.moves.map(({ seat, text, events }, number) => ({
    number,
    kind: "move",
    seat,
    text,
    at: 0,
    events,
    sealed: false,
  }));
}

const seatOf = (seat: number, name: string): SeatShown => ({
  seat,
  name,
  person: null,
  person_is_you: false,
  bot: null,
  resigned: false,
  program: false,
});
