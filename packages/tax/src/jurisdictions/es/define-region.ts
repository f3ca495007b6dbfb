import { add, smaller, subtract } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { type JurisdictionData, regionFigures } from "../../engine/figures.ts";
import type { Bracket } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { data as esData } from "./figures.ts";
import { cents, generalBase, half, minimumWageDeduction } from "./steps.ts";

/** Spain with one of its regions: the state's half and the region's half of the tax together. */
export function defineRegion<Own extends RegionFigures>(own: JurisdictionData<Own>): Jurisdiction {
  return defineCountry({
    data: regionFigures(esData, own),
    inputs: ["basis"],
    claimedContributions: "employee social contributions",
    steps: (figures, context) => {
      const base = generalBase(figures, context);
      const state = half(
        base,
        figures.personal_minimum,
        figures.state_brackets,
        "state_brackets",
        context,
      );
      const region = half(
        base,
        figures.regional_minimum,
        figures.regional_brackets,
        "regional_brackets",
        context,
      );
      const deduction = minimumWageDeduction(figures, context);
      // The deduction reduces the state's half first. What is left of it reduces the region's half.
      const fromState = smaller(state, deduction);
      const fromRegion = smaller(region, subtract(deduction, fromState));
      const national = cents(subtract(state, fromState));
      const regional = cents(subtract(region, fromRegion));
      return {
        taxDue: add(national, regional),
        components: {
          taxable_income: base,
          state: national,
          regional,
          credits: add(fromState, fromRegion),
        },
      };
    },
  });
}

/** The figures of a region. Each region sets only the figures of its own law. */
export interface RegionFigures {
  readonly regional_brackets: readonly Bracket[];
  readonly regional_minimum: number;
}
