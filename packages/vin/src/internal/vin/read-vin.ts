import { invalidType, missingField } from "@almanac/kernel/errors/issue";
import type { VinIssue, VinSuggestion } from "../../errors.ts";
import { isWholeVin, symbolIndex, toCapitals } from "./vin-characters.ts";

/** The longest text that is read. A longer text is not a VIN with a few spaces around it. */
const longest = 64;

const allowed = "a text of 17 characters";

/** A well-formed VIN, trimmed and in capitals; or the issues. */
type ReadVin = { readonly vin: string } | { readonly issues: readonly VinIssue[] };

/**
 * Reads 17 capital letters and digits without I, O and Q (ISO 3779). Trims spaces and converts
 * lower-case letters first.
 */
export function readVin(input: unknown): ReadVin {
  if (input === undefined) return { issues: [missingField(["vin"], allowed)] };
  if (typeof input !== "string") return { issues: [invalidType(["vin"], allowed, input)] };
  if (input.length > longest) {
    const message = `A VIN has 17 characters; this text has ${input.length}. Pass one VIN at a time.`;
    return { issues: [{ code: "invalid_length", path: ["vin"], message }] };
  }
  // Fast path: nearly every VIN is already in capitals and without spaces.
  if (isWholeVin(input)) return { vin: input };
  const text = input.trim();
  if (isPartial(text)) return { issues: [partialIssue(text)] };
  const positions = badPositions(text);
  if (text.length !== 17) {
    const length = lengthIssue(text);
    // A text that is far from 17 characters is not a mistyped VIN, so its letters are not reported.
    const isNear = Math.abs(text.length - 17) <= 1;
    const isBoth = isNear && positions.length > 0 && length.hint === undefined;
    return { issues: isBoth ? [length, badIssue(text, positions)] : [length] };
  }
  if (positions.length > 0) return { issues: [badIssue(text, positions)] };
  return { vin: text.toUpperCase() };
}

/**
 * Whether the text is the beginning of a VIN, or one with stars for characters that are not known.
 * Lists that hide serial numbers have both, mostly with the first 10 or 11 characters.
 */
function isPartial(text: string): boolean {
  const pattern = toCapitals(text);
  const isMasked = text.length <= 17 && text.includes("*");
  const isCut = text.length >= 10 && text.length <= 14;
  return (isMasked || isCut) && /^[0-9A-HJ-NPR-Z]{3}[0-9A-HJ-NPR-Z*]*$/.test(pattern);
}

function partialIssue(text: string): VinIssue {
  const stars = [...text].flatMap((each, at) => (each === "*" ? [at + 1] : []));
  const known = text.length - stars.length;
  const given = stars.length > 0 ? `${known} of this text are known` : `this text has ${known}`;
  const isWhole = text.length === 17;
  return {
    code: isWhole ? "invalid_character" : "invalid_length",
    path: ["vin"],
    message:
      `A VIN has 17 characters; ${given}. ` +
      "Use match for a partial VIN: matchVin, GET /v1/vehicles/match, almanac vin match, or find_vehicle." +
      (stars.length > 0 ? "" : olderNumbers),
    hint: "partial_vin",
    ...(isWhole ? { positions: stars } : {}),
  };
}

const olderNumbers = " Chassis numbers from before 1981 are shorter and are not VINs.";

function badPositions(text: string): number[] {
  const bad: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const capital = unit >= 97 && unit <= 122 ? unit - 32 : unit;
    if ((symbolIndex[capital] ?? 255) === 255) bad.push(at + 1);
  }
  return bad;
}

function badIssue(text: string, positions: readonly number[]): VinIssue {
  const shown = positions.slice(0, 17);
  const named = shown.map(
    (position) => `${describe(text.charCodeAt(position - 1))} at ${position}`,
  );
  const mistaken = positions.some((position) => /[ioq]/i.test(text[position - 1] ?? ""));
  return {
    code: "invalid_character",
    path: ["vin"],
    message:
      `A VIN has digits and the letters A to Z without I, O and Q; given was ${named.join(", ")}.` +
      (mistaken ? " I is usually a 1, O and Q a 0." : ""),
    positions: shown,
  };
}

