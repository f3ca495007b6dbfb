import type { SafeResult, VinError } from "@almanac/vin";
import type { Command } from "commander";
import type { Invocation } from "../../command.ts";
import type { Context } from "../../context.ts";
import { AlmanacError, type CommandIssue, wrongValue } from "../../errors/almanac-error.ts";
import { foreignOptions } from "../../parser/usage.ts";
import { toAlmanacError } from "./errors.ts";

type ToolField = readonly [kind: "text" | "number", argument: string, help: string];

/** The options of a command below `almanac vin`, by the fields of the request that they fill. */
export type ToolFields = Readonly<Record<string, ToolField>>;

export type ToolOptions = Readonly<Record<string, string | true | undefined>>;

const see = "almanac help vin";

/** The option of a field: `--vehicle-type`. */
function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Adds the options of a table to a command. */
export function addToolFields(command: Command, fields: ToolFields): Command {
  for (const [name, [, argument, help]] of Object.entries(fields))
    command.option(`${flagOf(name)} ${argument}`, help);
  return command;
}

/** Reads the options, asks the library, and throws all faults at once. */
export function askTool<Result>(
  { command, context }: Invocation<ToolOptions>,
  fields: ToolFields,
  operation: (request: Readonly<Record<string, unknown>>) => SafeResult<Result>,
): Result {
  // If a command and the command above it have the same option, the parser gives it to the
  // command above.
  const options = command.optsWithGlobals<ToolOptions>();
  const request: Record<string, unknown> = {};
  const issues = [
    ...foreignOptions(command, Object.keys(fields).map(flagOf), see),
    ...foreignServer(command, context),
  ];
  for (const [name, [kind]] of Object.entries(fields)) {
    const given = options[name];
    if (given === undefined) continue;
    if (kind === "text") request[name] = given;
    else if (/^\d{1,15}$/.test(String(given))) request[name] = Number(given);
    else {
      const flag = flagOf(name);
      issues.push(wrongValue(flag, "a whole number", given, { code: "invalid_type", see }));
    }
  }
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
  { words, command, context }: Invocation<ToolOptions>,
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
function issuesOf({ issues }: VinError, fields: ToolFields): CommandIssue[] {
  return issues.map(({ code, path, message }) => {
    const [field = ""] = path;
    const parameter = Object.hasOwn(fields, field) ? flagOf(String(field)) : undefined;
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
  const what = `--api is not for almanac vin ${command.name()}, which is answered on this machine`;
  return [{ code: "unknown_field", parameter: "--api", what, see }];
}
