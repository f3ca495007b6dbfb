import { type PayJurisdiction, taxOf, withCarriedYear } from "./engine/contributions/define-pay.ts";
import { createRegister } from "./engine/jurisdiction-register.ts";
import { namedAs, type Operation, type Safe, safely } from "./engine/operation.ts";
import { comparePlaces } from "./engine/pay/compare-pay.ts";
import { respondGrossPay } from "./engine/pay/gross-for-pay.ts";
import { respondPay } from "./engine/pay/pay-result.ts";
import { type PayRegister, prepareNetPay, preparePay } from "./engine/pay/prepare-pay.ts";
import type {
  GrossPayRequest,
  GrossPayResult,
  PayComparison,
  PayComparisonRequest,
  PayRequest,
  PayResult,
} from "./types.ts";

export type { PayJurisdiction } from "./engine/contributions/define-pay.ts";
export type { FilingStatus } from "./engine/jurisdiction.ts";
export type { JurisdictionCode } from "./jurisdictions/codes.ts";
export { withContributions } from "./withContributions.ts";

/**
 * The operations on pay. Each throws `TaxError`. Its safe form takes any input, and returns the
 * error instead of throwing it.
 */
export interface PayCalculator {
  /** What is left of a gross salary, and what it costs the employer. */
  readonly calculatePay: Operation<PayRequest, PayResult>;
  /** Like `calculatePay`, but takes any input, and returns the error instead of throwing it. */
  readonly safeCalculatePay: Safe<PayResult>;
  /**
   * The smallest gross pay that leaves `net_income`, which the request has instead
   * of `gross_income`.
   */
  readonly grossForPay: Operation<GrossPayRequest, GrossPayResult>;
  /** Like `grossForPay`, but takes any input, and returns the error instead of throwing it. */
  readonly safeGrossForPay: Safe<GrossPayResult>;
  /** The pay of one gross salary in several places, in the currency of the first. */
  readonly comparePay: Operation<PayComparisonRequest, PayComparison>;
  /** Like `comparePay`, but takes any input, and returns the error instead of throwing it. */
  readonly safeComparePay: Safe<PayComparison>;
}

/**
 * Creates a pay calculator for the given places, with their income tax and their contributions. A
 * bundle then contains no other tables, and none of the operations of a tax calculator.
 *
 * @example
 * createPayCalculator([ptPay]).calculatePay({ jurisdiction: "PT", gross_income: 28000, tax_year: 2026 }).employee_contributions; // => 3080
 */
export function createPayCalculator(places: readonly PayJurisdiction[]): PayCalculator {
  const all = places.flatMap((place) => [place, ...(place.localities ?? [])]).map(withCarriedYear);
  const byCode = new Map(all.map((place) => [taxOf(place).data.code, place]));
  const register: PayRegister = {
    ...createRegister(all.map(taxOf)),
    payOf: (found) => byCode.get(found.data.code),
  };
  const calculatePay: Operation<unknown, PayResult> = (request, options) =>
    respondPay(preparePay(register, request, options));
  const grossForPay: Operation<unknown, GrossPayResult> = (request, options) =>
    namedAs("net_income", () => respondGrossPay(prepareNetPay(register, request, options)));
  const comparePay: Operation<unknown, PayComparison> = (request, options) =>
    comparePlaces(register, request, options);
  return {
    calculatePay,
    safeCalculatePay: safely(calculatePay),
    grossForPay,
    safeGrossForPay: safely(grossForPay),
    comparePay,
    safeComparePay: safely(comparePay),
  };
}
