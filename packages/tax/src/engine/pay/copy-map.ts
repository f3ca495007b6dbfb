import { invalidType } from "@almanac/kernel/errors/issue";
import { copyRequest } from "@almanac/kernel/requests/copy-request";
import type { TaxIssue } from "../../errors.ts";

/** Copies a field that is a map, whose names are looked for. An absent map is empty; any other value is an issue. */
export function copyMap(
  given: unknown,
  field: string,
  names: readonly string[],
  issues: TaxIssue[],
): Readonly<Record<string, unknown>> {
  if (given === undefined) return {};
  let copy: Record<string, unknown> | undefined;
  try {
    copy = copyRequest(given, names);
  } catch {
    // An object with a getter or proxy trap that throws is not an object of values.
  }
  if (copy === undefined) issues.push(invalidType([field], "an object", given));
  return copy ?? {};
}
