import { entriesOf } from "@almanac/kernel/objects/objects";
import type { FieldKind } from "@almanac/questions/question";
import type { Command } from "commander";
import { type CommandIssue, wrongValue } from "../errors/almanac-error.ts";
import {
  addOption,
  flagOf,
  type OptionText,
  type TypedOptions,
  typedFor,
} from "../parser/options.ts";
import { parseDecimal, toExactNumber } from "../text/numbers.ts";

/** `whole` is a number of digits alone. */
type Kind = FieldKind | "whole";

/** An option, the field of the library's request that it fills, and how its text is read. */
export interface OptionField<Of extends Kind = Kind> {
  readonly flag: string;
  /** The flag, with its argument if it has one: `--age <years>`. */
  readonly words: string;
  readonly field: string;
  readonly help: string;
  readonly kind: Of;
}

/** Adds the kind of its field to each option. The compiler refuses an unknown field. */
export function withKinds<
  Kinds extends Readonly<Record<string, Kind>>,
  Field extends keyof Kinds & string,
>(
  { kinds }: { readonly kinds: Kinds },
  options: Readonly<Record<Field, OptionText>>,
): readonly OptionField<Kinds[Field]>[] {
  return entriesOf(options).map(([field, [words, help]]) => {
    return { flag: flagOf(words), words, field, help, kind: kinds[field] };
  });
}

export function addFields(command: Command, fields: readonly OptionField[]): Command {
  for (const { words, help, kind } of fields) {
    const isRepeated = kind === "values" || kind === "places";
    addOption(command, isRepeated ? [words, help, "repeated"] : [words, help]);
  }
  return command;
}

/** A request of the library, and the values that could not be read. */
export interface ReadRequest {
  readonly request: Readonly<Record<string, unknown>>;
  readonly issues: readonly CommandIssue[];
}

/** Converts options to a request of the library. A text that cannot be read becomes an issue. */
export function readRequest(
  options: TypedOptions,
  fields: readonly OptionField[],
  see: string,
): ReadRequest {
  const issues: CommandIssue[] = [];
  const request: Record<string, unknown> = {};
  for (const { flag, field, kind } of fields) {
    const given = typedFor(flag, options);
    if (given === undefined) continue;
    const value = readValue(given, kind);
    if (value !== undefined) request[field] = value;
    else issues.push({ ...unreadable(flag, given, kind), see });
  }
  return { request, issues };
}

type Given = NonNullable<TypedOptions[string]>;

/** What a text of each kind must be, for the kinds that accept only some texts. */
const allowed: Readonly<Partial<Record<Kind, string>>> = {
  number: "a number",
  whole: "a whole number",
  numbers: "a list of numbers such as 3,7",
  values: "name=value",
  places: "code.name=value",
};

function unreadable(flag: string, given: Given, kind: Kind): CommandIssue {
  const wanted = allowed[kind] ?? "";
  return Array.isArray(given)
    ? wrongValue(flag, wanted, given.join(" "))
    : wrongValue(flag, wanted, given, { code: "invalid_type" });
}

function readValue(given: Given, kind: Kind): unknown {
  if (given === true) return true;
  if (typeof given !== "string") return kind === "places" ? placesOf(given) : valuesOf(given);
  switch (kind) {
    case "number":
      return readNumber(given);
    case "whole":
      return /^\d{1,15}$/.test(given) ? Number(given) : undefined;
    case "numbers": {
      const numbers = given.split(",").map((part) => readNumber(part.trim()));
      return numbers.includes(undefined) ? undefined : numbers;
    }
    case "year":
      return /^\d{4}$/.test(given) ? Number(given) : given;
    case "texts":
      return given.split(",").map((part) => part.trim());
    default:
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
