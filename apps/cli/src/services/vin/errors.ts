import type { VinError } from "@almanac/vin";
import { AlmanacError, type CommandIssue } from "../../errors/almanac-error.ts";
import { exitCodes } from "../../errors/exit-codes.ts";
import { quoted } from "../../text/printable.ts";

const options = ["year", "strict", "explain"];

/**
 * An invalid VIN is an answer of "no" (exit code 1), not a wrong use of the command (exit code 2).
 */
export function toAlmanacError(error: VinError, given: string): AlmanacError {
  const issues = error.issues.map(({ code, path, message, hint }): CommandIssue => {
    const said = message.replace(/\.$/, "");
    const field = String(path[0]);
    const isOption = options.includes(field);
    return {
      code,
      parameter: isOption ? field : "<vin>",
      what: isOption || given === "" ? said : `${quoted(given)}: ${said}`,
      see: hint === "partial_vin" ? `almanac vin match '${given.trim()}'` : "almanac help vin",
    };
  });
  return new AlmanacError(error.category, issues, { cause: error, exit: exitCodes.no.exit });
}

/**
 * The same error with the VINs that were probably meant. Finding them takes a few milliseconds, so
 * the errors of a list do not have them.
 */
export function toErrorWithSuggestions(error: VinError, given: string): AlmanacError {
  const { category, issues, exit } = toAlmanacError(error, given);
  const { suggestions } = error;
  const [best] = suggestions;
  const [first, ...others] = issues;
  const named = first && best ? [{ ...first, suggestion: best.vin }, ...others] : issues;
  return new AlmanacError(category, named, {
    cause: error,
    suggestions,
    ...(exit === undefined ? {} : { exit }),
  });
}
