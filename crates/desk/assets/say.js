// Spoken announcements (Appendix D), with words that the server gives: in the reader's language, or the German ones of
// D.2.1, which are understood everywhere.

const synthesis = globalThis.speechSynthesis;
const KEY = "adoube-speaks";
const VOICE = "adoube-voice";

/** Whether this browser can speak at all. */
export const canSpeak = Boolean(synthesis && globalThis.SpeechSynthesisUtterance);

/**
 * The voice for a language: of the same language and country if there is one, else of the same language. Browsers
 * write codes in upper or lower case, with `-` or, on some Android devices, with `_`.
 * @template {{ lang: string }} Voice
 * @param {Voice[]} voices
 * @param {string} language a code such as `eu` or `pt-BR`
 * @returns {Voice | undefined}
 */
export function voiceFor(voices, language) {
  const code = (/** @type {string} */ written) => written.toLowerCase().replaceAll("_", "-");
  const primary = (/** @type {string} */ written) => code(written).split("-")[0];
  return (
    voices.find((voice) => code(voice.lang) === code(language)) ??
    voices.find((voice) => primary(voice.lang) === primary(language))
  );
}

export class Speaker {
  #on = false;
  #spoken = 0;
  #german = false;
  /** @type {Announcement | null} */
  #last = null;

  /**
   * @param {string} language
   * @param {number} since the number of the last announcement that has been said
   * @param {HTMLElement | null} shown where the last announcement can be read
   */
  constructor(language, since = 0, shown = null) {
    this.language = language;
    this.#spoken = since;
    this.shown = shown;
    try {
      this.#on = canSpeak && localStorage.getItem(KEY) === "yes";
      this.#german = localStorage.getItem(VOICE) === "german";
    } catch {
      this.#on = false;
    }
  }

  get on() {
    return this.#on;
  }

  set on(value) {
    this.#on = Boolean(value) && canSpeak;
    if (!this.#on) synthesis?.cancel();
    try {
      localStorage.setItem(KEY, this.#on ? "yes" : "no");
    } catch {
      // A browser that keeps nothing still speaks.
    }
  }

  /**
   * Says a text now, whether or not announcements are on.
   * @param {string} text
   */
  say(text, language = this.language) {
    if (!canSpeak || !text) return;
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language;
    const voice = voiceFor(synthesis.getVoices(), language);
    if (voice) words.voice = voice;
    synthesis.speak(words);
  }

  /**
   * Says the announcements that have not been said.
   * @param {Announcement[]} [announcements]
   */
  announce(announcements) {
    for (const announcement of announcements ?? []) {
      this.#last = announcement;
      const fresh = announcement.number > this.#spoken;
      this.#spoken = Math.max(this.#spoken, announcement.number);
      if (fresh && this.#on) this.say(this.#words(announcement), this.#german ? "de" : this.language);
    }
    this.#show();
  }

  /** @param {Announcement} announcement */
  #words({ text, german }) {
    return this.#german ? german : text;
  }

  #show() {
    const text = this.#last ? this.#words(this.#last) : "";
    if (!this.shown || this.shown.textContent === text) return;
    this.shown.textContent = text;
    this.shown.lang = this.#german ? "de" : this.language;
  }

  /**
   * A list from which the words are chosen: `own` or `german`.
   * @param {HTMLSelectElement | null} list
   */
  choice(list) {
    if (!list) return;
    list.value = this.#german ? "german" : "own";
    list.addEventListener("change", () => {
      this.#german = list.value === "german";
      this.#show();
      try {
        localStorage.setItem(VOICE, list.value);
      } catch {
        // Chosen for this page only.
      }
    });
  }

  /**
   * Makes a button that turns announcements on and off; it disappears where the browser cannot speak.
   * @param {HTMLElement | null} button
   */
  control(button) {
    if (!button) return;
    button.hidden = !canSpeak;
    const show = () => button.setAttribute("aria-pressed", String(this.#on));
    button.addEventListener("click", () => {
      this.on = !this.#on;
      show();
    });
    show();
  }
}
