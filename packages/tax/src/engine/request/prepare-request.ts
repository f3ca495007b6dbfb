import { show } from "@almanac/kernel/messages/show";
import { listed } from "@almanac/kernel/messages/wording";
import type { Reading, Sound } from "@almanac/kernel/requests/read-shape";
import { issueOf, refuse, TaxError, type TaxIssue } from "../../errors.ts";
import type { GrossForResult } from "../../types.ts";
import type { TaxYear } from "../figures.ts";
import type { FilingStatus, Jurisdiction } from "../jurisdiction.ts";
import type { Register } from "../jurisdiction-register.ts";
import { addAmountIssues } from "./inputs.ts";
import type { ReadRequest } from "./read-request.ts";
import { findTaxYear, isTaxYear } from "./tax-year.ts";

/** The options of every operation. */
export interface TaxOptions {
  /** Milliseconds since 1970-01-01. Decides the tax year of a request without `tax_year`. */
  readonly now?: () => number;
}

/** A request that can be calculated. */
export interface Prepared {
  readonly request: ReadRequest;
  readonly jurisdiction: Jurisdiction;
  readonly year: TaxYear;
  readonly status: FilingStatus;
}

/** Which year of which place an answer is about, and the currency of its amounts. */
type PlaceAndYear = Pick<GrossForResult, "jurisdiction" | "tax_year" | "currency">;

/**
 * Finds the rules for a request. Throws one error that lists everything that is wrong with it: its
 * faults, and unsupported values in fields without a fault. If the income is searched for, parts
 * may exceed the amount in its field.
 */
export function prepare(
  register: Register,
  { request, sound, issues: faults }: Reading<ReadRequest>,
  options: TaxOptions | undefined,
  isSearched = false,
): Prepared {
  const issues: TaxIssue[] = [...faults];
  const clock = options === undefined ? Date.now : clockOf(options);
  const now = typeof clock === "function" ? clock : Date.now;
  if (typeof clock !== "function") issues.push(clock);
  const rules = locate(register, request ?? sound, now, issues, isSearched);
  if (rules === undefined || request === undefined || issues.length > 0) throw new TaxError(issues);
  const { year, status } = rules;
  const isCalculated = request.contributions === "calculate";
  const jurisdiction = isCalculated ? contributing(rules) : rules.jurisdiction;
  return { request, jurisdiction, year, status };
}

/** The form of a jurisdiction that calculates contributions first. */
function contributing({ jurisdiction, year }: Omit<Prepared, "request">): Jurisdiction {
  return (
    jurisdiction.contributing?.(year) ??
    refuse("unsupported_input", "contributions", "This calculator was made without contributions.")
  );
}

/** The fields with which every answer about one year of one place begins. */
export function placeAndYear({ jurisdiction: { data }, year }: Prepared): PlaceAndYear {
  return {
    jurisdiction: data.code,
    tax_year: year.label,
    currency: year.currency ?? data.currency,
  };
}

/** The clock of the options, or an issue if it is not a function or a getter throws. */
function clockOf(options: unknown): (() => unknown) | TaxIssue {
  try {
    const { now = Date.now }: { readonly now?: unknown } = options ?? {};
    if (typeof now === "function") return () => now.call(undefined);
  } catch {
    // If reading the options throws, there is no clock.
  }
  const message = "now must be a function that returns milliseconds.";
  return issueOf("invalid_type", "now", message);
}

/**
 * Adds an issue for each value that is unsupported or does not fit the jurisdiction. Undefined if
 * no rules were found.
 */
function locate(
  register: Register,
  request: Sound<ReadRequest>,
  now: () => unknown,
  issues: TaxIssue[],
  isSearched: boolean,
): Omit<Prepared, "request"> | undefined {
  const { jurisdiction: code, filing_status: status = "single" } = request;
  if (code === undefined) return undefined;
  const found = register.find(code);
  if (found === undefined) {
    issues.push(register.unknown(code));
    return undefined;
  }
  const jurisdiction = request.levels === "own" ? (found.own ?? found) : found;
  addAmountIssues(request, jurisdiction, issues, isSearched);
  if (request.levels === "own" && found.own === undefined && code.includes("-")) {
    const message = `The tax of ${found.data.code} cannot be calculated apart: leave levels out.`;
    issues.push(issueOf("unsupported_input", "levels", message));
  }
  const year = findTaxYear(jurisdiction, request.tax_year, now, request.strict === true);
  if (!isTaxYear(year)) issues.push(year);
  if (!jurisdiction.statuses.includes(status)) {
    issues.push(
      issueOf(
        "unsupported_filing_status",
        "filing_status",
        `${jurisdiction.data.code} has no filing status ${show(status)}. Its statuses are ${listed(jurisdiction.statuses)}.`,
      ),
    );
  }
  return isTaxYear(year) ? { jurisdiction, year, status } : undefined;
}
