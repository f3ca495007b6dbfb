import type { TaxError } from "@almanac/tax";
import type { Command } from "commander";
import type { Invocation } from "../../command.ts";
import type { CommandIssue } from "../../errors/almanac-error.ts";
import { askOperation, type Operation } from "../../remote/ask-operation.ts";
import type { TaxField } from "./fields.ts";
import { readRequest, type TaxOptions } from "./read-requests.ts";
import { refuseRequests } from "./refuse-requests.ts";
import { withDefaults } from "./with-defaults.ts";

/**
 * Reads the options of one request, asks the library or the server, and throws all faults at once. `typed` are options that
 * were given as arguments.
 */
export async function askLibrary<Answer>(
  { command, context }: Invocation<TaxOptions>,
  fields: readonly TaxField[],
  see: string,
  operation: Operation<Answer, TaxError>,
  typed: TaxOptions = {},
): Promise<Answer> {
  // If a command and the command above it have the same option, the parser gives it to the command above.
  const given = { ...command.optsWithGlobals<TaxOptions>(), ...typed };
  const options = withDefaults(given, fields, context);
  const { request, issues: unread } = readRequest(options, fields, see);
  const issues = [...unread, ...foreignOptions(command, fields, see)];
  const result = await askOperation(operation, request, context);
  if (result.success && issues.length === 0) return result.data;
  const { jurisdiction } = request;
  const place = typeof jurisdiction === "string" ? jurisdiction : undefined;
  const refusals = result.success ? [] : [{ error: result.error, jurisdiction: place }];
  return refuseRequests(refusals, issues, { fields, see });
}

/** Options of the command above that this one does not have. */
function foreignOptions(
  command: Command,
  fields: readonly TaxField[],
  see: string,
): readonly CommandIssue[] {
  const { parent } = command;
  // Above `almanac tax` and `almanac pay` is the program, whose options every command has.
  if (parent === null || parent.parent === null) return [];
  return parent.options
    .filter((option) => parent.getOptionValue(option.attributeName()) !== undefined)
    .map(({ long }) => long ?? "")
    .filter((flag) => !fields.some((field) => field.flag === flag))
    .map((flag) => ({
      code: "unknown_field",
      parameter: flag,
      what: `${flag} is not an option of almanac ${parent.name()} ${command.name()}`,
      allowed: fields.map((field) => field.flag).join(", "),
      see,
    }));
}
