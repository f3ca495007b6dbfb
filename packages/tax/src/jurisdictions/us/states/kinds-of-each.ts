import {
  add,
  divide,
  type Exact,
  half,
  isPositive,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { OfEach } from "../federal/income.ts";
import type { StateCase } from "./state-case.ts";

type Case = StateCase<unknown>;

/** The pensions of the taxpayer and, on a joint return, of the spouse. */
export function pensionsOfEach({ inputs, context }: Case): OfEach {
  return apart(inputs.pensions, inputs.spousePensions, context.status === "married_joint");
}

/** The taxable part of each one's Social Security benefits, in proportion to the benefits. */
export function taxableBenefitsOfEach({ filed, inputs, context }: Case): OfEach {
  const { socialSecurity } = inputs;
  if (!isPositive(socialSecurity)) return [zero, zero];
  const [first] = apart(
    socialSecurity,
    inputs.spouseSocialSecurity,
    context.status === "married_joint",
  );
  const ofFirst = multiply(filed.taxableBenefits, divide(first, socialSecurity));
  return [ofFirst, subtract(filed.taxableBenefits, ofFirst)];
}

/** Interest, dividends, gains and rent. */
export function propertyIncome({ filed }: Case): Exact {
  const { interest, dividends, capitalGain, rent } = filed.income;
  return sum([interest, dividends, capitalGain, rent]);
}

/**
 * The part of each spouse in the federal adjusted gross income. Half of the income from property
 * of a couple belongs to each, and so do adjustments; unemployment benefits are the taxpayer's.
 */
export function incomeOfEach(state: Case): OfEach {
  const { filed, income, context } = state;
  if (context.status !== "married_joint") return [income, zero];
  const ofSpouse = sum([
    filed.earned[1],
    pensionsOfEach(state)[1],
    taxableBenefitsOfEach(state)[1],
    multiply(subtract(propertyIncome(state), filed.adjustments.total), half),
  ]);
  return [subtract(income, ofSpouse), ofSpouse];
}

/** What each one may exclude: their amount, up to a maximum, if they qualify. */
export function capEach(
  amounts: OfEach,
  most: readonly [Exact, Exact],
  qualifies: readonly [boolean, boolean] = [true, true],
): OfEach {
  return [
    qualifies[0] ? smaller(amounts[0], most[0]) : zero,
    qualifies[1] ? smaller(amounts[1], most[1]) : zero,
  ];
}

export function bothOf([first, second]: OfEach): Exact {
  return add(first, second);
}

function apart(whole: Exact, ofSpouse: Exact, isJoint: boolean): OfEach {
  return isJoint ? [subtract(whole, ofSpouse), ofSpouse] : [whole, zero];
}
