// A scoresheet as the sum of its entries (Articles 8.1-8.7). Pure: the same entries give the same sheet.
//
// An entry is { id, device, made, op }; PROTOCOL.md, "Scoresheet", has the kinds of `op`. Nothing here reads a move: a
// sheet holds what was written, legal or not, and says nothing about it.

import { castlingBegun } from "./acts.js";
import { colourOf, menOf, squareIndex } from "./men.js";

const SQUARES = /^[A-Za-zÀ-ÿ]?([a-h][1-8])[-x:]([a-h][1-8])(?:=?([A-Za-z]))?[+#!?]*$/;

/**
 * The squares of a move in the long form, and the piece a pawn became by the writer's letters; nothing for another form.
 * @param {string} text
 * @param {Record<string, string>} letters
 * @returns {{ from?: SquareName, to?: SquareName, becomes?: string }}
 */
export function squaresOf(text, letters = {}) {
  const found = SQUARES.exec(text.trim());
  if (!found) return {};
  const becomes =
    found[3] && Object.keys(letters).find((role) => letters[role].toUpperCase() === found[3].toUpperCase());
  return { from: found[1], to: found[2], ...(becomes ? { becomes } : {}) };
}

/**
 * The sheet after these entries.
 * @param {SheetEntry[]} entries
 * @returns {Sheet}
 */
export function sheetOf(entries) {
  /** @type {Sheet} */
  const sheet = { lines: [], signed: { white: null, black: null }, holder: null, trace: [] };
  for (const entry of entries) write(sheet, entry);
  return sheet;
}

/** @param {Sheet} sheet @param {SheetEntry} entry */
function write(sheet, entry) {
  const { op } = entry;
  const ply = op.ply ?? 0;
  const line = op.ply === undefined ? undefined : sheet.lines[op.ply];
  // Whoever writes first holds the sheet, until another device takes it over.
  sheet.holder ??= entry.device;
  switch (op.kind) {
    case "write":
    case "dash": {
      /** @type {SheetLine} */
      const fresh = {
        text: op.kind === "dash" ? "" : (op.text ?? ""),
        dash: op.kind === "dash",
        offer: false,
        time: "",
        from: op.from,
        to: op.to,
        becomes: op.becomes,
        before: [],
      };
      if (!line) {
        while (sheet.lines.length < ply) sheet.lines.push({ text: "", dash: true, offer: false, time: "", before: [] });
        sheet.lines.push(fresh);
        return;
      }
      // The same once more, from a device that did not know: nothing is doubled.
      if (line.text === fresh.text && line.dash === fresh.dash) return;
      // What comes late from a device that no longer holds the sheet stays readable, and the sheet as it is.
      if (entry.device !== sheet.holder && !line.dash) {
        if (fresh.text && !line.before.includes(fresh.text)) line.before.push(fresh.text);
        return;
      }
      // Something stands there: a dash is filled, anything else is corrected, and what stood there stays readable.
      const before = line.dash ? [...line.before] : [...line.before, line.text];
      sheet.lines[ply] = { ...fresh, offer: line.offer, time: line.time, before };
      if (!line.dash) sheet.trace.push({ entry, was: line.text });
      return;
    }
    case "strike":
      if (!line || entry.device !== sheet.holder) return;
      sheet.lines.splice(ply, 1);
      sheet.trace.push({ entry, was: line.text });
      return;
    case "offer":
      if (line) line.offer = Boolean(op.on);
      return;
    case "time":
      if (line) line.time = String(op.text ?? "");
      return;
    case "sign":
      if (op.by === "white" || op.by === "black") sheet.signed[op.by] = { result: op.result ?? "", made: entry.made };
      return;
    case "unsign":
      if (op.by === "white" || op.by === "black") sheet.signed[op.by] = null;
      return;
    case "take":
      sheet.holder = entry.device;
      return;
    default:
  }
}

/**
 * The men after the moves of a sheet, or null if one of them does not name its squares.
 * @param {SheetLine[]} lines
 * @param {string} fen the position before the first of them
 */
export function menAfter(lines, fen) {
  const men = menOf(fen);
  for (const { from, to, becomes, text } of lines) {
    if (!from || !to) return null;
    const [start, end] = [squareIndex(from), squareIndex(to)];
    const man = men[start];
    const castling = man ? castlingBegun(men, man, from, to) : null;
    men[end] = becomes ? (colourOf(man) === "white" ? becomes : becomes.toLowerCase()) : man;
    if (start !== end) men[start] = "";
    if (castling && text.startsWith("O-O")) {
      men[squareIndex(castling.rookTo)] = men[squareIndex(castling.rook)];
      men[squareIndex(castling.rook)] = "";
    }
  }
  return men;
}
