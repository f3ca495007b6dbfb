import { tax } from "@almanac/questions/tax";
import type { TaxError } from "@almanac/tax";
import type { Invocation } from "../../command.ts";
import { foreignOptions } from "../../parser/usage.ts";
import { type Asked, askQuestion } from "../../remote/ask.ts";
import type { TaxField } from "./read-fields.ts";
import { readRequest, readWords, type TaxOptions, withDefaults } from "./read-requests.ts";
import { refuseRequests } from "./refuse-requests.ts";

/**
 * Reads the options and arguments of one request, asks the library or the server, and throws all
 * faults at once.
 */
export async function askLibrary<Answer>(
  { words, command, context }: Invocation<TaxOptions>,
  fields: readonly TaxField[],
  see: string,
  question: Asked<Answer, TaxError>,
): Promise<Answer> {
  // If a command and the command above it have the same option, the parser gives it to the
  // command above.
  const given = command.optsWithGlobals<TaxOptions>();
  const amount = fields.some(({ flag }) => flag === "--net") ? "net" : "income";
  const typed = readWords(words, given, see, amount);
  const options = withDefaults({ ...given, ...typed.options }, fields, context);
  const { request, issues: unread } = readRequest(options, fields, see);
  const issues = [
    ...typed.issues,
    ...unread,
    ...foreignOptions(
      command,
      fields.map(({ flag }) => flag),
      see,
    ),
  ];
  const result = await askQuestion(tax, question, request, context);
  if (result.success && issues.length === 0) return result.data;
  const { jurisdiction } = request;
  const place = typeof jurisdiction === "string" ? jurisdiction : undefined;
  const refusals = result.success ? [] : [{ error: result.error, jurisdiction: place }];
  return refuseRequests(refusals, issues, { fields, see });
}
