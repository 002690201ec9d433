// For the documentation: which sections "how to play" has in each game, the clauses that say them
// exactly, and the numbers that the texts name. Takes { folder: components } on the standard input.
import { createServer } from "vite";

const boxes = JSON.parse(await new Response(process.stdin).text());
const vite = await createServer({
  root: import.meta.dirname,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false },
});
const told = {};
for (const [folder, components] of Object.entries(boxes)) {
  const { SECTIONS } = await vite.ssrLoadModule(`/src/games/${folder}/learn/guide.ts`);
  const { numbersOf } = await vite.ssrLoadModule(`/src/games/${folder}/learn/numbers.ts`);
  const sections = SECTIONS.map(({ id, rules, later }) => ({ id, rules, later: later ?? false }));
  told[folder] = { sections, numbers: numbersOf(components) };
}
await vite.close();
process.stdout.write(JSON.stringify(told));
