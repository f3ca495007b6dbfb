import type { Fault } from "../../errors/almanac-error.ts";
import { parseDecimal, toExactNumber } from "../../input/decimal.ts";
import { quoted } from "../../output/printable.ts";

/** An option of `almanac tax` and the field of the library's request that it fills. */
interface TaxField {
  readonly flag: `--${string}`;
  readonly argument?: string;
  readonly field: string;
  readonly kind: "number" | "numbers" | "text" | "year" | "flag";
  readonly help: string;
}

export const taxFields: readonly TaxField[] = [
  {
    flag: "--jurisdiction",
    argument: "<codes>",
    field: "jurisdiction",
    kind: "text",
    help: "whose law: US, US-CA, GB, CA-ON; several with commas add up",
  },
  {
    flag: "--income",
    argument: "<amount>",
    field: "gross_income",
    kind: "number",
    help: "whole income of the year, in the currency of the jurisdiction",
  },
  {
    flag: "--status",
    argument: "<status>",
    field: "filing_status",
    kind: "text",
    help: "single (default), married_joint, married_separate, head_of_household, surviving_spouse",
  },
  {
    flag: "--deductions",
    argument: "<amount>",
    field: "deductions",
    kind: "number",
    help: "total claimed",
  },
  {
    flag: "--year",
    argument: "<year>",
    field: "tax_year",
    kind: "year",
    help: "tax year, such as 2025 or 2026-27 (default: the present one)",
  },
  { flag: "--age", argument: "<years>", field: "age", kind: "number", help: "of the taxpayer" },
  {
    flag: "--spouse-age",
    argument: "<years>",
    field: "spouse_age",
    kind: "number",
    help: "of the spouse",
  },
  {
    flag: "--dependents",
    argument: "<count>",
    field: "dependents",
    kind: "number",
    help: "how many",
  },
  {
    flag: "--dependent-ages",
    argument: "<ages>",
    field: "dependent_ages",
    kind: "numbers",
    help: "with commas: 4,9",
  },
  {
    flag: "--spouse-income",
    argument: "<amount>",
    field: "spouse_income",
    kind: "number",
    help: "the part of --income that the spouse earns",
  },
  {
    flag: "--gains",
    argument: "<amount>",
    field: "long_term_capital_gains",
    kind: "number",
    help: "the part of --income that is long-term gain",
  },
  {
    flag: "--self-employment",
    argument: "<amount>",
    field: "self_employment_income",
    kind: "number",
    help: "the part of --income that is profit",
  },
  {
    flag: "--dividends",
    argument: "<amount>",
    field: "dividends",
    kind: "number",
    help: "the part of --income that is dividends",
  },
  {
    flag: "--basis",
    argument: "<basis>",
    field: "basis",
    kind: "text",
    help: "employment (default) or taxable_income",
  },
  {
    flag: "--regime",
    argument: "<name>",
    field: "regime",
    kind: "text",
    help: "such as new or old in India",
  },
  {
    flag: "--parts",
    argument: "<count>",
    field: "parts",
    kind: "number",
    help: "parts of the French family quotient",
  },
  {
    flag: "--local-rate",
    argument: "<fraction>",
    field: "local_tax_rate",
    kind: "number",
    help: "municipal or county rate: 0.032",
  },
  {
    flag: "--church-rate",
    argument: "<fraction>",
    field: "church_tax_rate",
    kind: "number",
    help: "church tax rate: 0.09",
  },
  {
    flag: "--credit-points",
    argument: "<count>",
    field: "credit_points",
    kind: "number",
    help: "Israel",
  },
  {
    flag: "--allowances",
    argument: "<amount>",
    field: "allowances",
    kind: "number",
    help: "Hong Kong: total allowances",
  },
  {
    flag: "--method",
    argument: "<method>",
    field: "method",
    kind: "text",
    help: "schedule (default) or table",
  },
  {
    flag: "--strict",
    field: "strict",
    kind: "flag",
    help: "refuse figures that are carried forward",
  },
  { flag: "--explain", field: "explain", kind: "flag", help: "print every step with its figure" },
];

/** As commander reads them: text by the option's name in camel case. */
export type TaxOptions = Readonly<Record<string, string | true | undefined>>;

export interface TaxInput {
  /** One per jurisdiction. */
  readonly requests: readonly { readonly jurisdiction?: string }[];
  readonly faults: readonly Fault[];
}

function optionOf(flag: string): string {
  return flag.slice(2).replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** Turns options into requests of the library; what is no number is a fault of its own. */
export function readRequest(options: TaxOptions): TaxInput {
  const faults: Fault[] = [];
  const request: Record<string, unknown> = {};
  for (const { flag, field, kind } of taxFields) {
    const text = options[optionOf(flag)];
    if (text === undefined) continue;
    const value = text === true ? true : readValue(text, kind);
    if (value !== undefined) request[field] = value;
    else {
      const what = `${flag} ${quoted(String(text))} is not a number`;
      const allowed = "digits with a decimal point and no separators: 85000, 1250.50";
      faults.push({
        code: "invalid_type",
        parameter: flag,
        what,
        allowed,
        see: "almanac help tax",
      });
    }
  }
  const codes = options.jurisdiction;
  if (typeof codes !== "string") return { requests: [request], faults };
  return {
    requests: codes.split(",").map((code) => ({ ...request, jurisdiction: code.trim() })),
    faults,
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
