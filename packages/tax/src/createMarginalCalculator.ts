import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { createRegister } from "./engine/jurisdiction-register.ts";
import { namedAs, type Operation, type Safe, safely } from "./engine/operation.ts";
import { prepare } from "./engine/request/prepare-request.ts";
import { readNetRequest, readTaxRequest } from "./engine/request/read-request.ts";
import { refuse } from "./errors.ts";
import { findMarginalSchedule } from "./marginal/find-marginal-schedule.ts";
import { searchGross } from "./marginal/gross-for.ts";
import type { GrossForRequest, GrossForResult, MarginalSchedule, TaxRequest } from "./types.ts";

export type { FilingStatus, Jurisdiction } from "./engine/jurisdiction.ts";
export type { JurisdictionCode } from "./jurisdictions/codes.ts";

/**
 * The operations that follow the tax over a range of incomes. Each throws `TaxError`. Its safe form
 * takes any input, and returns the error instead of throwing it.
 */
export interface MarginalCalculator {
  /** Where the tax on an income up to twice `gross_income` changes its slope or jumps. */
  readonly marginalSchedule: Operation<TaxRequest, MarginalSchedule>;
  /** Like `marginalSchedule`, but takes any input, and returns the error instead of throwing it. */
  readonly safeMarginalSchedule: Safe<MarginalSchedule>;
  /** The smallest income that leaves `net`, which the request has instead of `gross_income`. */
  readonly grossFor: Operation<GrossForRequest, GrossForResult>;
  /** Like `grossFor`, but takes any input, and returns the error instead of throwing it. */
  readonly safeGrossFor: Safe<GrossForResult>;
}

/**
 * Creates a calculator for the given jurisdictions. A bundle with `createTaxCalculator` alone does
 * not contain these operations.
 *
 * @example
 * createMarginalCalculator([us]).grossFor({ jurisdiction: "US", net: 46128.5, tax_year: 2025 }).gross_income; // => 50000
 */
export function createMarginalCalculator(
  jurisdictions: readonly Jurisdiction[],
): MarginalCalculator {
  const register = createRegister(jurisdictions);
  const marginalSchedule: Operation<unknown, MarginalSchedule> = (request, options) =>
    findMarginalSchedule(prepare(register, readTaxRequest(request), options));
  const grossFor: Operation<unknown, GrossForResult> = (request, options) =>
    namedAs(
      "net",
      () =>
        searchGross(prepare(register, readNetRequest(request), options, true)) ??
        refuse("invalid_value", "net", "No income up to 1000000000000 leaves that net."),
    );
  return {
    marginalSchedule,
    safeMarginalSchedule: safely(marginalSchedule),
    grossFor,
    safeGrossFor: safely(grossFor),
  };
}
