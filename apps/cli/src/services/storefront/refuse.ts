import type { CommandIssue } from "../../errors/almanac-error.ts";
import { refuse as refuseWords } from "../../errors/refuse.ts";

/** Throws a usage error of `almanac shop`. It refers to `almanac help shop`, unless the issue names another command. */
export function refuse(issue: CommandIssue): never {
  return refuseWords({ see: "almanac help shop", ...issue });
}
