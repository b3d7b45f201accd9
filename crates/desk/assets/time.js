// The server's time on this device, and the times that a chessclock shows (Article 6).
//
// All moments are milliseconds since 1970 on the server's clock. The device's own clock is never trusted: only the
// time that passes on it (performance.now) is used.

const SAMPLES = 12;
const KEEP_MS = 180_000;

/** What the server's clock shows now, from answers to questions and from what arrives by itself. */
export class ServerTime {
  /** @type {{ offset: number, rtt: number, at: number }[]} Asked and answered. */
  #round = [];
  /** @type {{ offset: number, at: number }[]} Arrived; the true offset is not smaller. */
  #floor = [];
  /** @type {number | null} */
  #offset = null;

  /**
   * A question was sent and answered at these moments of performance.now(); the server stamped it between.
   * @param {number} sentAt
   * @param {number} serverMs
   * @param {number} receivedAt
   */
  asked(sentAt, serverMs, receivedAt) {
    const rtt = receivedAt - sentAt;
    if (!(rtt >= 0) || !Number.isFinite(serverMs)) return;
    this.#round.push({ offset: serverMs - (sentAt + receivedAt) / 2, rtt, at: receivedAt });
    this.#settle(receivedAt);
  }

  /**
   * Something with a stamp arrived.
   * @param {number} serverMs
   */
  arrived(serverMs, receivedAt = performance.now()) {
    if (!Number.isFinite(serverMs)) return;
    this.#floor.push({ offset: serverMs - receivedAt, at: receivedAt });
    this.#settle(receivedAt);
  }

  /** @param {number} now */
  #settle(now) {
    /** @param {{ at: number }} sample */
    const recent = (sample) => now - sample.at < KEEP_MS;
    this.#round = this.#round.filter(recent).slice(-SAMPLES);
    this.#floor = this.#floor.filter(recent).slice(-SAMPLES);
    const best = this.#round.length ? this.#round.reduce((a, b) => (a.rtt <= b.rtt ? a : b)) : null;
    const floor = this.#floor.reduce((most, sample) => Math.max(most, sample.offset), -Infinity);
    if (!best) this.#offset = floor > -Infinity ? floor : this.#offset;
    // What arrived cannot have been sent later than it arrived: the bound corrects a lopsided round trip.
    else this.#offset = Math.min(Math.max(best.offset, floor), best.offset + best.rtt / 2);
  }

  /** Half the best round trip: how far off the estimate can be. */
  get uncertainty() {
    return this.#round.reduce((least, sample) => Math.min(least, sample.rtt / 2), Infinity);
  }

  now() {
    return this.#offset === null ? Date.now() : performance.now() + this.#offset;
  }
}

/**
 * The time that one side of the clock shows at a moment.
 * @param {Clocks} clocks
 * @param {Colour} colour
 * @param {number} now
 */
export function shown(clocks, colour, now) {
  const dial = clocks[colour];
  if (clocks.running !== colour || dial.down) return dial.ms;
  const elapsed = Math.max(0, now - clocks.since - clocks.delay_left);
  if (elapsed < dial.ms) return dial.ms - elapsed;
  // At nought the next period's time is put on if the moves are made; else the flag is down (6.4).
  return dial.next === null ? 0 : Math.max(0, dial.ms + dial.next - elapsed);
}

/**
 * The delay that is left at a moment.
 * @param {Clocks} clocks
 * @param {number} now
 */
export function delayLeft(clocks, now) {
  return clocks.running ? Math.max(0, clocks.delay_left - Math.max(0, now - clocks.since)) : 0;
}

/**
 * The clocks after a press, as the server will most likely answer; the same object if the press moves no clock.
 * @param {Clocks} clocks
 * @param {Colour} colour
 * @param {number} now
 * @returns {Clocks}
 */
export function afterPress(clocks, colour, now) {
  if (clocks.running !== colour) return clocks;
  const opponent = colour === "white" ? "black" : "white";
  const dial = clocks[colour];
  const left = shown(clocks, colour, now);
  const down = left === 0;
  return {
    ...clocks,
    running: opponent,
    since: now,
    delay_left: clocks[opponent].delay,
    [colour]: { ...dial, ms: down ? 0 : left + dial.increment, down: dial.down || down, made: dial.made + 1 },
  };
}

/**
 * A time as a clock shows it: h:mm:ss, m:ss, and tenths in the last twenty seconds.
 * @param {number} ms
 */
export function digits(ms) {
  if (ms > 0 && ms < 20_000) return `0:${(Math.floor(ms / 100) / 10).toFixed(1).padStart(4, "0")}`;
  const s = Math.floor(ms / 1000);
  /** @param {number} n */
  const two = (n) => String(n).padStart(2, "0");
  const h = Math.floor(s / 3600);
  return h > 0 ? `${h}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}
