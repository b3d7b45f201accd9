// The parts of a board page that follow the state of the game: moves, rulings, duties, offers, and problems beside the
// buttons and fields that caused them. It draws and asks; it sends nothing.

import { find, findAll, make, setText } from "./dom.js";
import { withFigurines } from "./letters.js";

const NOTATION = "adoube-notation";

export class GameView {
  #root;
  #letters;
  #figurines = false;
  #problems = 0;
  /** @type {GameState | null} */
  #state = null;

  /** @param {HTMLElement} root @param {Record<string, string>} letters the reader's letter of each role */
  constructor(root, letters) {
    this.#root = root;
    this.#letters = letters;
    this.#notation(/** @type {HTMLSelectElement | null} */ (find("[data-notation]", root)));
  }

  /**
   * Shows a state.
   * @param {GameState} state
   * @param {Seat} seat
   */
  show(state, seat) {
    const before = this.#state;
    this.#state = state;
    const root = this.#root;
    this.#showMoves();
    const rulings = find("[data-rulings]", root);
    if (rulings && before?.number !== state.number) {
      rulings.replaceChildren(...(state.rulings ?? []).map((ruling) => rulingItem(ruling)));
    }
    setText(find("[data-status]", root), state.status ?? "");
    this.#showDuties(state.duties ?? []);
    const offers = state.offers ?? [];
    setText(find("[data-offer]", root), offers.map((offer) => offer.text).join(" "));
    for (const element of findAll("[data-when]", root)) {
      element.hidden = !(element.dataset.when ?? "").split(" ").includes(state.phase);
    }
    const open = offers.some((offer) => offer.open && (seat === "both" || offer.by !== seat));
    for (const element of findAll("[data-when-offer]", root)) element.hidden = !open;
    root.dataset.phase = state.phase;
    root.dataset.number = String(state.number);
  }

  #showMoves() {
    const list = find("[data-moves]", this.#root);
    if (!list || !this.#state) return;
    list.replaceChildren(...this.#moveLines(this.#state.moves ?? []));
    list.scrollTop = list.scrollHeight;
  }

  /** @param {MoveLine[]} moves */
  #moveLines(moves) {
    /** @type {Map<number, Partial<Record<Colour, MoveLine>>>} */
    const rows = new Map();
    for (const move of moves) rows.set(move.number, { ...rows.get(move.number), [move.by]: move });
    return [...rows].map(([number, row]) => {
      const line = make("li");
      line.value = number;
      for (const colour of /** @type {const} */ (["white", "black"])) {
        const move = row[colour];
        const nothing = row.white ? "" : "…";
        const text = move ? this.#written(move.text) + (move.completed ? "" : " …") : nothing;
        const cell = make("span", `game-move game-${colour}`, {}, text);
        if (move?.clock) cell.append(make("small", "", {}, ` ${move.clock}`));
        line.append(cell);
      }
      return line;
    });
  }

  /** @param {string} text */
  #written(text) {
    return this.#figurines ? withFigurines(text, this.#letters) : text;
  }

  /** @param {{ text: string, article: string, href: string }[]} duties */
  #showDuties(duties) {
    const place = find("[data-duty]", this.#root);
    if (!place || !(place.textContent || duties.length)) return;
    place.replaceChildren(...duties.flatMap((duty) => [`${duty.text} `, articleLink(duty), " "]));
  }

  /**
   * Letters or figurines in the list of moves, as the reader likes.
   * @param {HTMLSelectElement | null} list
   */
  #notation(list) {
    if (!list) return;
    try {
      list.value = localStorage.getItem(NOTATION) === "figurines" ? "figurines" : "letters";
    } catch {
      // A browser that keeps nothing shows letters.
    }
    this.#figurines = list.value === "figurines";
    list.addEventListener("change", () => {
      this.#figurines = list.value === "figurines";
      this.#showMoves();
      try {
        localStorage.setItem(NOTATION, list.value);
      } catch {
        // Chosen for this page only.
      }
    });
  }

  /**
   * Says beside a button or a form's field why its act was not done; without a reason it takes an older one away.
   * @param {HTMLElement} box
   * @param {string | undefined} why
   */
  problem(box, why) {
    const button = box.matches("button");
    const old = button ? box.nextElementSibling : find(".problem", box);
    if (old?.classList.contains("problem")) old.remove();
    for (const input of findAll("input[aria-invalid]", box)) input.removeAttribute("aria-invalid");
    if (!why || !box.isConnected) return;
    this.#problems += 1;
    const words = make("p", "problem", { id: `problem-${this.#problems}`, role: "alert" }, why);
    if (button) {
      box.after(words);
      return;
    }
    box.append(words);
    const field = find("input:not([type=hidden])", box);
    field?.setAttribute("aria-invalid", "true");
    field?.setAttribute("aria-describedby", words.id);
    field?.focus();
  }

  /**
   * Asks once more before an act that cannot be taken back.
   * @param {string} question
   * @param {string} act the label of the button that does it
   * @returns {Promise<boolean>}
   */
  isSure(question, act) {
    const dialog = /** @type {HTMLDialogElement | null} */ (find("dialog[data-sure]", this.#root));
    if (!dialog) return Promise.resolve(true);
    setText(find("[data-question]", dialog), question);
    setText(find("button[value=yes]", dialog), act);
    return new Promise((resolve) => {
      dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
      dialog.returnValue = "";
      dialog.showModal();
    });
  }
}

/** @param {{ article: string, href: string }} cited */
const articleLink = ({ article, href }) => make("a", "", { href }, article);

/** @param {RulingLine} ruling */
function rulingItem(ruling) {
  const item = make("li");
  const head = make("p", "", {}, `${ruling.at} · ${ruling.text}`);
  if (ruling.reason) head.append(" · ", make("em", "", {}, ruling.reason));
  item.append(head);
  for (const answer of ruling.answers) {
    const line = make("p", "game-answer", {}, `${answer.text} `);
    line.append(articleLink(answer));
    item.append(line);
  }
  return item;
}
