import {
  type ComparisonCalculator,
  createComparisonCalculator,
} from "./createComparisonCalculator.ts";
import {
  createEstimatedTaxCalculator,
  type EstimatedTaxCalculator,
} from "./createEstimatedTaxCalculator.ts";
import { createMarginalCalculator, type MarginalCalculator } from "./createMarginalCalculator.ts";
import { createPayCalculator, type PayCalculator } from "./createPayCalculator.ts";
import { createTaxCalculator, type TaxCalculator } from "./createTaxCalculator.ts";
import { taxOf } from "./engine/contributions/define-pay.ts";
import type { Jurisdiction } from "./engine/jurisdiction.ts";
import { createRegister } from "./engine/jurisdiction-register.ts";
import { allJurisdictions } from "./jurisdictions/all.ts";
import { allPay } from "./jurisdictions/all-pay.ts";
import { withContributions } from "./withContributions.ts";

const taxes = /* @__PURE__ */ taxesOfAll();

/** Every jurisdiction by its code, with contributions if they are loaded. */
export const register = /* @__PURE__ */ createRegister(taxes);

/** The calculator behind the operations of the entry point. */
export const calculator: TaxCalculator &
  ComparisonCalculator &
  MarginalCalculator &
  EstimatedTaxCalculator &
  PayCalculator = /* @__PURE__ */ calculatorOfAll();

function taxesOfAll(): readonly Jurisdiction[] {
  const places = new Map(allPay.map((place) => [taxOf(place).data.code, place]));
  return allJurisdictions.map((tax) => {
    const place = places.get(tax.data.code);
    return place === undefined ? tax : withContributions({ ...place, taxes: [tax] });
  });
}

function calculatorOfAll(): typeof calculator {
  return {
    ...createTaxCalculator(taxes),
    ...createComparisonCalculator(taxes),
    ...createMarginalCalculator(taxes),
    ...createEstimatedTaxCalculator(taxes),
    ...createPayCalculator(allPay),
  };
}
