// A program that plays any game of Ironbridge, in plain JavaScript on Node, without any package. It
// speaks the line protocol of the arena: one JSON object on each line, questions on the standard
// input, answers on the standard output. Let it play on a server:
//
//     IRONBRIDGE_TOKEN=… ironbridge connect --server https://tables.example \
//         --bot "node examples/first_program.mjs" --open brass-birmingham --seats 2
//
// or in the arena:
//
//     ironbridge arena brass-birmingham --alone \
//         --players "program:node examples/first_program.mjs,beginner"
//
// docs/bots.md describes the protocol under "Programs at the table".

import { createInterface } from "node:readline";

/** Words that begin moves which rarely help: it does something else while there is anything else. */
const DULL = new Set(["pass", "loan", "scout", "done", "stop"]);

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  if (question.type === "hello") {
    answer({ protocol: 1 });
  } else if (question.type === "decide") {
    answer({ id: question.id, move: choose(question.legal) });
  } else if (question.type === "end") {
    break;
  }
}

/** The first move that does something. An engine would look at `question.view` here. */
function choose(legal) {
  const useful = legal.filter(({ move }) => !DULL.has(move.split(" ")[0]));
  return (useful[0] ?? legal[0]).move;
}

function answer(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
