import type { VinSuggestion } from "../../errors.ts";
import { readVin } from "./read-vin.ts";
import { toCapitals } from "./to-capitals.ts";

/** The longest text that can be a VIN with separators. */
const longest = 64;
/** What stands between or around the characters of a VIN, invisible characters of copied texts included. */
const separators = /[\s./_*'"\p{Pd}\p{Cf}]/gu;

/**
 * A text without separators, and with 1 and 0 in place of the letters I, O and Q. Empty if the input is not a text, or
 * is too long to be a VIN.
 */
export function respell(input: unknown): string {
  if (typeof input !== "string" || input.length > longest) return "";
  const text = toCapitals(input.replace(separators, ""));
  return text.replace(/[OQ]/g, "0").replaceAll("I", "1");
}

/** The VIN that a text becomes if its separators are removed and its letters I, O and Q are replaced; at most one. */
export function suggestSpelling(input: unknown): VinSuggestion[] {
  const vin = respell(input);
  if ("issues" in readVin(vin)) return [];
  // Only a text can be respelled to a VIN.
  const written = (input as string).trim();
  const letters = positionsOf(written.replace(separators, ""), /[ioq]/i);
  if (letters.length > 0) return [{ vin, reason: "letter", positions: letters }];
  const removed = positionsOf(written, separators);
  return removed.length > 0 ? [{ vin, reason: "separator", positions: removed }] : [];
}

function positionsOf(text: string, kind: RegExp): number[] {
  return [...text].flatMap((symbol, at) => (symbol.search(kind) < 0 ? [] : [at + 1]));
}
