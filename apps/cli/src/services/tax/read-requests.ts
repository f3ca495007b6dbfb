import type { Command } from "commander";
import type { Context } from "../../context.ts";
import { type CommandIssue, wrongValue } from "../../errors/almanac-error.ts";
import { parseDecimal, toExactNumber } from "../../text/numbers.ts";
import type { TaxField } from "./read-fields.ts";

/** The options as commander returns them: the text, by the name of the option in camel case. */
export type TaxOptions = Readonly<Record<string, string | true | readonly string[] | undefined>>;

/** A request of the library, and the values that could not be read. */
interface TaxInput {
  readonly request: Readonly<Record<string, unknown>>;
  readonly issues: readonly CommandIssue[];
}

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

type Amount = "income" | "net";

export function addFields(command: Command, fields: readonly TaxField[]): Command {
  for (const { words, help, kind } of fields) {
    if (kind === "values" || kind === "places") {
      command.option(words, help, (value: string, earlier: readonly string[] = []) => [
        ...earlier,
        value,
      ]);
    } else command.option(words, help);
  }
  return command;
}

/** Converts options to a request of the library. A text that cannot be read becomes an issue. */
export function readRequest(
  options: TaxOptions,
  fields: readonly TaxField[],
  see: string,
): TaxInput {
  const issues: CommandIssue[] = [];
  const request: Record<string, unknown> = {};
  for (const { flag, field, kind } of fields) {
    const given = options[optionOf(flag)];
    if (given === undefined) continue;
    const value = readValue(given, kind);
    if (value !== undefined) request[field] = value;
    else issues.push({ ...unreadable(flag, given, kind), see });
  }
  return { request, issues };
}

/** One request for each jurisdiction of a list with commas. */
export function byJurisdiction(
  request: TaxInput["request"],
): readonly { readonly jurisdiction?: string }[] {
  const { jurisdiction: codes } = request;
  if (typeof codes !== "string") return [request];
  return codes.split(",").map((code) => ({ ...request, jurisdiction: code.trim() }));
}

function optionOf(flag: string): string {
  return flag.slice(2).replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The arguments as options. An argument and an option for the same thing are an issue. */
export function readWords(
  [jurisdiction, second]: readonly string[],
  options: TaxOptions,
  see: string,
  amount: Amount = "income",
): { readonly options: TaxOptions; readonly issues: readonly CommandIssue[] } {
  const typed = Object.entries({ jurisdiction, [amount]: second }).filter(
    ([, text]) => text !== undefined,
  );
  const issues = typed
    .filter(([name]) => options[name] !== undefined)
    .map(([name]): CommandIssue => {
      const what = `--${name} is given twice, as an option and as <${name}>`;
      return {
        code: "invalid_value",
        parameter: `--${name}`,
        what,
        allowed: "one of the two",
        see,
      };
    });
  return { options: Object.fromEntries(typed), issues };
}

function unreadable(
  flag: string,
  given: string | true | readonly string[],
  kind: TaxField["kind"],
): CommandIssue {
  if (kind === "values" || kind === "places") {
    const allowed = kind === "values" ? "name=value" : "code.name=value";
    return wrongValue(flag, allowed, [given].flat().join(" "));
  }
  const allowed = kind === "numbers" ? "a list of numbers such as 3,7" : "a number";
  return wrongValue(flag, allowed, given, { code: "invalid_type" });
}

function readValue(given: string | true | readonly string[], kind: TaxField["kind"]): unknown {
  if (given === true) return true;
  if (typeof given !== "string") return kind === "places" ? placesOf(given) : valuesOf(given);
  switch (kind) {
    case "number":
      return readNumber(given);
    case "numbers": {
      const numbers = given.split(",").map((part) => readNumber(part.trim()));
      return numbers.includes(undefined) ? undefined : numbers;
    }
    case "year":
      return /^\d{4}$/.test(given) ? Number(given) : given;
    case "texts":
      return given.split(",").map((part) => part.trim());
    case "text":
    case "flag":
    case "values":
    case "places":
      return given;
  }
}

/** An object of `name=value` pairs. A value is a number or a flag where it looks like one. */
function valuesOf(pairs: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const entries = pairs.map((pair) => /^([^=]+)=(.*)$/s.exec(pair));
  if (entries.includes(null)) return undefined;
  return Object.fromEntries(
    entries.map((match) => {
      const [, name = "", text = ""] = match ?? [];
      const isFlag = text === "true" || text === "false";
      return [name.trim(), isFlag ? text === "true" : (readNumber(text) ?? text)];
    }),
  );
}

function placesOf(pairs: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const places: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(valuesOf(pairs) ?? { "": "" })) {
    const [, code, option] = /^([^.]+)\.(.+)$/.exec(name) ?? [];
    if (code === undefined || option === undefined) return undefined;
    places[code] = { ...places[code], [option]: value };
  }
  return places;
}

function readNumber(text: string): number | undefined {
  const decimal = parseDecimal(text);
  return decimal && toExactNumber(decimal);
}

const names = ["jurisdiction", "status", "year"] as const;

/** The options, completed with the settings. `fields` are the fields that the command reads. */
export function withDefaults(
  options: TaxOptions,
  fields: readonly TaxField[],
  { settings }: Context,
): TaxOptions {
  const defaults = names.flatMap((name) => {
    const value = settings[name]?.value;
    const isRead = fields.some(({ flag }) => flag === `--${name}`);
    return value === undefined || !isRead ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...options };
}