/**
 * Shows printable ASCII unchanged, and any other character by its number, so that a message cannot
 * contain terminal control characters.
 */
function describe(unit: number): string {
  if (unit > 32 && unit < 127) return `"${String.fromCharCode(unit)}"`;
  return `U+${unit.toString(16).toUpperCase().padStart(4, "0")}`;
}

function lengthIssue(text: string): VinIssue {
  const base = `A VIN has 17 characters; this text has ${text.length}.`;
  const issue = { code: "invalid_length", path: ["vin"] } as const;
  if (text.length === 0) return { ...issue, message: `${base} Pass the VIN.` };
  if (/^[A-Z]{1,4}[0-9]{1,3}[A-Z]{0,2}-[0-9]{4,7}$/i.test(text)) {
    return {
      ...issue,
      message: `${base} This is the form of a Japanese frame number, which is not a VIN and contains neither the year nor the plant.`,
      hint: "japanese_frame_number",
    };
  }
  const older = text.length < 17 ? olderNumbers : "";
  return { ...issue, message: `${base}${older}` };
}

/**
 * What stands between or around the characters of a VIN, invisible characters of copied
 * texts included.
 */
const separators = /[\s./_*'"\p{Pd}\p{Cf}]/gu;

/**
 * A text without separators, and with 1 and 0 in place of the letters I, O and Q. Empty if the
 * input is not a text, or is too long to be a VIN.
 */
export function respell(input: unknown): string {
  if (typeof input !== "string" || input.length > longest) return "";
  const text = toCapitals(input.replace(separators, ""));
  return text.replace(/[OQ]/g, "0").replaceAll("I", "1");
}

/**
 * The VIN that a text becomes if its separators are removed and its letters I, O and Q are
 * replaced; at most one.
 */
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

/** The clock of an operation. It is not part of the HTTP request. */
export interface Clock {
  /**
   * The current time, in milliseconds since 1970. Model years after its year + 2 cannot exist.
   * Default: the system clock.
   */
  readonly now?: () => number;
}

/** The largest distance of a date from 1970, in milliseconds (ECMA-262, time values). */
const furthestMs = 8.64e15;

/**
 * The latest model year that can exist: the clock's year + 2. Returns an issue if the clock gives
 * no time.
 */
export function latestYearOf(options: unknown, systemClock: () => number): number | VinIssue {
  let milliseconds: unknown;
  try {
    // Of any other value, reading a field gives undefined or throws, and both are handled here.
    const given: unknown = (options as Clock | null | undefined)?.now;
    const now = given === undefined ? systemClock : given;
    if (typeof now !== "function") {
      return clockIssue("invalid_type", "be a function that returns");
    }
    milliseconds = now();
  } catch {
    milliseconds = undefined;
  }
  return typeof milliseconds === "number" && Math.abs(milliseconds) <= furthestMs
    ? yearOf(milliseconds) + 2
    : clockIssue("invalid_value", "return");
}

function clockIssue(code: VinIssue["code"], what: string): VinIssue {
  return { code, path: ["now"], message: `now must ${what} milliseconds since 1970-01-01.` };
}

function yearOf(milliseconds: number): number {
  if (milliseconds < yearStart || milliseconds >= yearEnd) {
    year = new Date(milliseconds).getUTCFullYear();
    yearStart = Date.UTC(year, 0, 1);
    yearEnd = Date.UTC(year + 1, 0, 1);
  }
  return year;
}

// purity: a cache that changes no answer. Finding the year of a date costs as much as matching a
// VIN, and the year is nearly always the same as in the previous call.
let year = 0;
let yearStart = 0;
let yearEnd = 0;
