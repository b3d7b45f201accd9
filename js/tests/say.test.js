import assert from "node:assert/strict";
import test from "node:test";
import { voiceFor } from "../../crates/desk/assets/say.js";

const voices = ["en-US", "pt-PT", "PT_br", "de", "eu-ES", "ESX-es"].map((lang) => ({ lang }));
/** @type {[string, string | undefined][]} */
const cases = [
  ["pt-BR", "PT_br"],
  ["pt-PT", "pt-PT"],
  ["pt-AO", "pt-PT"],
  ["EN", "en-US"],
  ["de-AT", "de"],
  ["eu", "eu-ES"],
  ["es", undefined],
  ["ca", undefined],
];

for (const [language, expected] of cases) {
  test(`the voice for ${language} is ${expected ?? "the browser's choice"}`, () => {
    assert.equal(voiceFor(voices, language)?.lang, expected);
  });
}
