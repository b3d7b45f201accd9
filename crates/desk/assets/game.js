// The page of one board: hands make acts, the desk's answers make the page.
//
// The page carries everything it needs in <main data-game='{…}'> (PROTOCOL.md, "Pages"). The same module serves the
// board page and the clock page. `gameview.js` draws the lists, `sender.js` sends, `live.js` listens.

/**
 * @import { AdoubeBoard } from "./board.js"
 * @import { AdoubeClock } from "./clock.js"
 */

import "./board.js";
import { released, touched } from "./acts.js";
import { keepAwake } from "./clock.js";
import { filled, find, findAll } from "./dom.js";
import { GameView } from "./gameview.js";
import { inEnglish } from "./letters.js";
import { keepTime, Live, Regions, showConnection } from "./live.js";
import { colourOf, other, squareIndex, turnOf } from "./men.js";
import { Speaker } from "./say.js";
import { Sender } from "./sender.js";
import { ServerTime } from "./time.js";

/** @param {Event} event */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;

/** @param {Event} event */
const targetOf = (event) => /** @type {HTMLElement} */ (event.target);

/** @param {Answer[]} [answers] */
const refusedIn = (answers) => answers?.find((answer) => answer.kind === "refused");

export class GamePage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {GameConfig} */
    this.config = JSON.parse(root.dataset.game ?? "");
    this.board = /** @type {AdoubeBoard | null} */ (find("adoube-board", root));
    this.clock = /** @type {AdoubeClock | null} */ (find("adoube-clock", root));
    this.time = new ServerTime();
    this.sender = new Sender(this.config.act, this.time, this.config.token);
    const said = this.config.state?.number ?? 0;
    this.speaker = new Speaker(this.config.language, said, find("[data-announced]", root));
    this.view = new GameView(root, this.config.letters ?? {});
    this.regions = new Regions();
    this.live = new Live(this.config.events, ["state"], { time: this.time, last: this.config.state?.number });
    /** @type {GameState | null} */
    this.state = null;
    /** @type {Loose | null} */
    this.loose = null;
    /** @type {SquareName[]} Squares touched here in this turn that no state has named yet. */
    this.mine = [];
    /** @type {string | undefined} The reason of the last refusal that was no answer of the Laws. */
    this.refusal = undefined;
    if (this.clock) this.clock.time = this.time;
    this.show(this.config.state);
    this.#listen();
    this.#connect();
  }

  get seat() {
    return this.config.seat;
  }

  /**
   * The actor here: the seat, or on a board shared by both the player on the move.
   * @param {Man} [man]
   * @returns {Seat | null}
   */
  actor(man) {
    if (this.seat !== "both") return this.seat;
    const last = this.state?.last;
    // Until the clock is pressed, the man that was put down is still its player's to take up.
    if (last && !last.completed && man && colourOf(man) === last.by) return last.by;
    return this.state ? turnOf(this.state.fen) : colourOf(man ?? "P");
  }

  /** The side whose clock is pressed here. */
  get #presser() {
    return this.seat === "both" ? this.clock?.clocks.running : this.seat;
  }

  /**
   * @param {string} text
   * @param {string | null} [who]
   */
  async act(text, who) {
    const actor = who ?? this.actor();
    if (actor !== "white" && actor !== "black" && actor !== "arbiter") return null;
    // The arbiter's reason goes with the next act, and with no other.
    const field = /** @type {HTMLInputElement | null} */ (
      this.seat === "arbiter" ? find("[data-reason]", this.root) : null
    );
    const reason = field?.value.trim() ?? "";
    if (field) field.value = "";
    const answer = await this.sender.send(`${actor} ${text}`, reason);
    if (field && !answer && !field.value) field.value = reason;
    return answer;
  }

  /**
   * Shows the state of the game if it is not older than the one shown.
   * @param {GameState | null} state
   */
  show(state) {
    if (!state || (this.state && state.number < this.state.number)) return;
    const before = this.state;
    this.state = state;
    if (before?.fen !== state.fen) this.mine = [];
    this.#draw();
    this.view.show(state, this.seat);
    // Pending claims and counters are drawn by the desk.
    const ruled =
      before && (before.phase !== state.phase || before.rulings?.[0]?.number !== state.rulings?.[0]?.number);
    if (ruled && this.seat === "arbiter") this.regions.refresh(["pending", "counters", "ruling-box"], 100);
    this.speaker.announce(state.says);
  }

  /** Draws men and clocks, unless an act from here is still on its way: then its answer will. */
  #draw() {
    const { state } = this;
    if (!state || this.sender.waiting > 0) return;
    this.loose = state.loose;
    this.board?.setAttribute("variant", state.variant ?? "standard");
    this.#showBoard();
    this.clock?.show(state.clocks);
    // A player who closed the question what a pawn becomes is asked again by this button.
    const open = this.loose?.kind === "promotion" && (this.seat === "both" || this.seat === this.loose.by);
    for (const element of findAll("[data-when-promoting]", this.root)) element.hidden = !open;
  }

  #showBoard() {
    const { fen, last, hand } = this.state ?? {};
    this.board?.show({ fen, last, touched: hand?.squares ?? [], loose: this.loose });
  }

  /** @param {string} [text] */
  tell(text) {
    const message = find("[data-message]", this.root);
    if (message) message.textContent = text ?? "";
    this.board?.say(text);
  }

  #listen() {
    const { board, clock, root } = this;
    board?.addEventListener("touch", (event) => this.#touched(detailOf(event)));
    board?.addEventListener("release", (event) => this.#released(board, detailOf(event)));
    board?.addEventListener("aside", (event) => this.#aside(board, detailOf(event)));
    board?.addEventListener("press", () => this.#press(this.#presser));
    clock?.addEventListener("press", (event) => this.act("presses", detailOf(event).colour));
    this.sender.addEventListener("answer", (event) => this.#answered(detailOf(event)));
    this.sender.addEventListener("refused", (event) => {
      // A request that the desk refuses before it reads it, such as a seat that is no longer one, has no words of its own.
      this.refusal = detailOf(event).text || this.config.words?.notTaken;
      this.tell(this.refusal);
      this.#again();
    });
    this.sender.addEventListener("trouble", () => this.tell(this.config.words?.trouble));
    this.sender.addEventListener("through", () => this.tell(""));
    root.addEventListener("click", (event) => {
      const button = targetOf(event).closest("button[data-act]");
      const field = targetOf(event).closest("button[data-field]")?.closest("[data-act]");
      if (button || field) event.preventDefault();
      if (button) this.#button(/** @type {HTMLElement} */ (button));
      else if (field) this.#filled(/** @type {HTMLElement} */ (field));
    });
    root.addEventListener("keydown", (event) => {
      const field = event.key === "Enter" && targetOf(event).closest("div[data-act] input")?.closest("[data-act]");
      if (!field) return;
      event.preventDefault();
      this.#filled(/** @type {HTMLElement} */ (field));
    });
    root.addEventListener("submit", (event) => this.#typed(event));
    if (clock) document.addEventListener("keydown", (event) => this.#key(clock, event));
    // Acts that have not been sent yet would be lost with the page.
    addEventListener("beforeunload", (event) => {
      if (this.sender.waiting > 0) event.preventDefault();
    });
    this.#listenToTools();
    if (this.seat !== "none") keepAwake();
  }

  /** How the page looks and sounds: nothing here acts. */
  #listenToTools() {
    const { board, clock, root, speaker } = this;
    root.addEventListener("change", (event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      if (field.matches("[data-view]")) board?.setAttribute("view", field.value);
      if (field.matches("[data-sound]") && clock) clock.sound = field.checked;
    });
    speaker.control(find("[data-speak]", root));
    speaker.choice(/** @type {HTMLSelectElement | null} */ (find("[data-voice]", root)));
    /** @param {HTMLElement | null} element @param {string} attribute */
    const turn = (element, attribute) => {
      const now = element?.getAttribute(attribute) === "black" ? "black" : "white";
      element?.setAttribute(attribute, other(now));
    };
    find("[data-turn]", root)?.addEventListener("click", () => {
      turn(board, "orientation");
      turn(clock, "bottom");
    });
    find("[data-fullscreen]", root)?.addEventListener("click", () => {
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen?.().catch(() => {});
    });
    find("[data-times]", root)?.addEventListener("click", () => {
      const words = clock?.words() ?? "";
      this.tell(words);
      speaker.say(words);
    });
  }

  #connect() {
    this.live.addEventListener("state", (event) => {
      const state = /** @type {GameState} */ (detailOf(event));
      if (state.game === this.config.game) this.show(state);
    });
    showConnection(this.live, find("[data-connection]", this.root));
    keepTime(this.config.time, this.time);
  }

  // ---- hands -----------------------------------------------------------------------------------------------------

  /** @param {{ square: SquareName, man: Man }} touch */
  #touched({ square, man }) {
    const act = touched(square, [...(this.state?.hand?.squares ?? []), ...this.mine]);
    if (!act || this.state?.phase === "over") return;
    if (this.loose?.kind === "promotion" && square === this.loose.to) return;
    this.mine.push(square);
    // A man that has just been put down and is taken up again is where its move began, for the Laws.
    const last = this.state?.last;
    const began = last && !last.completed && last.to === square && last.by === colourOf(man) ? last.from : square;
    this.act(`touches ${began}`, this.actor(man));
  }

  /** @param {AdoubeBoard} board @param {{ man: Man, from: SquareName, to: SquareName }} hand */
  async #released(board, { man, from, to }) {
    const { last, variant } = this.state ?? {};
    const move = released({ man, from, to }, { men: board.men, loose: this.loose, last, variant });
    if (!move) return;
    board.put(from, to);
    this.loose = move.loose;
    if (!move.act) return;
    if (move.act === "plays O-O" || move.act === "plays O-O-O") this.#castled(board, move.act, colourOf(man));
    this.stopAdjusting();
    const sent = this.act(move.act, this.actor(man));
    if (move.loose?.kind === "promotion") await this.promote(move.loose);
    await sent;
  }

  /**
   * The piece that the pawn on the last rank becomes; closing the question leaves it open, and the pawn where it is.
   * @param {Promotion} loose
   */
  async promote(loose) {
    const answer = (await this.board?.choosePromotion(loose.by, loose.to)) ?? null;
    if (answer === null) return;
    const man = loose.by === "white" ? answer : answer.toLowerCase();
    if (answer) this.board?.put(loose.to, loose.to, man);
    this.loose = null;
    await this.act(`plays ${loose.from}-${loose.to}${answer ? `=${answer}` : ""}`, this.actor(man || "P"));
  }

  /** @param {AdoubeBoard} board @param {string} act @param {Colour | null} colour */
  #castled(board, act, colour) {
    const rank = colour === "white" ? "1" : "8";
    const { men } = board;
    const [king, rook, corner] = act === "plays O-O" ? ["g", "f", "h"] : ["c", "d", "a"];
    if (men[squareIndex(`e${rank}`)].toUpperCase() === "K") board.put(`e${rank}`, king + rank);
    if (men[squareIndex(corner + rank)].toUpperCase() === "R") board.put(corner + rank, rook + rank);
  }

  /**
   * A man is put beside the board: an opponent's stays there, to be captured; an own one goes back.
   * @param {AdoubeBoard} board
   * @param {{ man: Man, square: SquareName }} hand
   */
  #aside(board, { man, square }) {
    if (colourOf(man) !== this.actor(man)) board.lift(square);
  }

  /** @param {Seat | null | undefined} colour */
  #press(colour) {
    if (!colour) return;
    if (this.clock && (colour === "white" || colour === "black")) this.clock.press(colour);
    else if (!this.clock) this.act("presses", colour);
  }

  /** @param {AdoubeClock} clock @param {KeyboardEvent} event */
  #key(clock, event) {
    const target = targetOf(event);
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (target.closest("input, textarea, select, dialog, a, summary, button, .ab-square")) return;
    const colour = this.#presser;
    if ((event.key === " " || event.key === "Enter") && colour) {
      event.preventDefault();
      if (colour === "white" || colour === "black") clock.press(colour);
    }
  }

  stopAdjusting() {
    if (this.board?.adjusting) {
      this.board.adjusting = false;
      this.mine = [];
      find('[data-act="says adjust"]', this.root)?.setAttribute("aria-pressed", "false");
    }
  }

  // ---- buttons and fields ----------------------------------------------------------------------------------------

  /** @param {HTMLElement} button */
  async #button(button) {
    const act = button.dataset.act ?? "";
    if (button.dataset.sure && !(await this.view.isSure(button.dataset.sure, button.textContent ?? ""))) return;
    if (act === "presses") return this.#press(this.#presser);
    if (act === "promote") return this.loose?.kind === "promotion" ? this.promote(this.loose) : undefined;
    if (act === "says adjust") {
      // The same button ends it: touches count again then.
      if (this.board?.adjusting) {
        this.stopAdjusting();
        await this.act("stops adjusting", button.dataset.who);
        return;
      }
      button.setAttribute("aria-pressed", "true");
      this.mine = [];
      if (this.board) this.board.adjusting = true;
    } else this.stopAdjusting();
    const box = /** @type {HTMLElement} */ (button.closest(".game-form") ?? button);
    this.#beside(box, await this.act(act, button.dataset.who));
  }

  /**
   * Says beside a button or a field why its act was not done; true if it was done.
   * @param {HTMLElement} box
   * @param {ActAnswer | null} answer
   */
  #beside(box, answer) {
    const why = answer ? refusedIn(answer.answers)?.text : this.refusal;
    this.view.problem(box, why);
    return !why;
  }

  /**
   * Fields of the arbiter's form that complete an act: <div data-act="sets white {time}">.
   * @param {HTMLElement} box
   */
  async #filled(box) {
    const inputs = /** @type {HTMLInputElement[]} */ (findAll("input[data-name]", box));
    const values = Object.fromEntries(inputs.map((input) => [input.dataset.name ?? "", input.value.trim()]));
    const text = filled(box.dataset.act, values).replace(/\s+/g, " ").trim();
    if (!this.#beside(box, await this.act(text, box.dataset.who))) return;
    for (const input of inputs) input.value = input.defaultValue;
  }

  /**
   * A form whose field completes an act: <form data-act="plays {move}">.
   * @param {SubmitEvent} event
   */
  async #typed(event) {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.dataset.act) return;
    event.preventDefault();
    /** @type {Record<string, string>} */
    const values = {};
    for (const [name, value] of new FormData(form)) {
      const words = String(value).trim();
      values[name] = name === "move" || name === "written" ? inEnglish(words, this.config.letters) : words;
    }
    this.stopAdjusting();
    const text = filled(form.dataset.act, values).replace(/\s+/g, " ").trim();
    if (this.#beside(form, await this.act(text, form.dataset.who))) form.reset();
  }

  // ---- answers ---------------------------------------------------------------------------------------------------

  /** @param {ActAnswer} answer */
  #answered(answer) {
    const answers = answer.answers ?? [];
    const refused = refusedIn(answers);
    // The duties that a touch brings are shown in a line of their own.
    const told = answers.filter((one) => one.kind !== "must" && one.kind !== "free");
    this.tell(refused ? refused.text : told.map((one) => one.text).join(" "));
    if (!refused) this.board?.say(answers.map((one) => one.text).join(" "));
    if (refused) this.clock?.undo();
    if (answer.state) this.show(answer.state);
    if (refused) this.#again();
    else this.#draw();
  }

  /** Shows the server's position again, whatever was put on this screen. */
  #again() {
    this.loose = this.state?.loose ?? null;
    this.mine = [];
    this.clock?.undo();
    this.#showBoard();
  }
}

for (const root of findAll("[data-game]")) {
  /** @type {HTMLElement & { adoube?: GamePage }} */ (root).adoube = new GamePage(root);
}
