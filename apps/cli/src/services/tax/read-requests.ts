import type { Command } from "commander";
import type { Context } from "../../context.ts";
import { type CommandIssue, givenTwice } from "../../errors/almanac-error.ts";
import type { TypedOptions } from "../../parser/options.ts";
import type { OptionField, ReadRequest } from "../request-fields.ts";

export function addPlaceAndIncome(command: Command): void {
  command
    .argument(
      "[jurisdiction]",
      "as --jurisdiction; or - for requests on stdin, one JSON object a line",
    )
    .argument("[income]", "as --income");
}

/** The same for a command of one request, of an income or of a net. */
export function addPlaceAnd(amount: Amount, command: Command): Command {
  return command
    .argument("[jurisdiction]", "as --jurisdiction")
    .argument(`[${amount}]`, `as --${amount}`);
}

export type Amount = "income" | "net";

/** One request for each jurisdiction of a list with commas. */
export function byJurisdiction(
  request: ReadRequest["request"],
): readonly { readonly jurisdiction?: string }[] {
  const { jurisdiction: codes } = request;
  if (typeof codes !== "string") return [request];
  return codes.split(",").map((code) => ({ ...request, jurisdiction: code.trim() }));
}

/** The arguments as options. An argument and an option for the same thing are an issue. */
export function readWords(
  [jurisdiction, second]: readonly string[],
  options: TypedOptions,
  see: string,
  amount: Amount = "income",
): { readonly options: TypedOptions; readonly issues: readonly CommandIssue[] } {
  const typed = Object.entries({ jurisdiction, [amount]: second }).filter(
    ([, text]) => text !== undefined,
  );
  const issues = typed
    .filter(([name]) => options[name] !== undefined)
    .map(([name]) => givenTwice(`--${name}`, `<${name}>`, see));
  return { options: Object.fromEntries(typed), issues };
}

const names = ["jurisdiction", "status", "year"] as const;

/** The options, completed with the settings. `fields` are the fields that the command reads. */
export function withDefaults(
  options: TypedOptions,
  fields: readonly OptionField[],
  { settings }: Context,
): TypedOptions {
  const defaults = names.flatMap((name) => {
    const value = settings[name]?.value;
    const isRead = fields.some(({ flag }) => flag === `--${name}`);
    return value === undefined || !isRead ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...options };
}
