import { mustBe } from "@almanac/kernel/messages/wording";
import type { CommandIssue } from "./almanac-error.ts";

/**
 * The fault of an option or argument that does not accept its value, in the sentence of the libraries: `--port must be a
 * whole number from 0 to 65535, not "x"`.
 *
 * @param allowed Completes "must be ...".
 * @param more The other parts of the issue. The code is `invalid_value` unless given.
 */
export function wrongValue(
  parameter: string,
  allowed: string,
  given: unknown,
  more: Partial<Pick<CommandIssue, "code" | "suggestion" | "see">> = {},
): CommandIssue {
  const what = mustBe(parameter, allowed, given).replace(/\.$/, "");
  return { code: "invalid_value", parameter, what, ...more };
}
