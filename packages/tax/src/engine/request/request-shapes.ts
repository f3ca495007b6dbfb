import { listed } from "@almanac/kernel/messages/wording";
import {
  type Field,
  flag,
  list,
  number,
  oneOf,
  type RequestOf,
  shape,
  text,
  type WordField,
  wholeNumber,
} from "@almanac/kernel/requests/field";
import { filingStatuses } from "../jurisdiction.ts";
import { yearLabel } from "./year-label.ts";

// The fields that are read from a request, in the order in which faults are listed. schema/request.ts makes the zod
// schemas from the same table, so both accept the same requests. Importing the calculator does not load zod.

export const amount = number(
  0,
  1e12,
  "an amount from 0 to 1000000000000 with at most the currency's decimals",
);
const age = wholeNumber(0, 130, "a whole number of years from 0 to 130");
const rate = number(0, 1, "a fraction from 0 to 1 such as 0.0225");

export const jurisdiction = text('a jurisdiction code such as "US" or "US-CA"');

/** A year as a number, or a label of one. */
function year(least: number, most: number, allowed: string): Field<number | string> {
  const numbers = wholeNumber(least, most, allowed);
  const takes = (value: unknown): value is number | string =>
    typeof value === "string" ? yearLabel.test(value) : numbers.takes(value);
  return {
    allowed,
    isOfType: (value) => typeof value === "string" || numbers.isOfType(value),
    takes,
  };
}

export function word<const Word extends string>(words: readonly Word[]): WordField<Word> {
  return oneOf(words, listed(words, "or"));
}

/** The tax years that a number can name. */
export const yearRange = { least: 1900, most: 2999 };

/** The fields about a person and a year that every operation reads, apart from the income. */
export const personFields = {
  filing_status: word(filingStatuses),
  deductions: amount,
  tax_year: year(yearRange.least, yearRange.most, 'a tax year such as 2026 or "2026-27"'),
  age,
  spouse_age: age,
  dependents: wholeNumber(0, 50, "a whole number from 0 to 50"),
  dependent_ages: list(age, { most: 50 }, "a list of at most 50 ages"),
  spouse_income: amount,
  long_term_capital_gains: amount,
  self_employment_income: amount,
  dividends: amount,
  withholding: amount,
  prior_year_tax: amount,
  prior_year_income: amount,
  regime: text("the name of a tax regime"),
  parts: number(1, 50, "a number of parts from 1 to 50"),
  local_tax_rate: rate,
  church_tax_rate: rate,
  credit_points: number(0, 100, "a number from 0 to 100"),
  allowances: amount,
  method: word(["schedule", "table"]),
  strict: flag(),
  explain: flag(),
};

const optional = {
  ...personFields,
  basis: word(["employment", "taxable_income"]),
  contributions: word(["given", "calculate"]),
};

/** The fields of every operation except `grossFor`. */
export const taxShape = shape({ jurisdiction, gross_income: amount }, optional);

/** The fields of `grossFor`, with `net` in place of `gross_income`. */
export const netShape = shape({ jurisdiction, net: amount }, optional);

/** The argument of `jurisdiction`. */
export const codeShape = shape({ code: jurisdiction }, {});

/** A request without faults. Whether there are rules for it is not known yet. */
export type ReadRequest = RequestOf<typeof taxShape>;
