import assert from "node:assert/strict";
import test from "node:test";
import { Sender } from "../../crates/desk/assets/sender.js";

/** A desk that gives these answers, one after the other, and remembers what it was sent. */
function desk(...answers) {
  const sent = [];
  const fetch = async (url, { body, headers }) => {
    sent.push({ url, headers, ...JSON.parse(body) });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    const [status, value] = answer;
    return new Response(value === undefined ? "" : JSON.stringify(value), { status });
  };
  return { sent, fetch };
}

/** Runs with the network replaced and without waiting between tries. */
async function playing(answers, run) {
  const { sent, fetch } = desk(...answers);
  const real = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout };
  globalThis.fetch = fetch;
  globalThis.setTimeout = (go) => real.setTimeout(go, 0);
  const stamps = [];
  const sender = new Sender("/seat/T/act", { asked: (_, serverMs) => stamps.push(serverMs) }, "csrf");
  const events = [];
  for (const name of ["answer", "refused", "trouble", "through"])
    sender.addEventListener(name, () => events.push(name));
  try {
    return { result: await run(sender), sent, events, stamps, sender };
  } finally {
    Object.assign(globalThis, real);
  }
}

test("an act is sent once and answered", async () => {
  const { result, sent, events, stamps } = await playing([[200, { sent: 7, number: 1 }]], (sender) =>
    sender.send("white presses", "a reason"),
  );
  assert.deepEqual(result, { sent: 7, number: 1 });
  assert.deepEqual([sent[0].act, sent[0].reason, sent[0].headers["x-csrf"]], ["white presses", "a reason", "csrf"]);
  assert.deepEqual([events, stamps], [["answer"], [7]]);
});

test("an act is sent again under the same id while the desk is in trouble", async () => {
  const answers = [new Error("no network"), [503], [429], [200, { sent: 1, number: 1 }]];
  const { sent, events, sender } = await playing(answers, (sender) => sender.send("white presses"));
  assert.equal(sent.length, 4);
  assert.equal(new Set(sent.map((act) => act.id)).size, 1);
  assert.deepEqual(events, ["trouble", "trouble", "trouble", "through", "answer"]);
  assert.equal(sender.waiting, 0);
});

test("acts go one after the other, in order", async () => {
  const answers = [[500], [200, { sent: 1, number: 1 }], [200, { sent: 2, number: 2 }]];
  const { sent } = await playing(answers, (sender) =>
    Promise.all([sender.send("white plays e2-e4"), sender.send("white presses")]),
  );
  assert.deepEqual(
    sent.map((act) => act.act),
    ["white plays e2-e4", "white plays e2-e4", "white presses"],
  );
});

test("an act that the desk cannot read is dropped, and the next one goes", async () => {
  const answers = [
    [422, { text: "expected a move" }],
    [200, { sent: 2, number: 2 }],
  ];
  const { result, events } = await playing(answers, (sender) =>
    Promise.all([sender.send("white plays nonsense"), sender.send("white presses")]),
  );
  assert.equal(result[0], null);
  assert.equal(result[1].number, 2);
  assert.deepEqual(events, ["refused", "answer"]);
});
