import type { TaxIssue } from "../errors.ts";
import { type TaxRequest, taxRequestSchema } from "../schema.ts";
import type { TaxYear } from "./figures.ts";
import { amountIssues } from "./inputs.ts";
import type { FilingStatus, Jurisdiction } from "./jurisdiction.ts";
import { fieldOf, readTaxRequest } from "./read-request.ts";
import type { Register } from "./register.ts";
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
  const { request, issues: faults } = readTaxRequest(value);
  const now = clockOf(options);
  const issues = typeof now === "function" ? faults : [...faults, now];
  if (request && typeof now === "function") return locate(register, request, now);
  const sound = soundPart(value, issues);
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

/** The fields that have no fault, so that what is unsupported in them is told together with the faults. */
function soundPart(value: unknown, issues: readonly TaxIssue[]): Partial<TaxRequest> {
  const faulty = new Set(issues.map((issue) => issue.path[0]));
  const entries = Object.keys(taxRequestSchema.shape)
    .filter((field) => !faulty.has(field))
    .map((field) => [field, fieldOf(value, field)])
    .filter(([, given]) => given !== undefined);
  try {
    const part = taxRequestSchema.partial().safeParse(Object.fromEntries(entries));
    return part.success ? (part.data as Partial<TaxRequest>) : {};
  } catch {
    return {};
  }
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

function isWhole(request: Partial<TaxRequest>): request is TaxRequest {
  return request.jurisdiction !== undefined && request.gross_income !== undefined;
}
