import {
  namedAs,
  type Operation,
  type Safe,
  safely,
  type TaxCalculator,
  taxOperations,
} from "./createTaxCalculator.ts";
import type { PayJurisdiction } from "./engine/contributions/define-pay.ts";
import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { createRegister } from "./engine/jurisdiction-register.ts";
import { comparePlaces } from "./engine/pay/compare-pay.ts";
import { contributedJurisdiction } from "./engine/pay/contributed.ts";
import { respondGrossPay } from "./engine/pay/gross-for-pay.ts";
import { respondPay } from "./engine/pay/pay-result.ts";
import {
  type PayRegister,
  prepareNetPay,
  preparePay,
  refuseUnknownYear,
} from "./engine/pay/prepare-pay.ts";
import { withCarriedYear } from "./engine/pay/with-carried-year.ts";
import type { Prepared } from "./engine/request/prepare-request.ts";
import { refuse } from "./engine/request/refuse.ts";
import type {
  GrossPayRequest,
  GrossPayResult,
  PayComparison,
  PayComparisonRequest,
  PayRequest,
  PayResult,
} from "./types.ts";

export type { PayJurisdiction } from "./engine/contributions/define-pay.ts";
export type { FilingStatus, Jurisdiction } from "./engine/jurisdiction.ts";
export type { JurisdictionCode } from "./jurisdictions/codes.ts";

/** The operations of a tax calculator, which here calculates contributions too, and those on pay. */
export interface PayCalculator extends TaxCalculator {
  /** What is left of a gross salary, and what it costs the employer. */
  readonly calculatePay: Operation<PayRequest, PayResult>;
  /** As `calculatePay`, but takes anything, and returns the error. */
  readonly safeCalculatePay: Safe<PayResult>;
  /** The least gross pay that leaves `net_income`, which the request has in the place of `gross_income`. */
  readonly grossForPay: Operation<GrossPayRequest, GrossPayResult>;
  /** As `grossForPay`, but takes anything, and returns the error. */
  readonly safeGrossForPay: Safe<GrossPayResult>;
  /** The pay of one gross salary in several places, in the currency of the first. */
  readonly comparePay: Operation<PayComparisonRequest, PayComparison>;
  /** As `comparePay`, but takes anything, and returns the error. */
  readonly safeComparePay: Safe<PayComparison>;
}

/**
 * Makes a calculator of the places that are passed in, with their income tax and their contributions. A bundle carries no
 * other tables.
 *
 * @example
 * createPayCalculator([ptPay]).calculatePay({ jurisdiction: "PT", gross_income: 28000, tax_year: 2026 }).employee_contributions; // => 3080
 */
export function createPayCalculator(places: readonly PayJurisdiction[]): PayCalculator {
  return payOperations(
    places.map(({ taxes }) => taxes.at(-1) ?? taxes[0]),
    places,
  );
}

/** The operations over jurisdictions, some of which have contributions. */
export function payOperations(
  jurisdictions: readonly Jurisdiction[],
  all: readonly PayJurisdiction[],
): PayCalculator {
  const places = new Map(all.map((place) => [codeOf(place), place]));
  const pays = new Map(all.map((place) => [codeOf(place), withCarriedYear(place)]));
  const taxes = createRegister(jurisdictions);
  const register: PayRegister = {
    ...createRegister(jurisdictions.map((each) => taxOf(pays.get(each.data.code)) ?? each)),
    payOf: (found) => pays.get(found.data.code),
  };
  const calculatePay: Operation<unknown, PayResult> = (request, options) =>
    respondPay(preparePay(register, request, options));
  const grossForPay: Operation<unknown, GrossPayResult> = (request, options) =>
    namedAs("net_income", () => respondGrossPay(prepareNetPay(register, request, options)));
  const comparePay: Operation<unknown, PayComparison> = (request, options) =>
    comparePlaces(register, request, options);
  return {
    ...taxOperations(taxes, contributing(places)),
    calculatePay,
    safeCalculatePay: safely(calculatePay),
    grossForPay,
    safeGrossForPay: safely(grossForPay),
    comparePay,
    safeComparePay: safely(comparePay),
  };
}

/** The tax whose code means a place. */
function taxOf(place: PayJurisdiction | undefined): Jurisdiction | undefined {
  return place?.taxes.at(-1);
}

function codeOf(place: PayJurisdiction): string {
  return (taxOf(place) ?? place.taxes[0]).data.code;
}

/** Replaces the tax of a request by the one that calculates contributions. Each is made when it is first asked for. */
function contributing(
  pays: ReadonlyMap<string, PayJurisdiction>,
): (prepared: Prepared) => Prepared {
  const made = new Map<PayJurisdiction, Jurisdiction>();
  return (prepared) => {
    const pay = pays.get(prepared.jurisdiction.data.code);
    if (pay === undefined) {
      return refuse(
        "unsupported_input",
        "contributions",
        `No contributions are loaded for ${prepared.jurisdiction.data.code}.`,
      );
    }
    refuseUnknownYear(pay, prepared);
    const jurisdiction = made.get(pay) ?? contributedJurisdiction(pay);
    made.set(pay, jurisdiction);
    return { ...prepared, jurisdiction };
  };
}
