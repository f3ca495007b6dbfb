import {
  add,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import type { OfEach } from "../us/federal/income.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { defineState } from "../us/states/define-state.ts";
import { incomeOfEach, taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import { cappedPropertyTax, offeredDeductions } from "../us/states/offered-deductions.ts";
import { evenShares, spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { refundableCredits } from "./credits.ts";
import { data, type UsDcFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 100 }],
  current_year_share: 0.9,
  prior_year_share: 1.1,
  sources: [
    {
      title:
        "District of Columbia, Office of Tax and Revenue: tips for understanding your estimated tax penalty",
      url: "https://otr.cfo.dc.gov/es/page/tips-understanding-and-calculating-your-estimated-tax",
      readOn: "2026-11-28",
    },
    {
      title: "Form D-2210, lines 1 to 5 (read in a published copy of 2024)",
      url: "https://taxformfinder.org/districtofcolumbia/form-d-2210",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of the District of Columbia. */
export const usDc: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "spouse_income", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    // D.C. Code 47-1803.02(a)(2)(L) and, from 2021, (LL): benefits of Social Security and of
    // unemployment are not income.
    const { unemployment } = state.filed.income;
    const losses = addedLosses(state);
    const whole = sum([state.income, ...losses]);
    const income = excess(whole, add(state.filed.taxableBenefits, unemployment));
    const federal = state.federal();
    const own = figures.standard_deduction;
    const additions = excess(
      federal.standardDeduction,
      exact(federal.figures.standard_deduction[state.context.status]),
    );
    const standard =
      own === undefined ? federal.standardDeduction : add(state.amount(own), additions);
    const itemized = itemizedDeductions(state, income);
    const deduction = itemized
      ? state.deducted("deduction", itemized, "standard_deduction")
      : state.deduct(standard);
    // D.C. Code 47-1806.04(c): of what 26 U.S.C. 21 entitles to, whatever the federal tax is.
    const share = exact(figures.care_credit_share ?? 0);
    const care = multiply(state.filed.credits.careCredit, share);
    const others = {
      ...(isPositive(care) ? { credits: { care_credit: care } } : {}),
      refundable: refundableCredits(state),
    };
    const taxableIncome = excess(income, deduction);
    const together = state.schedule(taxableIncome, figures.rates);
    if (spouseShares(state) === undefined) return { taxableIncome, tax: together, ...others };
    const benefits = taxableBenefitsOfEach(state);
    const [ofSelf, ofSpouse] = incomeOfEach(state);
    const shares = [
      excess(add(ofSelf, losses[0]), add(benefits[0], unemployment)),
      excess(add(ofSpouse, losses[1]), benefits[1]),
    ] as const;
    const [first, second] = evenShares(shares, deduction);
    const apart = add(state.schedule(first, figures.rates), state.schedule(second, figures.rates));
    return { taxableIncome, tax: smaller(together, apart), ...others };
  },
});

/**
 * Schedule I of Form D-40, calculation A, line 6: what the losses of the spouses' businesses exceed
 * an amount. They belong on Form D-30.
 */
function addedLosses({ filed, figures, context }: StateCase<UsDcFigures>): OfEach {
  const { profits, excessBusinessLoss } = filed.income;
  const [first, second] = profits.map((profit) => excess(zero, profit)) as [Exact, Exact];
  const whole = add(first, second);
  const added = excess(whole, add(excessBusinessLoss, exact(figures.business_loss_most)));
  if (!isPositive(added)) return [zero, zero];
  context.assume("D.C.: the business files Form D-30, which takes a loss beyond 12,000.");
  const ofFirst = multiply(added, divide(first, whole));
  return [ofFirst, subtract(added, ofFirst)];
}

/**
 * D.C. Code 47-1803.03: the federal deductions without income tax, of those who itemize on the
 * federal return. Over an income of the District, all but medical costs lose 5 % of the excess.
 */
function itemizedDeductions(state: StateCase<UsDcFigures>, income: Exact): Exact | undefined {
  const { filed, figures } = state;
  const offered = filed.itemizes ? offeredDeductions(state) : undefined;
  const { itemized_limit_start: start, itemized_limit_rate: rate } = figures;
  if (offered === undefined || start === undefined || rate === undefined) return undefined;
  const { mortgageInterest, charity, other } = offered;
  const medical = medicalOver(offered.medical, state.income, filed.figures.medical_floor);
  const limited = sum([mortgageInterest, charity, other, cappedPropertyTax(state, offered)]);
  const lost = multiply(excess(income, state.amount(start)), exact(rate));
  return add(medical, larger(excess(limited, lost), zero));
}
