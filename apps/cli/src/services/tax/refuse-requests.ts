import { nearestName } from "@almanac/kernel/nearest-name";
import { jurisdictions, type TaxError, type TaxIssue } from "@almanac/tax";
import { AlmanacError, type CommandIssue } from "../../errors/almanac-error.ts";
import { quoted } from "../../output/printable.ts";
import { taxFields } from "./fields.ts";

/** An error of the library for one jurisdiction. */
export interface Refusal {
  readonly error: TaxError;
  /** As the user typed it. Undefined if no jurisdiction was typed. */
  readonly jurisdiction: string | undefined;
}

/** Throws one error with all issues: first the values that could not be parsed, then the issues of the library. */
export function refuseRequests(refusals: readonly Refusal[], own: readonly CommandIssue[]): never {
  const unread = new Set(own.map((issue) => issue.parameter));
  // An issue that is the same for several jurisdictions is reported once.
  const refused = new Map<string, CommandIssue>();
  for (const { error, jurisdiction } of refusals) {
    for (const issue of error.issues) {
      const named = inOptions(issue, jurisdiction);
      if (issue.code === "missing_field" && unread.has(named.parameter)) continue;
      refused.set(named.what, named);
    }
  }
  const [category = "invalid", ...others] = new Set(refusals.map(({ error }) => error.category));
  const isMixed = own.length > 0 || others.length > 0;
  throw new AlmanacError(isMixed ? "invalid" : category, [...own, ...refused.values()], {
    cause: refusals[0]?.error,
  });
}

function inOptions(issue: TaxIssue, jurisdiction: string | undefined): CommandIssue {
  const [field = ""] = issue.path;
  const known = taxFields.find((each) => each.field === field);
  const parameter = known?.flag ?? String(field);
  const see = "almanac help tax";
  if (issue.code === "missing_field") {
    return { code: issue.code, parameter, what: `${parameter} is missing`, see };
  }
  if (issue.code === "unsupported_jurisdiction") return jurisdictionIssue(issue, jurisdiction);
  const what = issue.message.replace(String(field), parameter).replace(/\.$/, "");
  return { code: issue.code, parameter, what, see };
}

function jurisdictionIssue(issue: TaxIssue, given = ""): CommandIssue {
  const names = jurisdictions().map((each) => each.jurisdiction);
  return {
    code: issue.code,
    parameter: "--jurisdiction",
    what: `--jurisdiction ${quoted(given)} has no rules loaded`,
    suggestion: nearestName(given, names),
    see: "almanac tables tax list",
  };
}
