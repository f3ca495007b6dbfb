import { invalidType, invalidValue, missingField } from "@almanac/kernel/errors/issue";
import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import type { Decoder } from "./createDecoder.ts";
import { type SafeResult, VinError, type VinIssue } from "./errors.ts";
import { tablesOf } from "./internal/answer/tables.ts";
import { type ElementAnswer, readElements } from "./internal/elements/read-elements.ts";
import { type Clock, latestYearOf } from "./internal/vin/read-vin.ts";
import { toCapitals } from "./internal/vin/vin-characters.ts";
import { dataError } from "./internal/vpic/data-error.ts";

/** Options of {@link decodeElements}. */
export interface DecodeElementsOptions extends Clock {
  /** The model year, if the caller knows it. A whole number from 1900 to 2100. */
  readonly year?: number | undefined;
}

/**
 * Answers a VIN, whole or partial, as NHTSA's own procedure does: each element by its number, in
 * NHTSA's words, with the error codes and the suggested VIN. A partial VIN is shorter than 17
 * characters, or has `*` for an unknown one. Unlike `decodeVin`, it reads no maker's module, and
 * answers VINs that are wrong or whose maker NHTSA does not know.
 *
 * @example
 * decodeElements(decoder, "5UXWX7C5*BA").elements.find(({ id }) => id === 28)?.value; // => "X3"
 *
 * @throws {VinError} if the input is not a text of at most 64 characters, or an option is wrong.
 */
export function decodeElements(
  decoder: Decoder,
  vin: string,
  options?: DecodeElementsOptions,
): ElementAnswer {
  return unwrap(safeDecodeElements(decoder, vin, options));
}

/**
 * Like {@link decodeElements}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeDecodeElements(decoder, 42).success; // => false
 */
export function safeDecodeElements(
  decoder: Decoder,
  vin: unknown,
  options?: DecodeElementsOptions,
): SafeResult<ElementAnswer> {
  const tables = tablesOf(decoder);
  if (tables === undefined) {
    const issue = invalidType(["decoder"], "a decoder that createDecoder has created", decoder);
    return failure(new VinError([issue]));
  }
  const latestYear = latestYearOf(options, Date.now);
  const year = givenYear(options);
  const issues = [...textIssues(vin), ...yearIssues(year)];
  if (typeof latestYear !== "number") return failure(new VinError([...issues, latestYear]));
  if (issues.length > 0) return failure(new VinError(issues));
  const text = toCapitals(String(vin).trim());
  try {
    return success(readElements(tables, { vin: text, year, latestYear }));
  } catch (error) {
    // The catalogue is opened only when a number is first needed, and its file may be damaged.
    const isKnown = error instanceof VinError;
    return failure(
      isKnown ? error : dataError("damaged_data", "The tables cannot be read.", error),
    );
  }
}

/** The year of the options, which may be any value; NaN if it cannot be read. */
function givenYear(options: DecodeElementsOptions | undefined): number | undefined {
  try {
    return options?.year;
  } catch {
    return Number.NaN;
  }
}

const longest = 64;
const allowed = "a text of at most 64 characters";

function textIssues(vin: unknown) {
  if (vin === undefined) return [missingField(["vin"], allowed)];
  if (typeof vin !== "string") return [invalidType(["vin"], allowed, vin)];
  if (vin.length <= longest) return [];
  const message = `A VIN has 17 characters, and a partial VIN fewer; this text has ${vin.length}. Pass one VIN at a time.`;
  return [{ code: "invalid_length" as const, path: ["vin"], message }];
}

function yearIssues(year: unknown): VinIssue[] {
  if (year === undefined) return [];
  const isYear = typeof year === "number" && Number.isInteger(year) && year >= 1900 && year <= 2100;
  return isYear ? [] : [invalidValue(["year"], "a whole number from 1900 to 2100", year)];
}
