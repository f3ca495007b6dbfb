import { invalidType, missingField } from "@almanac/kernel/errors/issue";
import type { VinIssue } from "../../errors.ts";
import { symbols, toCapitals } from "../vin/vin-characters.ts";

/** The mark of one unknown character. */
export const unknownMark = "*";

const allowed = "a text of 3 to 17 characters, with * for each unknown one";

/**
 * Reads a partial VIN: capitals, padded with `*` to 17 characters. The maker's code must be known.
 */
export function readVinPattern(input: unknown): string | VinIssue {
  const path = ["pattern"];
  if (input === undefined) return missingField(path, allowed);
  if (typeof input !== "string") return invalidType(path, allowed, input);
  const text = toCapitals(input.trim());
  if (text.length < 3 || text.length > 17) {
    const message = `A partial VIN has 3 to 17 characters; this text has ${text.length}.`;
    return { code: "invalid_length", path, message };
  }
  const wrong = [...text].flatMap((each, at) =>
    symbols.includes(each) || each === unknownMark ? [] : [at + 1],
  );
  if (wrong.length > 0) {
    return {
      code: "invalid_character",
      path,
      message: `A partial VIN has digits, the letters A to Z without I, O and Q, and * for an unknown character. These positions are wrong: ${wrong.join(", ")}.`,
      positions: wrong,
    };
  }
  const unknown = [1, 2, 3].filter((position) => text[position - 1] === unknownMark);
  if (unknown.length === 0) return text.padEnd(17, unknownMark);
  return {
    code: "invalid_character",
    path,
    message: "Positions 1 to 3 must be known: they name the maker.",
    positions: unknown,
  };
}
