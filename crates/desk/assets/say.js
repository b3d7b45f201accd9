// Spoken announcements (Appendix D), with words that the server gives, in the reader's language.

const synthesis = globalThis.speechSynthesis;
const KEY = "adoube-speaks";

/** Whether this browser can speak at all. */
export const canSpeak = Boolean(synthesis && globalThis.SpeechSynthesisUtterance);

export class Speaker {
  #on = false;
  #spoken = 0;

  constructor(language, since = 0) {
    this.language = language;
    this.#spoken = since;
    try {
      this.#on = canSpeak && localStorage.getItem(KEY) === "yes";
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

  /** Says a text now, whether or not announcements are on. */
  say(text) {
    if (!canSpeak || !text) return;
    const words = new SpeechSynthesisUtterance(text);
    words.lang = this.language;
    const voice = synthesis.getVoices().find((candidate) => candidate.lang.toLowerCase().startsWith(this.language));
    if (voice) words.voice = voice;
    synthesis.speak(words);
  }

  /** Says the announcements that have not been said: [{ number, text }]. */
  announce(announcements) {
    for (const { number, text } of announcements ?? []) {
      if (number <= this.#spoken) continue;
      this.#spoken = number;
      if (this.#on) this.say(text);
    }
  }

  /** Makes a button that turns announcements on and off; it disappears where the browser cannot speak. */
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
