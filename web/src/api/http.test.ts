// Requests: what is sent, and that everything that can go wrong is a value.
import { expect, test } from "vitest";
import { UNREACHED } from "./answer";
import { address, Http, type Fetch } from "./http";

function answering(status: number, body: unknown) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init });
    return new Response(status === 204 ? null : typeof body === "string" ? body : JSON.stringify(body), { status });
  };
  const caller = { csrf: "secret", language: "fr", unreached: () => "nobody there" };
  return { http: new Http(caller, fetch), sent };
}

test("fills in the path and the query, and leaves out what is not said", () => {
  const asked = { path: { table_id: "a/b" }, query: { move: "build x", seat: null, limit: 2 } };
  expect(address("/api/tables/{table_id}/why", asked)).toBe("/api/tables/a%2Fb/why?move=build+x&limit=2");
});

test("what may be given several times is given several times", () => {
  expect(address("/api/archive", { query: { name: ["Ada", "Bob, jr"], bot: [] } })).toBe("/api/archive?name=Ada&name=Bob%2C+jr");
});

test("a change carries the proof that our page meant it; a look does not", async () => {
  const { http, sent } = answering(200, []);
  await http.get("/api/games");
  await http.post("/api/tables/{table_id}/start", { path: { table_id: "t" } });
  const headers = sent.map(({ init }) => init.headers as Record<string, string>);
  expect(headers[0]).toEqual({ "accept-language": "fr" });
  expect(headers[1]?.["x-ironbridge-csrf"]).toBe("secret");
});

test("the compiler knows what an operation needs and answers", async () => {
  const { http } = answering(200, []);
  const games = await http.get("/api/games");
  // @ts-expect-error An answer has the fields of the server's type and no others.
  if (games.ok) expect(games.value[0]?.unheardOf).toBeUndefined();
  // @ts-expect-error The table must be named.
  await http.post("/api/tables/{table_id}/start", {});
  // @ts-expect-error Nobody can start all tables.
  await http.post("/api/tables/start", {});
});

test("a refusal keeps the server's sentence, code and rule", async () => {
  const failure = { error: "illegal-move", message: "Pas ici.", rule: "BB-X", reason: null, number: null, field: null };
  const { http } = answering(422, failure);
  const answer = await http.get("/api/games");
  expect(answer).toEqual({ ok: false, failure });
});

test("a page of a proxy and a lost network are both said in our words", async () => {
  const { http } = answering(502, "<html>bad gateway</html>");
  const answer = await http.get("/api/games");
  expect(answer.ok ? "" : answer.failure).toMatchObject({ error: UNREACHED, message: "nobody there" });
  const caller = { csrf: "", language: "en", unreached: () => "offline" };
  const offline = new Http(caller, () => Promise.reject(new TypeError("no network")), []);
  const second = await offline.get("/api/games");
  expect(second.ok ? "" : second.failure.message).toBe("offline");
});

test("a look that got lost is tried again, a change is not", async () => {
  const sent: string[] = [];
  const lost =
    (found: number): Fetch =>
    async (url) => {
      sent.push(url);
      if (sent.length <= found) throw new TypeError("no network");
      return new Response("[]");
    };
  const caller = { csrf: "", language: "en", unreached: () => "offline" };
  expect(await new Http(caller, lost(2), [0, 0]).get("/api/games")).toEqual({ ok: true, value: [] });
  expect(sent).toHaveLength(3);
  sent.length = 0;
  expect((await new Http(caller, lost(9), [0, 0]).get("/api/games")).ok).toBe(false);
  expect(sent).toHaveLength(3);
  sent.length = 0;
  expect((await new Http(caller, lost(1), [0, 0]).post("/api/sign-out", {})).ok).toBe(false);
  expect(sent).toHaveLength(1);
});

test("nothing as an answer is fine", async () => {
  const { http } = answering(204, null);
  expect(await http.post("/api/sign-out", {})).toEqual({ ok: true, value: undefined });
});

test("whoever waits for the server hears whether it answered; what the device has kept says nothing", async () => {
  const heard: boolean[] = [];
  const caller = { csrf: "", language: "en", unreached: () => "", heard: (reached: boolean) => void heard.push(reached) };
  const answers: (() => Response)[] = [
    () => Response.json([]),
    () => Response.json([], { headers: { "x-ironbridge-kept": "yes" } }),
    () => new Response("<html>bad gateway</html>", { status: 502 }),
    () => Response.json({ error: "busy", message: "Later." }, { status: 503 }),
    () => {
      throw new TypeError("no network");
    },
  ];
  const http = new Http(caller, async () => answers.shift()!(), []);
  for (let asked = 0; asked < 5; asked++) await http.get("/api/games");
  expect(heard).toEqual([true, false, true, false]);
});
