import { jurisdictions, type TaxError, type TaxIssue } from "@almanac/tax";
import { AlmanacError, type Fault } from "../../errors/almanac-error.ts";
import { nearest } from "../../errors/nearest.ts";
import { quoted } from "../../output/printable.ts";
import { type TaxOptions, taxFields } from "./request.ts";

/** What the library refused, in the words of the command line, after what could not even be passed to it. */
export function taxFaults(
  error: TaxError | undefined,
  own: readonly Fault[],
  options: TaxOptions,
): AlmanacError {
  const refused = new Set(own.map((fault) => fault.parameter));
  const faults = (error?.issues ?? []).flatMap((issue): Fault[] => {
    const fault = toFault(issue, options);
    return issue.code === "missing_field" && refused.has(fault.parameter) ? [] : [fault];
  });
  const category = own.length > 0 ? "invalid" : (error?.category ?? "invalid");
  return new AlmanacError(category, [...own, ...faults], { cause: error });
}

function toFault(issue: TaxIssue, options: TaxOptions): Fault {
  const [field = ""] = issue.path;
  const known = taxFields.find((each) => each.field === field);
  const parameter = known?.flag ?? String(field);
  const see = "almanac help tax";
  if (issue.code === "missing_field") {
    return { code: issue.code, parameter, what: `${parameter} is missing`, see };
  }
  if (issue.code === "unsupported_jurisdiction") return jurisdictionFault(issue, options);
  const what = issue.message.replace(String(field), parameter).replace(/\.$/, "");
  return { code: issue.code, parameter, what, see };
}

function jurisdictionFault(issue: TaxIssue, options: TaxOptions): Fault {
  const names = jurisdictions().map((each) => each.jurisdiction);
  const given = String(options.jurisdiction ?? "")
    .split(",")
    .map((code) => code.trim())
    .find((code) => !names.includes(code.toUpperCase()));
  return {
    code: issue.code,
    parameter: "--jurisdiction",
    what: `--jurisdiction ${quoted(given ?? "")} has no rules loaded`,
    suggestion: nearest(given ?? "", names),
    see: "almanac tables tax list",
  };
}
