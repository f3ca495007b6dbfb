import {
  add,
  atLeastZero,
  type Exact,
  exact,
  excess,
  smaller,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import { stepDown } from "../../../engine/formulas/phase-out.ts";
import type { CalculationContext } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";
import { both, type FederalIncome } from "./income.ts";
import { startFor } from "./taxpayers.ts";

/**
 * Schedule 1-A, parts II to IV: the deductions of 2025 to 2028 for tips, overtime and the interest
 * on a car loan, by the names of their inputs. People have them whether or not they itemize.
 */
export interface Schedule1A {
  readonly tips: Exact;
  readonly overtime: Exact;
  readonly car_loan_interest: Exact;
  readonly total: Exact;
  /** The tips that are not part of wages: they are no qualified business income. */
  readonly tipsOfBusiness: Exact;
}

export const schedule1ANames = ["tips", "overtime", "car_loan_interest"] as const;

/** A figure of the states that have some of these deductions too. */
export interface Schedule1AFigures {
  readonly schedule_1a?: readonly (typeof schedule1ANames)[number][];
}

const none: Schedule1A = {
  tips: zero,
  overtime: zero,
  car_loan_interest: zero,
  total: zero,
  tipsOfBusiness: zero,
};

export function schedule1A(
  context: CalculationContext,
  figures: UsFigures,
  income: FederalIncome,
  adjustedGrossIncome: Exact,
): Schedule1A {
  const { inputs, status, trace } = context;
  const rule = figures.schedule_1a;
  const isGiven = hasAny(context);
  if (rule === undefined || !isGiven) return none;
  const wages = both(income.wages);
  const isSeparate = status === "married_separate";
  const earnedTips = smaller(inputs.tips, add(wages, sum(income.profits.map(atLeastZero))));
  // For each 1,000 of income over the start: whole ones for tips and overtime, and a part of one
  // too for a car loan ("or portion thereof").
  const after = (amount: Exact, part: PhaseOut, mode: "floor" | "ceil") => {
    const steps = {
      start: startFor(status, part),
      step: exact(1000),
      perStep: exact(part.per_step),
    };
    return stepDown(amount, adjustedGrossIncome, steps, mode);
  };
  const most = exact(status === "married_joint" ? rule.overtime.most_joint : rule.overtime.most);
  const capped = smaller(smaller(inputs.overtime, wages), most);
  // 26 U.S.C. 224(f) and 225(d): married people must file together.
  const tips = isSeparate
    ? zero
    : after(smaller(earnedTips, exact(rule.tips.most)), rule.tips, "floor");
  const overtime = isSeparate ? zero : after(capped, rule.overtime, "floor");
  const interest = smaller(inputs.carLoanInterest, exact(rule.car_loan_interest.most));
  const car_loan_interest = after(interest, rule.car_loan_interest, "ceil");
  const deductions = { tips, overtime, car_loan_interest };
  for (const name of schedule1ANames) {
    if (deductions[name].numerator > 0) {
      trace.line(`${name}_deduction`, deductions[name], "schedule_1a");
    }
  }
  return {
    ...deductions,
    total: sum([tips, overtime, car_loan_interest]),
    // 26 U.S.C. 199A(c)(4), as amended by Pub. L. 119-21 sec. 70201.
    tipsOfBusiness: excess(tips, wages),
  };
}

function hasAny({ inputs }: CalculationContext): boolean {
  return inputs.tips !== zero || inputs.overtime !== zero || inputs.carLoanInterest !== zero;
}

interface PhaseOut {
  readonly start_joint: number;
  readonly start_other: number;
  readonly per_step: number;
}

/** The deductions of Schedule 1-A that a state has by its figures. */
export function schedule1ANamesOf(figures: unknown): NonNullable<Schedule1AFigures["schedule_1a"]> {
  // In the figures of every state, `schedule_1a` is such a list or absent.
  return (figures as Schedule1AFigures).schedule_1a ?? [];
}
