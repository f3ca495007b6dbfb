import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  half,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { CalculationContext, Inputs } from "../../../engine/jurisdiction.ts";
import type { UsFigures } from "../figures.ts";

/** An amount of the taxpayer and, on a joint return, of the spouse. */
export type OfEach = readonly [taxpayer: Exact, spouse: Exact];

/** The income of a return by kind, as Form 1040 counts it. */
export interface FederalIncome {
  readonly wages: OfEach;
  /** Net profits of self-employment; a loss is negative. */
  readonly profits: OfEach;
  readonly interest: Exact;
  readonly taxExemptInterest: Exact;
  readonly dividends: Exact;
  readonly qualifiedDividends: Exact;
  /** Net gains, or the part of a net loss that may be deducted: line 7. */
  readonly capitalGain: Exact;
  /** Net long-term gains, less net short-term losses: 26 U.S.C. 1222(11). */
  readonly netCapitalGain: Exact;
  readonly pensions: Exact;
  readonly socialSecurity: Exact;
  readonly unemployment: Exact;
  readonly rent: Exact;
  /** The part of a loss of businesses that other income may not absorb. */
  readonly excessBusinessLoss: Exact;
  /** Whether there is nothing but wages, as in most requests. */
  readonly isWagesAlone: boolean;
}

/** The kinds of income of a request. The spouse has a part only on a joint return. */
export function federalIncome(context: CalculationContext, figures: UsFigures): FederalIncome {
  const { inputs, status } = context;
  if (!hasOtherKinds(inputs)) return wagesAlone(wagesOfEarners(context));
  const { shortTermCapitalGains: short, longTermCapitalGains: long, dividends } = inputs;
  const gains = add(short, long);
  const allowed = subtract(zero, exact(figures.capital_loss_limit[status]));
  const spouseProfit = status === "married_joint" ? inputs.spouseSelfEmploymentIncome : zero;
  return {
    wages: wagesOfEarners(context),
    profits: [subtract(inputs.selfEmploymentIncome, spouseProfit), spouseProfit],
    interest: inputs.interest,
    taxExemptInterest: inputs.taxExemptInterest,
    dividends,
    qualifiedDividends: excess(dividends, inputs.nonqualifiedDividends),
    capitalGain: larger(gains, allowed),
    netCapitalGain: atLeastZero(smaller(long, gains)),
    pensions: inputs.pensions,
    socialSecurity: inputs.socialSecurity,
    unemployment: inputs.unemployment,
    rent: inputs.rentalIncome,
    excessBusinessLoss: zero,
    isWagesAlone: false,
  };
}

const nothing: OfEach = [zero, zero];

function wagesAlone(wages: OfEach): FederalIncome {
  return {
    wages,
    profits: nothing,
    interest: zero,
    taxExemptInterest: zero,
    dividends: zero,
    qualifiedDividends: zero,
    capitalGain: zero,
    netCapitalGain: zero,
    pensions: zero,
    socialSecurity: zero,
    unemployment: zero,
    rent: zero,
    excessBusinessLoss: zero,
    isWagesAlone: true,
  };
}

/** The kinds of income that a request can name. Amounts that it does not name are {@link zero}. */
function hasOtherKinds(inputs: Inputs): boolean {
  return (
    inputs.selfEmploymentIncome !== zero ||
    inputs.interest !== zero ||
    inputs.taxExemptInterest !== zero ||
    inputs.dividends !== zero ||
    inputs.shortTermCapitalGains !== zero ||
    inputs.longTermCapitalGains !== zero ||
    inputs.pensions !== zero ||
    inputs.socialSecurity !== zero ||
    inputs.unemployment !== zero ||
    inputs.rentalIncome !== zero
  );
}

/** The wages of the taxpayer and, on a joint return, of the spouse. */
export function wagesOfEarners({ inputs, status }: CalculationContext): OfEach {
  return status === "married_joint" ? wagesOfEach(inputs) : [wagesOf(inputs), zero];
}

