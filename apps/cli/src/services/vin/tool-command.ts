import type { SafeResult, VinError } from "@almanac/vin";
import type { Command } from "commander";
import type { Invocation } from "../../command.ts";
import type { Context } from "../../context.ts";
import { AlmanacError, type CommandIssue, fault } from "../../errors/almanac-error.ts";
import type { TypedOptions } from "../../parser/options.ts";
import { foreignOptions } from "../../parser/usage.ts";
import { type OptionField, readRequest } from "../request-fields.ts";
import { toAlmanacError } from "./errors.ts";

const see = "almanac help vin";

/** Reads the options, asks the library, and throws all faults at once. */
export function askTool<Result>(
  { command, context }: Invocation<TypedOptions>,
  fields: readonly OptionField[],
  operation: (request: Readonly<Record<string, unknown>>) => SafeResult<Result>,
): Result {
  // If a command and the command above it have the same option, the parser gives it to the
  // command above.
  const options = command.optsWithGlobals<TypedOptions>();
  const flags = fields.map(({ flag }) => flag);
  const { request, issues: unread } = readRequest(options, fields, see);
  const issues = [
    ...foreignOptions(command, flags, see),
    ...foreignServer(command, context),
    ...unread,
  ];
  const result = operation(request);
  if (result.success && issues.length === 0) return result.data;
  const { error } = result;
  const all = [...issues, ...(error === undefined ? [] : issuesOf(error, fields))];
  throw new AlmanacError(issues.length > 0 ? "invalid" : (error?.category ?? "invalid"), all, {
    cause: error,
  });
}

/** Asks the library about the one argument. No answer is a "no" (exit code 1), as for a VIN. */
export function askWord<Result>(
  { words, command, context }: Invocation<TypedOptions>,
  operation: (text: string) => SafeResult<Result>,
): Result {
  const [text = ""] = words;
  const issues = [...foreignOptions(command, [], see), ...foreignServer(command, context)];
  if (issues.length > 0) throw new AlmanacError("invalid", issues);
  const result = operation(text);
  if (result.success) return result.data;
  if (result.error.category === "unavailable") throw result.error;
  throw toAlmanacError(result.error, text);
}

/** The issues of the library, with the options in place of the fields. */
function issuesOf({ issues }: VinError, fields: readonly OptionField[]): CommandIssue[] {
  return issues.map(({ code, path, message }) => {
    const [field = ""] = path;
    const parameter = fields.find((each) => each.field === field)?.flag;
    const text = message.replace(/\.$/, "");
    const what =
      parameter === undefined || text.startsWith('"')
        ? text
        : text.replace(String(field), parameter);
    return { code, what, see, ...(parameter === undefined ? {} : { parameter }) };
  });
}

/** Refuses --api: these commands are answered here. The setting `api` is ignored. */
function foreignServer(command: Command, { settings }: Context): CommandIssue[] {
  if (settings.api?.source !== "--api") return [];
  const why = `is not for almanac vin ${command.name()}, which is answered on this machine`;
  return [fault("unknown_field", "--api", why, { see })];
}
