import { figuresOf, type JurisdictionData } from "./figures.ts";
import type { Calculation, CalculationContext, Jurisdiction } from "./jurisdiction.ts";
import type { Exact } from "./numbers/exact.ts";

/** What the steps of a jurisdiction lead to: as `Calculation`, but components may be put together at once. */
export interface Outcome extends Omit<Calculation, "components"> {
  readonly components: Readonly<Record<string, Exact>> | Calculation["components"];
}

/** A jurisdiction as its own module describes it. */
export interface JurisdictionRules<Figures> extends Omit<Jurisdiction, "data" | "calculate"> {
  readonly data: JurisdictionData<Figures>;
  /** From the figures of the year to the tax. */
  readonly steps: (figures: Figures, context: CalculationContext) => Outcome;
}

/** The one way to make a jurisdiction of figures and rules; presets for countries and for states of the United States add to it. */
export function defineJurisdiction<Figures extends object>(
  rules: JurisdictionRules<Figures>,
): Jurisdiction {
  const { steps, ...rest } = rules;
  return {
    ...rest,
    calculate(context) {
      const outcome = steps(figuresOf(rest.data, context.year).values, context);
      return isCalculation(outcome)
        ? outcome
        : { ...outcome, components: lateComponents(outcome.components) };
    },
  };
}

function isCalculation(outcome: Outcome): outcome is Calculation {
  return typeof outcome.components === "function";
}

/** Components as a calculation has them. */
export function lateComponents(components: Outcome["components"]): Calculation["components"] {
  return typeof components === "function" ? components : () => components;
}
