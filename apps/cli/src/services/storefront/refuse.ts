import type { CommandIssue } from "../../errors/almanac-error.ts";
import { refuse as refuseWords } from "../../errors/refuse.ts";

/** Throws the error of an option or argument of `almanac shop`, and points to its help unless the issue points elsewhere. */
export function refuse(issue: CommandIssue): never {
  return refuseWords({ see: "almanac help shop", ...issue });
}
