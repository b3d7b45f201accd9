// Acts on their way to the server: one at a time, in order, each under an id of its own, so that an act that is sent
// again because nobody knows whether it arrived is taken down once.

import { uuid7 } from "./acts.js";

const WAIT_MS = [0, 300, 800, 2000, 4000];

/**
 * @typedef {{ id: string, at_device_ms: number, act: string, reason?: string }} Body
 * @typedef {{ body: Body, resolve: (answer: ActAnswer | null) => void, tries: number }} Item
 */

export class Sender extends EventTarget {
  /** @type {Item[]} */
  #queue = [];
  #busy = false;

  /**
   * @param {string} url takes the acts
   * @param {{ asked(sentAt: number, serverMs: number, receivedAt: number): void }} time learns from every answer's stamp
   * @param {string} [token] the CSRF token of an arbiter's session
   */
  constructor(url, time, token) {
    super();
    this.url = url;
    this.time = time;
    this.token = token;
  }

  /**
   * Sends an act (PROTOCOL.md); resolves with the server's answer, or null if it was refused as malformed.
   * @param {string} act
   * @returns {Promise<ActAnswer | null>}
   */
  send(act, reason = "") {
    return new Promise((resolve) => {
      /** @type {Body} */
      const body = { id: uuid7(), at_device_ms: Date.now(), act };
      if (reason) body.reason = reason;
      this.#queue.push({ body, resolve, tries: 0 });
      this.#pump();
    });
  }

  get waiting() {
    return this.#queue.length;
  }

  async #pump() {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#queue.length > 0) {
      const item = this.#queue[0];
      const answer = await this.#post(item);
      if (answer === undefined) {
        item.tries += 1;
        this.dispatchEvent(new CustomEvent("trouble", { detail: { waiting: this.#queue.length } }));
        await new Promise((go) =>
          setTimeout(go, WAIT_MS[Math.min(item.tries, WAIT_MS.length - 1)] * (0.7 + Math.random() * 0.6)),
        );
        continue;
      }
      if (item.tries > 0) this.dispatchEvent(new CustomEvent("through"));
      this.#queue.shift();
      item.resolve(answer);
      if (answer) this.dispatchEvent(new CustomEvent("answer", { detail: { act: item.body.act, ...answer } }));
    }
    this.#busy = false;
  }

  /**
   * The answer; null if the server will never take the act; undefined if it should be sent again.
   * @param {Item} item
   * @returns {Promise<ActAnswer | null | undefined>}
   */
  async #post(item) {
    const sentAt = performance.now();
    try {
      /** @type {Record<string, string>} */
      const headers = { "content-type": "application/json", accept: "application/json" };
      if (this.token) headers["x-csrf"] = this.token;
      const response = await fetch(this.url, {
        method: "POST",
        headers,
        credentials: "same-origin",
        cache: "no-store",
        body: JSON.stringify(item.body),
        signal: AbortSignal.timeout(8000),
      });
      if (response.status >= 500 || response.status === 429) return undefined;
      const answer = await response.json().catch(() => null);
      if (answer?.sent) this.time?.asked(sentAt, answer.sent, performance.now());
      if (response.ok) return answer;
      this.dispatchEvent(
        new CustomEvent("refused", {
          detail: { status: response.status, text: answer?.text ?? "", act: item.body.act },
        }),
      );
      return null;
    } catch {
      return undefined;
    }
  }
}
