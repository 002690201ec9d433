// Where a game comes from: the secret of an invitation never stands in an address, and a record
// goes with each question.
import { expect, test } from "vitest";
import { Http } from "../api/http";
import type { RecordShown } from "../api/types";
import { unpacked } from "./packing";
import { entriesOf, tableOf } from "./record-table";
import { RecordSource, TableSource } from "./source";

interface Asked {
  url: string;
  init: RequestInit;
}

function listening(body: unknown) {
  const asked: Asked[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    asked.push({ url, init });
    return new Response(JSON.stringify(body));
  };
  return { asked, fetch, http: new Http({ csrf: "", language: "en", unreached: () => "offline" }, fetch) };
}

const record: RecordShown = {
  game: "brass-birmingham",
  rules: "1",
  seats: 2,
  names: ["Nora", "Élias"],
  options: {},
  edition: {},
  moves: [
    { seat: 1, text: "pass", events: [] },
    { seat: 1, text: "card leek", events: [] },
  ],
  result: null,
  text: "format: ironbridge-record 1\n",
  json: "{}\n",
};

test("the invitation to a table goes in headers and bodies", async () => {
  const { asked, fetch, http } = listening({ views: {} });
  const source = new TableSource(http, "t1", "s3cret", fetch);
  await source.position(3);
  await source.analysis(40);
  await source.record("json");
  expect(asked.map(({ url }) => url)).toEqual([
    "/api/tables/t1/positions/3",
    "/api/tables/t1/analysis",
    "/api/tables/t1/record?format=json",
  ]);
  expect(asked[0]?.init.headers).toMatchObject({ "x-ironbridge-invite": "s3cret" });
  expect(JSON.parse(String(asked[1]?.init.body))).toMatchObject({ first: 40, invite: "s3cret" });
  expect(asked[2]?.init.headers).toEqual({ "x-ironbridge-invite": "s3cret" });
  expect(await source.path({ ply: 3 })).toBe("/replay/t1#ply=3&invite=s3cret");
});

test("who was not invited says nothing of it", async () => {
  const { asked, fetch, http } = listening({ views: {} });
  const source = new TableSource(http, "t1", undefined, fetch);
  await source.position(0);
  expect(Object.keys(asked[0]?.init.headers ?? {})).toEqual(["accept-language"]);
  expect(await source.path({ ply: 0 })).toBe("/replay/t1#ply=0");
});

test("a record that cannot be fetched is not saved", async () => {
  const { http } = listening({});
  const refusing = new TableSource(http, "t1", undefined, async () => new Response("", { status: 404 }));
  expect(await refusing.record("text")).toBeNull();
  const lost = new TableSource(http, "t1", undefined, () => Promise.reject(new Error("offline")));
  expect(await lost.record("text")).toBeNull();
});

test("a record is asked about as a whole, and fits into a link", async () => {
  const { asked, http } = listening({ views: { 0: { you: 0 } } });
  const source = new RecordSource(http, record);
  expect(await source.position(1)).toEqual({ ok: true, value: { 0: { you: 0 } } });
  await source.analysis(0);
  expect(asked.map(({ init }) => JSON.parse(String(init.body)).record)).toEqual([record.text, record.text]);
  expect([await source.record("text"), await source.record("json")]).toEqual([record.text, record.json]);
  const link = new URL(await source.path({ ply: 1, view: "analysis" }), "http://localhost");
  expect([link.pathname, link.search]).toEqual(["/record", ""]);
  const parts = new URLSearchParams(link.hash.slice(1));
  expect([parts.get("ply"), parts.get("view")]).toEqual(["1", "analysis"]);
  expect(await unpacked(parts.get("record") ?? "")).toBe(record.text);
});

test("a record looks like a table at which nothing is hidden", () => {
  const table = tableOf(record, () => "?");
  expect([table.status, table.plies, table.seats.map((seat) => seat.name)]).toEqual(["abandoned", 2, ["Nora", "Élias"]]);
  expect(
    tableOf({ ...record, names: [], result: { final: true, scores: [1, 2], ties: [], places: [], winners: [] } }, (seat) => `${seat}`),
  ).toMatchObject({
    status: "over",
    seats: [{ name: "0" }, { name: "1" }],
  });
  expect(entriesOf(record).map(({ number, seat, text }) => [number, seat, text])).toEqual([
    [0, 1, "pass"],
    [1, 1, "card leek"],
  ]);
});
