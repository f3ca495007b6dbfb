import { type Exact, zero } from "./amounts.ts";
import { figuresOf, type JurisdictionData, type Resolved } from "./figures.ts";
import type { Calculation, CalculationContext, Components, Jurisdiction } from "./jurisdiction.ts";

/**
 * The result of the steps of a jurisdiction: a `Calculation`, except that components can be an
 * object instead of a function.
 */
export interface Outcome extends Omit<Calculation, "components"> {
  readonly components: Readonly<Record<string, Exact>> | Components;
}

/** A jurisdiction as its `rules.ts` describes it. */
export interface JurisdictionRules<Figures> extends Omit<Jurisdiction, "data" | "calculate"> {
  readonly data: JurisdictionData<Figures>;
  /** Calculates the tax from the figures of the year. */
  readonly steps: (
    figures: Figures,
    context: CalculationContext,
    resolved: Resolved<Figures>,
  ) => Outcome;
}

/** Makes a jurisdiction from figures and rules. `defineCountry` and `defineState` build on it. */
export function defineJurisdiction<Figures extends object>(
  rules: JurisdictionRules<Figures>,
): Jurisdiction {
  const { steps, ...rest } = rules;
  return {
    ...rest,
    calculate(context) {
      const resolved = figuresOf(rest.data, context.year);
      const outcome = steps(resolved.values, context, resolved);
      return isCalculation(outcome)
        ? outcome
        : { ...outcome, components: lateComponents(outcome.components) };
    },
  };
}

function isCalculation(outcome: Outcome): outcome is Calculation {
  return typeof outcome.components === "function";
}

/** Components as a function, which a calculation has. */
export function lateComponents(components: Outcome["components"]): Components {
  if (typeof components === "function") return components;
  return (show) => {
    const named = {};
    addShown(named, components, show);
    return named;
  };
}

/** Adds amounts by their names. */
export function addShown<Shown>(
  named: Record<string, Shown>,
  amounts: Readonly<Record<string, Exact>>,
  show: (amount: Exact) => Shown,
): void {
  for (const name in amounts) named[name] = show(amounts[name] ?? zero);
}

/** The named amounts of a calculation. */
export function amountsOf({ components }: Pick<Calculation, "components">) {
  return components((amount) => amount);
}
