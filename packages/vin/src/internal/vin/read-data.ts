import { invalidType, invalidValue } from "@almanac/kernel/errors/issue";
import { VinError, type VinIssue } from "../../errors.ts";

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
  const issues = [bytesIssue(data), optionsIssue(options)].filter((issue) => issue !== undefined);
  if (issues.length > 0) throw new VinError(issues);
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
