import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import { charityDeduction, medicalOver } from "../federal/itemized.ts";
import type { StateCase } from "./state-case.ts";

/** The lines of Schedule A, each after its federal floor or cap. */
export interface ItemizedParts {
  readonly mortgageInterest: Exact;
  /** Property taxes within the cap of 26 U.S.C. 164(b)(6). */
  readonly propertyTax: Exact;
  readonly charity: Exact;
  readonly medical: Exact;
  readonly other: Exact;
  /** All of them: the itemized deductions without the state's own income tax. */
  readonly withoutStateTax: Exact;
  /** The same without the federal cap, 26 U.S.C. 164(b)(6), on the property tax. */
  readonly withoutCap: Exact;
}

/** The lines of Schedule A. Undefined if the request has none by kind. */
export function itemizedParts({ inputs, filed }: StateCase<unknown>): ItemizedParts | undefined {
  const given = inputs.itemized;
  if (given === undefined || filed.itemized === undefined) return undefined;
  const { figures } = filed;
  const income = larger(filed.adjustedGrossIncome, zero);
  const paid = exact(given.property_tax ?? 0);
  const propertyTax = smaller(paid, filed.itemized.taxes);
  const charity = charityDeduction(figures, income, exact(given.charity ?? 0));
  const medical = medicalOver(exact(given.medical ?? 0), income, figures.medical_floor);
  const mortgageInterest = exact(given.mortgage_interest ?? 0);
  const other = exact(given.other ?? 0);
  const others = sum([mortgageInterest, charity, medical, other]);
  return {
    mortgageInterest,
    propertyTax,
    charity,
    medical,
    other,
    withoutStateTax: add(others, propertyTax),
    withoutCap: add(others, paid),
  };
}

/**
 * The larger of the standard and the itemized deductions. `pick` names the lines that the state
 * allows. Without lines by kind, `deductions` counts as given.
 */
export function largerDeduction(
  state: StateCase<unknown>,
  standard: Exact,
  pick: (parts: ItemizedParts) => Exact = (parts) => parts.withoutStateTax,
): Exact {
  const parts = itemizedParts(state);
  if (parts === undefined) return state.deduct(standard);
  return state.deducted("deduction", larger(standard, pick(parts)));
}

/** Like {@link largerDeduction}, where only those may itemize who itemize on the federal return. */
export function largerIfItemized(
  state: StateCase<unknown>,
  standard: Exact,
  pick?: (parts: ItemizedParts) => Exact,
): Exact {
  const isByKind = state.inputs.itemized !== undefined;
  if (isByKind && !state.filed.itemizes) return state.deducted("deduction", standard);
  return largerDeduction(state, standard, pick);
}

/** The Social Security benefits and the pensions of the taxpayer and, jointly, of the spouse. */
export function retirementOfEach({ inputs, context }: StateCase<unknown>): readonly {
  readonly age: number;
  readonly pensions: Exact;
  readonly benefits: Exact;
}[] {
  const isJoint = context.status === "married_joint";
  const [spousePensions, spouseBenefits] = isJoint
    ? [inputs.spousePensions, inputs.spouseSocialSecurity]
    : [zero, zero];
  const taxpayer = {
    age: inputs.age ?? 0,
    pensions: excess(inputs.pensions, spousePensions),
    benefits: excess(inputs.socialSecurity, spouseBenefits),
  };
  if (!isJoint) return [taxpayer];
  return [
    taxpayer,
    { age: inputs.spouseAge ?? 0, pensions: spousePensions, benefits: spouseBenefits },
  ];
}

/** Whether an amount is within a limit. An undefined limit allows every amount. */
export function isWithin(amount: Exact, limit: Exact | undefined): boolean {
  return limit === undefined || compare(amount, limit) <= 0;
}

/**
 * The incomes of both spouses, if each has half of interest, dividends, gains and rent. Undefined
 * if the return is not joint, or the income of the spouse is not known.
 */
export function ownershipShares(
  state: StateCase<unknown>,
): readonly [taxpayer: Exact, spouse: Exact] | undefined {
  const { context, inputs, filed } = state;
  if (context.status !== "married_joint") return undefined;
  if (inputs.spouseIncome === undefined) {
    context.assume(
      "It is assumed that one spouse earns all income. Send spouse_income to calculate the spouses separately.",
    );
    return undefined;
  }
  const { income, earned } = filed;
  const property = sum([income.interest, income.dividends, income.capitalGain, income.rent]);
  // It is not known which spouse paid what is subtracted before adjusted gross income.
  const half = multiply(subtract(property, filed.adjustments.total), exact(0.5));
  const own = [
    sum([earned[0], excess(income.pensions, inputs.spousePensions), income.unemployment, half]),
    sum([earned[1], inputs.spousePensions, half]),
  ] as const;
  return [own[0], own[1]];
}

/** A share of the federal earned income credit. */
export function earnedIncomeMatch(state: StateCase<unknown>, share: number): Exact {
  return multiply(state.filed.credits.earnedIncomeCredit, exact(share));
}
