import { invalidType, invalidValue } from "@almanac/kernel/errors/issue";
import { VinError, type VinIssue } from "../../errors.ts";

/**
 * The unpacked content of a data file whose parts are unpacked when they are needed, as `openData`
 * of `@almanac/vin-data` returns it.
 */
export interface PartedData {
  /** All bytes. Those of parts that were not needed yet are 0. */
  readonly bytes: Uint8Array;
  /** Unpacks the parts that have the bytes from `start` to before `end`. */
  readonly need: (start: number, end: number) => void;
}

/**
 * Checks that data are bytes. Their content is checked when they are read.
 *
 * @throws {VinError} `invalid_type`.
 */
export function requireBytes(data: unknown): void {
  const issue = bytesIssue(data);
  if (issue !== undefined) throw new VinError([issue]);
}

/**
 * Checks the data and the options of a decoder.
 *
 * @throws {VinError} `invalid_type` or `invalid_value`, with every issue.
 */
export function requireDecoderInput(data: unknown, options: unknown): void {
  const issues = [bytesIssue(bytesOf(data)), optionsIssue(options)].filter(
    (issue) => issue !== undefined,
  );
  if (issues.length > 0) throw new VinError(issues);
}

/** The bytes of data in parts; other data as they are. */
export function bytesOf(data: unknown): unknown {
  const { need, bytes } = (data ?? {}) as Partial<PartedData>;
  return typeof need === "function" ? bytes : data;
}

/** Arrays of another realm, such as those of a test environment, are bytes too. */
function bytesIssue(data: unknown): VinIssue | undefined {
  const isBytes = Object.prototype.toString.call(data) === "[object Uint8Array]";
  return isBytes ? undefined : invalidType(["data"], "a Uint8Array with the unpacked file", data);
}

function optionsIssue(options: unknown): VinIssue | undefined {
  if (typeof options !== "object" || options === null) {
    return invalidType(["options"], "an object", options);
  }
  const { cachedTypes } = options as { readonly cachedTypes?: unknown };
  if (cachedTypes === undefined) return undefined;
  const isCount = typeof cachedTypes === "number" && Number.isInteger(cachedTypes);
  if (isCount && cachedTypes >= 0) return undefined;
  return invalidValue(["options", "cachedTypes"], "a whole number of 0 or more", cachedTypes);
}
