import { filingStatuses } from "../jurisdiction.ts";
import { yearLabel } from "./year-label.ts";

/** What one field of a request takes, and the words for it. */
export interface Field {
  /** What it must be, as a message says it. */
  readonly allowed: string;
  /** Whether the type is right, so that a value that is not taken is one out of range. */
  readonly isOfType: (value: unknown) => boolean;
  readonly takes: (value: unknown) => boolean;
}

/** A field that takes the numbers from `least` to `most`. */
export interface NumberField extends Field {
  readonly least: number;
  readonly most: number;
}

/** A field that takes one of a few words. */
export interface WordField<Word extends string> extends Field {
  readonly words: readonly Word[];
}

/** A field that takes up to `most` values in a list. */
export interface ListField extends Field {
  readonly element: NumberField;
  readonly most: number;
}

const amount = number(
  { least: 0, most: 1e12 },
  "an amount from 0 to 1000000000000 with at most the currency's decimals",
);
const age = whole({ least: 0, most: 130 }, "a whole number of years from 0 to 130");
const rate = number({ least: 0, most: 1 }, "a fraction from 0 to 1 such as 0.0225");
const flag = ofType("boolean", "true or false");

/**
 * Every field of a request, in the order in which faults are told. The reader of requests and the zod schema are both made
 * of this table, so that importing the calculator does not load zod and still both take the same.
 */
export const requestFields = {
  jurisdiction: ofType("string", 'a jurisdiction code such as "US" or "US-CA"'),
  gross_income: amount,
  filing_status: oneOf(filingStatuses),
  deductions: amount,
  tax_year: year({ least: 1900, most: 2999 }, 'a tax year such as 2026 or "2026-27"'),
  age,
  spouse_age: age,
  dependents: whole({ least: 0, most: 50 }, "a whole number from 0 to 50"),
  dependent_ages: list(age, 50, "a list of at most 50 ages"),
  spouse_income: amount,
  long_term_capital_gains: amount,
  self_employment_income: amount,
  dividends: amount,
  withholding: amount,
  prior_year_tax: amount,
  prior_year_income: amount,
  basis: oneOf(["employment", "taxable_income"]),
  regime: ofType("string", "the name of a tax regime"),
  parts: number({ least: 1, most: 50 }, "a number of parts from 1 to 50"),
  local_tax_rate: rate,
  church_tax_rate: rate,
  credit_points: number({ least: 0, most: 100 }, "a number from 0 to 100"),
  allowances: amount,
  method: oneOf(["schedule", "table"]),
  strict: flag,
  explain: flag,
} as const;

interface Range {
  readonly least: number;
  readonly most: number;
}

function ofType(type: "string" | "boolean", allowed: string): Field {
  const takes = (value: unknown) => typeof value === type;
  return { allowed, isOfType: takes, takes };
}

function number({ least, most }: Range, allowed: string): NumberField {
  const takes = (value: unknown) => isNumber(value) && value >= least && value <= most;
  return { allowed, least, most, isOfType: isNumber, takes };
}

function whole(range: Range, allowed: string): NumberField {
  const field = number(range, allowed);
  return { ...field, takes: (value) => field.takes(value) && Number.isInteger(value) };
}

function year(range: Range, allowed: string): NumberField {
  const { least, most, takes } = whole(range, allowed);
  return {
    allowed,
    least,
    most,
    isOfType: (value) => isNumber(value) || typeof value === "string",
    takes: (value) => (typeof value === "string" ? yearLabel.test(value) : takes(value)),
  };
}

/** Whatever is none of the words is a wrong value, of any type. */
function oneOf<const Word extends string>(words: readonly Word[]): WordField<Word> {
  const all: readonly unknown[] = words;
  return {
    allowed: `one of ${words.join(", ")}`,
    words,
    isOfType: () => true,
    takes: (value) => all.includes(value),
  };
}

function list(element: NumberField, most: number, allowed: string): ListField {
  const takes = (value: unknown) =>
    Array.isArray(value) && value.length <= most && value.every(element.takes);
  return { allowed, element, most, isOfType: Array.isArray, takes };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
