import assert from "node:assert/strict";
import test from "node:test";
import { afterPress, delayLeft, digits, ServerTime, shown } from "../../crates/desk/assets/time.js";

const dial = {
  ms: 60_000,
  period: 1,
  periods: 1,
  control: null,
  made: 0,
  increment: 0,
  delay: 0,
  next: null,
  down: false,
};
const clocks = (more = {}) => ({
  running: "white",
  since: 1000,
  delay_left: 0,
  falls: [],
  white: { ...dial },
  black: { ...dial },
  ...more,
});

test("a time as a clock shows it", () => {
  const cases = [
    [0, "0:00"],
    [1, "0:00.0"],
    [19_999, "0:19.9"],
    [20_000, "0:20"],
    [61_000, "1:01"],
    [3_600_000, "1:00:00"],
    [5_403_000, "1:30:03"],
  ];
  for (const [ms, text] of cases) assert.equal(digits(ms), text, String(ms));
});

test("only the running side loses time, after its delay", () => {
  assert.equal(shown(clocks(), "white", 11_000), 50_000);
  assert.equal(shown(clocks(), "black", 11_000), 60_000);
  assert.equal(shown(clocks({ delay_left: 4000 }), "white", 11_000), 54_000);
  assert.equal(delayLeft(clocks({ delay_left: 4000 }), 2000), 3000);
  assert.equal(delayLeft(clocks({ running: null, delay_left: 4000 }), 2000), 0);
});

test("6.4: at nought the next period begins, or the flag is down", () => {
  assert.equal(shown(clocks(), "white", 70_000), 0);
  const next = clocks({ white: { ...dial, next: 30_000 } });
  assert.equal(shown(next, "white", 71_000), 20_000);
});

test("a press adds the increment and starts the other side", () => {
  const before = clocks({ white: { ...dial, increment: 30_000 }, black: { ...dial, delay: 5000 } });
  const after = afterPress(before, "white", 11_000);
  assert.deepEqual(
    [after.running, after.since, after.delay_left, after.white.ms, after.white.made],
    ["black", 11_000, 5000, 80_000, 1],
  );
  assert.equal(afterPress(before, "black", 11_000), before, "the other side's press moves nothing");
  const late = afterPress(clocks(), "white", 90_000);
  assert.deepEqual([late.white.ms, late.white.down], [0, true]);
});

test("the server's time is that of the shortest round trip, corrected by what arrives", () => {
  const time = new ServerTime();
  const now = performance.now();
  time.asked(now - 1000, 50_000, now - 600);
  time.asked(now - 100, 51_000, now - 80);
  assert.equal(time.uncertainty, 10);
  const offset = 51_000 - (now - 90);
  const [before, found, after] = [performance.now(), time.now(), performance.now()];
  assert.ok(before + offset <= found && found <= after + offset, `${found} is not ${before + offset}`);
  time.asked(5, Number.NaN, 6);
  time.asked(6, 1, 5);
  assert.equal(time.uncertainty, 10, "nonsense is ignored");
});
