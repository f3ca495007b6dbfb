import type { CommandIssue } from "../../errors/almanac-error.ts";
import { parseDecimal, toExactNumber } from "../../input/decimal.ts";
import { quoted } from "../../output/printable.ts";
import { type TaxField, taxFields } from "./fields.ts";

/** The options as commander returns them: the text, by the name of the option in camel case. */
export type TaxOptions = Readonly<Record<string, string | true | undefined>>;

export interface TaxInput {
  /** One request per jurisdiction. */
  readonly requests: readonly { readonly jurisdiction?: string }[];
  readonly issues: readonly CommandIssue[];
}

function optionOf(flag: string): string {
  return flag.slice(2).replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The arguments as options. An argument and an option for the same thing are an issue. */
export function readWords(
  [jurisdiction, income]: readonly string[],
  options: TaxOptions,
): { readonly options: TaxOptions; readonly issues: readonly CommandIssue[] } {
  const typed = Object.entries({ jurisdiction, income }).filter(([, text]) => text !== undefined);
  const issues = typed
    .filter(([name]) => options[name] !== undefined)
    .map(([name]): CommandIssue => {
      const what = `--${name} is given twice, as an option and as <${name}>`;
      const see = "almanac help tax";
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

/** Converts options to requests of the library. A text that should be a number and is not one becomes an issue. */
export function readRequests(options: TaxOptions): TaxInput {
  const issues: CommandIssue[] = [];
  const request: Record<string, unknown> = {};
  for (const { flag, field, kind } of taxFields) {
    const text = options[optionOf(flag)];
    if (text === undefined) continue;
    const value = text === true ? true : readValue(text, kind);
    if (value !== undefined) request[field] = value;
    else {
      issues.push({
        code: "invalid_type",
        parameter: flag,
        what: `${flag} ${quoted(String(text))} is not a number`,
        allowed: "digits with a decimal point and no separators: 85000, 1250.50",
        see: "almanac help tax",
      });
    }
  }
  const codes = options.jurisdiction;
  if (typeof codes !== "string") return { requests: [request], issues };
  return {
    requests: codes.split(",").map((code) => ({ ...request, jurisdiction: code.trim() })),
    issues,
  };
}

function readValue(text: string, kind: TaxField["kind"]): unknown {
  switch (kind) {
    case "number":
      return readNumber(text);
    case "numbers": {
      const numbers = text.split(",").map((part) => readNumber(part.trim()));
      return numbers.includes(undefined) ? undefined : numbers;
    }
    case "year":
      return /^\d{4}$/.test(text) ? Number(text) : text;
    case "text":
    case "flag":
      return text;
  }
}

function readNumber(text: string): number | undefined {
  const decimal = parseDecimal(text);
  return decimal && toExactNumber(decimal);
}
