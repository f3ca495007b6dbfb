import { jurisdictions, type TaxError, type TaxIssue } from "@almanac/tax";
import { AlmanacError, type Fault } from "../../errors/almanac-error.ts";
import { nearest } from "../../errors/nearest.ts";
import { quoted } from "../../output/printable.ts";
import { taxFields } from "./request.ts";

/** What the library refused about one jurisdiction. */
export interface Refusal {
  readonly error: TaxError;
  /** As typed; undefined where none was. */
  readonly jurisdiction: string | undefined;
}

/** What the library refused, in the words of the command line, after what could not even be passed to it. */
export function taxFaults(refusals: readonly Refusal[], own: readonly Fault[]): AlmanacError {
  const passed = new Set(own.map((fault) => fault.parameter));
  // What is wrong for all jurisdictions alike is said once.
  const faults = new Map<string, Fault>();
  for (const { error, jurisdiction } of refusals) {
    for (const issue of error.issues) {
      const fault = toFault(issue, jurisdiction);
      if (issue.code === "missing_field" && passed.has(fault.parameter)) continue;
      faults.set(fault.what, fault);
    }
  }
  const [category = "invalid", ...others] = new Set(refusals.map(({ error }) => error.category));
  const isMixed = own.length > 0 || others.length > 0;
  return new AlmanacError(isMixed ? "invalid" : category, [...own, ...faults.values()], {
    cause: refusals[0]?.error,
  });
}

function toFault(issue: TaxIssue, jurisdiction: string | undefined): Fault {
  const [field = ""] = issue.path;
  const known = taxFields.find((each) => each.field === field);
  const parameter = known?.flag ?? String(field);
  const see = "almanac help tax";
  if (issue.code === "missing_field") {
    return { code: issue.code, parameter, what: `${parameter} is missing`, see };
  }
  if (issue.code === "unsupported_jurisdiction") return jurisdictionFault(issue, jurisdiction);
  const what = issue.message.replace(String(field), parameter).replace(/\.$/, "");
  return { code: issue.code, parameter, what, see };
}

function jurisdictionFault(issue: TaxIssue, given = ""): Fault {
  const names = jurisdictions().map((each) => each.jurisdiction);
  return {
    code: issue.code,
    parameter: "--jurisdiction",
    what: `--jurisdiction ${quoted(given)} has no rules loaded`,
    suggestion: nearest(given, names),
    see: "almanac tables tax list",
  };
}
