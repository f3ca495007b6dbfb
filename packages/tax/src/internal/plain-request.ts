import type { TaxRequest } from "../schema.ts";
import { filingStatuses } from "./jurisdiction.ts";
import { yearLabel } from "./year-label.ts";

const statuses: readonly unknown[] = filingStatuses;

/**
 * What the schema takes in each field, as plain comparisons: most requests are sound, and asking these is many times
 * cheaper than parsing. Whatever is not taken here is parsed by the schema, which tells what is wrong with it.
 */
const takes: Readonly<Record<keyof TaxRequest, (value: unknown) => boolean>> = {
  jurisdiction: isText,
  gross_income: isAmount,
  filing_status: (value) => statuses.includes(value),
  deductions: isAmount,
  tax_year: isYear,
  age: isAge,
  spouse_age: isAge,
  dependents: (value) => isWithin(value, 0, 50) && Number.isInteger(value),
  dependent_ages: (value) => Array.isArray(value) && value.length <= 50 && value.every(isAge),
  spouse_income: isAmount,
  long_term_capital_gains: isAmount,
  self_employment_income: isAmount,
  dividends: isAmount,
  withholding: isAmount,
  prior_year_tax: isAmount,
  prior_year_income: isAmount,
  basis: (value) => value === "employment" || value === "taxable_income",
  regime: isText,
  parts: (value) => isWithin(value, 1, 50),
  local_tax_rate: (value) => isWithin(value, 0, 1),
  church_tax_rate: (value) => isWithin(value, 0, 1),
  credit_points: (value) => isWithin(value, 0, 100),
  allowances: isAmount,
  method: (value) => value === "schedule" || value === "table",
  strict: isTruth,
  explain: isTruth,
};

const takesByName: ReadonlyMap<string, (value: unknown) => boolean> = new Map(
  Object.entries(takes),
);

/** A copy of a sound request that is a plain object; undefined for everything else, which is not always a fault. */
export function readPlainRequest(value: unknown): TaxRequest | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  // Copied before it is looked at, so that what was looked at is what is calculated.
  const request: Record<string, unknown> = { ...value };
  if (Array.isArray(request.dependent_ages)) request.dependent_ages = [...request.dependent_ages];
  return isSound(request) ? request : undefined;
}

function isSound(request: Readonly<Record<string, unknown>>): request is TaxRequest {
  for (const name in request) {
    const given = request[name];
    const isTaken = takesByName.get(name);
    if (isTaken === undefined || !(given === undefined || isTaken(given))) return false;
  }
  return request.jurisdiction !== undefined && request.gross_income !== undefined;
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === "number" && value >= least && value <= most;
}

function isAmount(value: unknown): boolean {
  return isWithin(value, 0, 1e12);
}

function isAge(value: unknown): boolean {
  return isWithin(value, 0, 130) && Number.isInteger(value);
}

function isYear(value: unknown): boolean {
  return typeof value === "string"
    ? yearLabel.test(value)
    : isWithin(value, 1900, 2999) && Number.isInteger(value);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isTruth(value: unknown): boolean {
  return typeof value === "boolean";
}
