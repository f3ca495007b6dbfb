import type { TaxIssue } from "../../errors.ts";
import type { TaxRequest } from "../../schema.ts";
import type { TaxYear } from "../figures.ts";
import type { FilingStatus, Jurisdiction } from "../jurisdiction.ts";
import type { Register } from "../register.ts";
import { amountIssues } from "./inputs.ts";
import { isWhole, readTaxRequest } from "./read-request.ts";
import { findTaxYear, isTaxYear } from "./tax-year.ts";
import { listed, show } from "./wording.ts";

/** What every operation takes beside its request. */
export interface TaxOptions {
  /** Milliseconds since 1970-01-01; decides the tax year of a request that names none. */
  readonly now?: () => number;
}

/** A request that can be calculated. */
export interface Prepared {
  readonly request: TaxRequest;
  readonly jurisdiction: Jurisdiction;
  readonly year: TaxYear;
  readonly status: FilingStatus;
}

/** Reads a request and finds its rules, or tells everything that is wrong with it. */
export function prepare(
  register: Register,
  value: unknown,
  options: TaxOptions | undefined,
): Prepared | readonly TaxIssue[] {
  const { sound, issues: faults } = readTaxRequest(value);
  const now = clockOf(options);
  if (typeof now === "function" && faults.length === 0) return locate(register, sound, now);
  const issues = typeof now === "function" ? faults : [...faults, now];
  if (sound.jurisdiction === undefined) return issues;
  const located = locate(register, sound, typeof now === "function" ? now : Date.now);
  return isPrepared(located) ? issues : [...issues, ...located];
}

/** The clock of the options, which can be anything; an issue where it is no function or looking throws. */
function clockOf(options: unknown): (() => unknown) | TaxIssue {
  try {
    if (options === undefined) return Date.now;
    const { now = Date.now } = (options ?? {}) as { readonly now?: unknown };
    if (typeof now === "function") return () => now.call(undefined);
  } catch {
    // Looking at the options throws: told as a clock that is none.
  }
  const message = "now must be a function that returns milliseconds since 1970-01-01.";
  return { code: "invalid_type", path: ["now"], message };
}

export function isPrepared(result: Prepared | readonly TaxIssue[]): result is Prepared {
  return "jurisdiction" in result;
}

function locate(
  register: Register,
  request: Partial<TaxRequest>,
  now: () => unknown,
): Prepared | readonly TaxIssue[] {
  const { jurisdiction: code = "" } = request;
  const jurisdiction = register.find(code);
  if (jurisdiction === undefined) return [register.unknown(code)];
  const status = request.filing_status ?? "single";
  const year = findTaxYear(jurisdiction, request.tax_year, now, request.strict === true);
  const issues = amountIssues(request, jurisdiction);
  if (!isTaxYear(year)) issues.push(year);
  if (!jurisdiction.statuses.includes(status)) {
    issues.push({
      code: "unsupported_filing_status",
      path: ["filing_status"],
      message: `${jurisdiction.data.code} has no filing status ${show(status)}. Its statuses are ${listed(jurisdiction.statuses)}.`,
    });
  }
  if (issues.length > 0 || !isTaxYear(year) || !isWhole(request)) return issues;
  return { request, jurisdiction, year, status };
}
