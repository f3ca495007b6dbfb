import type { VinError } from "@almanac/vin";
import { AlmanacError, type CommandIssue } from "../../errors/almanac-error.ts";
import { exitCodes } from "../../errors/exit-codes.ts";
import { quoted } from "../../output/printable.ts";

/** An invalid VIN is an answer of "no" (exit code 1), not a wrong use of the command (exit code 2). */
export function toAlmanacError(error: VinError, given: string): AlmanacError {
  const issues = error.issues.map(({ code, message }): CommandIssue => {
    const what = `${quoted(given)}: ${message.replace(/\.$/, "")}`;
    return { code, parameter: "<vin>", what, see: "almanac help vin" };
  });
  return new AlmanacError(error.category, issues, { cause: error, exit: exitCodes.no.exit });
}
