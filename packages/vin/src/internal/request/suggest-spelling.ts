import { readVin } from "./read-vin.ts";
import type { VinSuggestion } from "./vin-suggestion.ts";

/** The longest text that can be a VIN with separators. */
const longest = 64;
const separators = /[\s./_\p{Pd}]/u;

/** A text without separators, and with 1 and 0 in place of the letters I, O and Q. */
export interface Spelling {
  readonly text: string;
  /** The positions of the separators in the text without blanks around it. */
  readonly separators: readonly number[];
  /** The positions of the replaced letters in the new text. */
  readonly letters: readonly number[];
}

/** Corrects how a VIN is written. Undefined if the input is not a text, or is far too long. */
export function respell(input: unknown): Spelling | undefined {
  if (typeof input !== "string" || input.length > longest) return undefined;
  const written = [...input.trim().toUpperCase()];
  const kept = written.filter((symbol) => !separators.test(symbol));
  return {
    text: kept.join("").replace(/[OQ]/g, "0").replaceAll("I", "1"),
    separators: written.flatMap((symbol, at) => (separators.test(symbol) ? [at + 1] : [])),
    letters: kept.flatMap((symbol, at) => (/[IOQ]/.test(symbol) ? [at + 1] : [])),
  };
}

/** The VIN that a text becomes if its separators are removed and its letters I, O and Q are replaced; at most one. */
export function suggestSpelling(input: unknown): VinSuggestion[] {
  const spelling = respell(input);
  if (spelling === undefined || "issues" in readVin(spelling.text)) return [];
  const { text: vin, separators: removed, letters } = spelling;
  if (letters.length > 0) return [{ vin, reason: "letter", positions: letters }];
  return removed.length > 0 ? [{ vin, reason: "separator", positions: removed }] : [];
}
