import { country, isEmployee, netIncome } from "../../engine/country.ts";
import type { JurisdictionData } from "../../engine/figures.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { type Bracket, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  minorUnit,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/numbers/exact.ts";
import { silentTrace } from "../../engine/trace.ts";
import { type EsFigures, data as esData } from "./figures.ts";

export interface RegionFigures {
  readonly regionalBrackets: readonly Bracket[];
  readonly regionalMinimum: number;
}

/** Article 20: a full amount for small net earnings, then two slopes down to nothing. */
function workReduction({ workReduction: rule }: EsFigures, net: Exact): Exact {
  if (rule === undefined) return zero;
  if (compare(net, exact(rule.secondFrom)) > 0) {
    const left = slopeDown(
      exact(rule.secondAmount),
      net,
      exact(rule.secondFrom),
      exact(rule.secondSlope),
    );
    return compare(net, exact(rule.zeroFrom)) > 0 ? zero : left;
  }
  return slopeDown(exact(rule.flat), net, exact(rule.flatTo), exact(rule.firstSlope));
}

/** The general base: on the employment basis net of other expenses and of the reduction for earnings. */
function generalBase(figures: EsFigures, context: CalculationContext): Exact {
  const { inputs, trace, year, refuse } = context;
  const net = netIncome(inputs);
  if (!isEmployee(inputs)) return net;
  if (figures.otherExpenses === undefined || figures.workReduction === undefined) {
    return refuse(
      "unsupported_input",
      "basis",
      `Spain ${year.label}: the reductions of employees are not loaded. Send basis taxable_income with the base that remains after them.`,
    );
  }
  const reduction = workReduction(figures, net);
  trace.line("work_reduction", reduction, "workReduction");
  trace.line("other_expenses", exact(figures.otherExpenses), "otherExpenses");
  return excess(excess(net, exact(figures.otherExpenses)), reduction);
}

/** Tax on the base less tax on the personal minimum, through the same scale. */
function half(
  base: Exact,
  minimum: number,
  brackets: readonly Bracket[],
  name: string,
  context: CalculationContext,
): Exact {
  const whole = progressiveTax(base, brackets, context.trace, name);
  return excess(whole, progressiveTax(exact(minimum), brackets, silentTrace, name));
}

/** For salaries near the minimum wage: full up to a salary, then in a straight line to nothing. */
function minimumWageDeduction(
  { minimumWageDeduction: rule }: EsFigures,
  { inputs, trace }: CalculationContext,
): Exact {
  if (rule === undefined || !isEmployee(inputs)) return zero;
  const slope = divide(exact(rule.amount), subtract(exact(rule.zeroFrom), exact(rule.fullTo)));
  const left = slopeDown(exact(rule.amount), inputs.grossIncome, exact(rule.fullTo), slope);
  trace.line("minimum_wage_deduction", left, "minimumWageDeduction");
  return left;
}

const cents = (amount: Exact): Exact => roundTo(amount, minorUnit(2), "half_up");

export function spain(data: JurisdictionData<EsFigures>): Jurisdiction {
  return country({
    data,
    inputs: ["basis"],
    claimedContributions: "employee social contributions",
    steps: (figures, context) => {
      context.assume(
        "Spain: the half of the state only; ask for a region such as ES-MD for the whole.",
      );
      const base = generalBase(figures, context);
      const state = half(
        base,
        figures.personalMinimum,
        figures.stateBrackets,
        "stateBrackets",
        context,
      );
      const deduction = smaller(state, minimumWageDeduction(figures, context));
      return {
        taxDue: subtract(state, deduction),
        components: {
          taxable_income: base,
          tax_before_credits: cents(state),
          credits: cents(deduction),
        },
      };
    },
  });
}

export function spanishRegion<Own extends RegionFigures>(own: JurisdictionData<Own>): Jurisdiction {
  const data: JurisdictionData<EsFigures & RegionFigures> = {
    ...own,
    sources: { ...esData.sources, ...own.sources },
    figures: { ...esData.figures, ...own.figures },
  };
  return country({
    data,
    inputs: ["basis"],
    claimedContributions: "employee social contributions",
    steps: (figures, context) => {
      const base = generalBase(figures, context);
      const state = half(
        base,
        figures.personalMinimum,
        figures.stateBrackets,
        "stateBrackets",
        context,
      );
      const region = half(
        base,
        figures.regionalMinimum,
        figures.regionalBrackets,
        "regionalBrackets",
        context,
      );
      const deduction = minimumWageDeduction(figures, context);
      // The deduction takes from the state first, and what is left of it from the region.
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