/** The part of the gross income that the request names no other kind for. */
function wagesOf(inputs: Inputs): Exact {
  if (!hasOtherKinds(inputs)) return inputs.grossIncome;
  return atLeastZero(subtract(inputs.grossIncome, otherThanWages(inputs)));
}

function otherThanWages(inputs: Inputs): Exact {
  return sum([
    inputs.selfEmploymentIncome,
    inputs.interest,
    inputs.dividends,
    inputs.shortTermCapitalGains,
    inputs.longTermCapitalGains,
    inputs.pensions,
    inputs.socialSecurity,
    inputs.unemployment,
    inputs.rentalIncome,
  ]);
}

/** `spouse_income` holds the wages, profits, pensions and benefits of the spouse. */
function wagesOfEach(inputs: Inputs): OfEach {
  const wages = wagesOf(inputs);
  if (inputs.spouseIncome === undefined) return [wages, zero];
  const others = [
    inputs.spouseSelfEmploymentIncome,
    inputs.spousePensions,
    inputs.spouseSocialSecurity,
  ];
  const ofSpouse = smaller(excess(inputs.spouseIncome, sum(others)), wages);
  return [subtract(wages, ofSpouse), ofSpouse];
}

export function both([taxpayer, spouse]: OfEach): Exact {
  return add(taxpayer, spouse);
}

/** Everything that is taxed, but for the benefits of Social Security. */
export function incomeWithoutBenefits(income: FederalIncome): Exact {
  if (income.isWagesAlone) return both(income.wages);
  return sum([
    both(income.wages),
    both(income.profits),
    income.excessBusinessLoss,
    income.interest,
    income.dividends,
    income.capitalGain,
    income.pensions,
    income.unemployment,
    income.rent,
  ]);
}

/**
 * 26 U.S.C. 86: the part of Social Security benefits that is taxed. `otherIncome` is the adjusted
 * gross income without benefits.
 */
export function taxableBenefits(
  { status, trace }: Pick<CalculationContext, "status" | "trace">,
  figures: Pick<UsFigures, "social_security_benefits">,
  income: Pick<FederalIncome, "socialSecurity" | "taxExemptInterest">,
  otherIncome: Exact,
): Exact {
  const { socialSecurity, taxExemptInterest } = income;
  if (socialSecurity.numerator === 0) return zero;
  const rule = figures.social_security_benefits;
  const halfOfBenefits = multiply(socialSecurity, half);
  const measure = sum([otherIncome, taxExemptInterest, halfOfBenefits]);
  const first = exact(rule.first_over[status]);
  const second = exact(rule.second_over[status]);
  const overFirst = excess(measure, first);
  if (overFirst.numerator === 0) return zero;
  const lower = smaller(multiply(overFirst, half), halfOfBenefits);
  const most = multiply(socialSecurity, exact(rule.most_share));
  const overSecond = excess(measure, second);
  const taxed =
    compare(overSecond, zero) <= 0
      ? lower
      : smaller(
          most,
          add(
            multiply(overSecond, exact(rule.most_share)),
            smaller(lower, multiply(subtract(second, first), half)),
          ),
        );
  trace.line("taxable_social_security", taxed, "social_security_benefits", measure);
  return taxed;
}

/** 26 U.S.C. 1411(c): interest, dividends, gains and rents. */
export function netInvestmentIncome(income: FederalIncome): Exact {
  if (income.isWagesAlone) return zero;
  return atLeastZero(sum([income.interest, income.dividends, income.capitalGain, income.rent]));
}

/** 26 U.S.C. 32(i)(2): a net loss of gains or of rents counts as nothing. */
export function disqualifiedIncome(income: FederalIncome): Exact {
  if (income.isWagesAlone) return zero;
  return sum([
    income.interest,
    income.taxExemptInterest,
    income.dividends,
    atLeastZero(income.capitalGain),
    atLeastZero(income.rent),
  ]);
}
