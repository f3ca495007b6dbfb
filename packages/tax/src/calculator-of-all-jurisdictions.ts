import {
  createEstimatedTaxCalculator,
  type EstimatedTaxCalculator,
} from "./createEstimatedTaxCalculator.ts";
import { createMarginalCalculator, type MarginalCalculator } from "./createMarginalCalculator.ts";
import { createPayCalculator, type PayCalculator } from "./createPayCalculator.ts";
import { createTaxCalculator, type TaxCalculator } from "./createTaxCalculator.ts";
import { taxOf } from "./engine/contributions/define-pay.ts";
import { allJurisdictions } from "./jurisdictions/all.ts";
import { allPay } from "./jurisdictions/all-pay.ts";
import { withContributions } from "./withContributions.ts";

/**
 * The calculator behind the operations of the entry point. It has every jurisdiction, with
 * contributions if they are loaded.
 */
export const calculator: Calculators = /* @__PURE__ */ calculatorOfAll();

type Calculators = TaxCalculator & MarginalCalculator & EstimatedTaxCalculator & PayCalculator;

function calculatorOfAll(): Calculators {
  const places = new Map(allPay.map((place) => [taxOf(place).data.code, place]));
  const taxes = allJurisdictions.map((tax) => {
    const place = places.get(tax.data.code);
    return place === undefined ? tax : withContributions({ ...place, taxes: [tax] });
  });
  return {
    ...createTaxCalculator(taxes),
    ...createMarginalCalculator(taxes),
    ...createEstimatedTaxCalculator(taxes),
    ...createPayCalculator(allPay),
  };
}
