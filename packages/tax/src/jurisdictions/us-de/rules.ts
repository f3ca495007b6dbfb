import {
  add,
  atLeastZero,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  half,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import type { OfEach } from "../us/federal/income.ts";
import { onDays } from "../us/instalments.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { usedCareCredit } from "../us/states/federal-matches.ts";
import {
  incomeOfEach,
  pensionsOfEach,
  propertyIncome,
  taxableBenefitsOfEach,
} from "../us/states/kinds-of-each.ts";
import { exemptMilitaryOfEach } from "../us/states/military-pensions.ts";
import {
  cappedPropertyTax,
  offeredDeductions,
  withoutTaxes,
} from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsDeFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [],
  // The form compares 800 with what is left of the required payment, not of the tax.
  isFree: ({ withheld }, required) => compare(excess(required, withheld), exact(800)) <= 0,
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "Form PIT-UND, lines A to E (read in published copies of 2022 and 2023)",
      url: "https://www.taxformfinder.org/index.php/delaware/form-pit-und",
      readOn: "2026-11-28",
    },
    {
      title:
        "Form DE2210, instructions, who must pay the penalty (read in a published copy of 2010)",
      url: "https://online.documentine.com/form-2210-instructions/1/delaware-instructions-for-completion-of-form-de.html",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Delaware. */
export const usDe: Jurisdiction = defineState({
  data,
  localTaxation: { base: "earnings", levied: "Wilmington taxes wages and profits" },
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  // https://revenue.delaware.gov (Form PIT-EST)
  instalments: onDays(["04-30", "06-15", "09-15", "01-15"]),
  estimatedTax,
  steps: (figures, state) => {
    const { filed } = state;
    const unemployment = exemptUnemployment(state);
    const income = excess(state.income, add(filed.taxableBenefits, unemployment));
    const aged = state.times(figures.standard_deduction_65, state.aged());
    const standard = add(state.amount(figures.standard_deduction), aged);
    const itemized = itemizedDeductions(state);
    const isItemized = itemized !== undefined && compare(itemized, standard) > 0;
    const deduction = itemized
      ? state.deducted("deduction", larger(standard, itemized), "standard_deduction")
      : state.deduct(standard);
    const excluded = exclusions(state);
    const elderly = elderlyExclusion(state, subtract(income, sum(excluded)));
    const taxableIncome = excess(income, sum([deduction, elderly, ...excluded]));
    const perAged = lookupAtLeast(exact(60), figures.aged_credit);
    const areAged = state.areAged(60);
    const own = areAged.map((is) =>
      add(state.amount(figures.personal_credit), is ? perAged : zero),
    );
    const personal = add(
      state.times(figures.personal_credit, state.people),
      multiply(perAged, exact(state.aged(60))),
    );
    state.line("personal_credit", personal, "personal_credit");
    const care = multiply(usedCareCredit(state), exact(figures.care_credit_share ?? 0));
    const together = state.schedule(taxableIncome, figures.rates);
    const apart = apartTaxes(state, excluded, isItemized ? deduction : undefined);
    const joint = { tax: together, credits: add(personal, care) };
    const way = apart ? leastOf(joint, separately(apart, own, personal, care)) : joint;
    return { taxableIncome, tax: way.tax, ...withEarnedIncomeCredit(state, way.tax, way.credits) };
  },
});

type State = StateCase<UsDeFigures>;

/** 30 Del. C. 1106(b)(10). */
function exemptUnemployment({ figures, filed }: State): Exact {
  return figures.unemployment_is_exempt ? filed.income.unemployment : zero;
}

/** 30 Del. C. 1109: the federal deductions, less the income tax of Delaware. */
function itemizedDeductions(state: State): Exact | undefined {
  const offered = offeredDeductions(state);
  if (offered === undefined) return undefined;
  return add(withoutTaxes(state, offered), cappedPropertyTax(state, offered));
}

/** 30 Del. C. 1117: a part of the federal credit that is lost, or a smaller one that is paid out. */
function withEarnedIncomeCredit(
  state: State,
  tax: Exact,
  credits: Exact,
): Pick<StateResult, "credits" | "refundable"> {
  const { earned_income_credit_rate, earned_income_credit_refundable } = state.figures;
  const federal = state.filed.credits.earnedIncomeCredit;
  if (!isPositive(federal) || earned_income_credit_rate === undefined) return { credits };
  const lost = smaller(multiply(federal, exact(earned_income_credit_rate)), excess(tax, credits));
  const paidOut = multiply(federal, exact(earned_income_credit_refundable ?? 0));
  return compare(paidOut, lost) > 0
    ? { credits, refundable: { earned_income_credit: paidOut } }
    : { credits: { other_credits: credits, earned_income_credit: lost } };
}

interface Way {
  readonly tax: Exact;
  readonly credits: Exact;
}

function leastOf(first: Way, second: Way): Way {
  const due = ({ tax, credits }: Way) => excess(tax, credits);
  return compare(due(second), due(first)) < 0 ? second : first;
}

/**
 * 30 Del. C. 1110 and 1114: on a return with separate calculations each spouse has a personal
 * credit, up to the tax of that spouse. The care credit is only against the lesser tax. Children
 * are on the side of the greater.
 */
function separately(
  [first, second]: OfEach,
  own: readonly Exact[],
  personal: Exact,
  care: Exact,
): Way {
  const isFirstLess = compare(first, second) <= 0;
  const [lesser, greater] = isFirstLess ? [first, second] : [second, first];
  const ofLesser = own[isFirstLess ? 0 : 1] ?? zero;
  const used = [
    smaller(lesser, add(ofLesser, care)),
    smaller(greater, subtract(personal, ofLesser)),
  ];
  return { tax: add(first, second), credits: sum(used) };
}

/**
 * Filing status 4, separate calculations on one return. Each spouse takes half of the standard
 * deduction, and what is added at 65 is that of its own column. What the couple itemizes is divided
 * by income (Form PIT-RSA).
 */
function apartTaxes(
  state: State,
  excluded: readonly Exact[],
  itemized: Exact | undefined,
): OfEach | undefined {
  if (spouseShares(state) === undefined) return undefined;
  const { figures } = state;
  const benefits = taxableBenefitsOfEach(state);
  const [first, second] = incomeOfEach(state);
  const both = add(first, second);
  const standard = multiply(state.amount(figures.standard_deduction), half);
  const areAged = state.areAged();
  const deductionOf = (share: Exact, at: 0 | 1) => {
    if (itemized && isPositive(both)) return divide(multiply(itemized, share), both);
    return areAged[at] ? add(standard, state.amount(figures.standard_deduction_65)) : standard;
  };
  // Unemployment is in the income of the taxpayer.
  const unemployment = [exemptUnemployment(state), zero] as const;
  const taxOf = (share: Exact, at: 0 | 1) => {
    const free = [benefits[at], unemployment[at], excluded[at] ?? zero, deductionOf(share, at)];
    return state.schedule(excess(share, sum(free)), figures.rates);
  };
  return [taxOf(first, 0), taxOf(second, 1)];
}

/**
 * 30 Del. C. 1106(b)(3): of each person of 60 pensions, interest, dividends, gains and rents; of
 * younger ones a part of the pensions, or from 2022 of the military ones if that is more.
 */
function exclusions(state: State): readonly Exact[] {
  const { figures, context } = state;
  const areOlder = state.areAged(60);
  const property = atLeastZero(propertyIncome(state));
  const share = context.status === "married_joint" ? multiply(property, half) : property;
  const military = exemptMilitaryOfEach(state);
  const parts = pensionsOfEach(state).map((pension, at) => {
    const younger = smaller(pension, exact(figures.pension_exclusion_younger ?? 0));
    if (!areOlder[at]) return larger(younger, military[at] ?? zero);
    return smaller(add(pension, share), exact(figures.retirement_exclusion));
  });
  const whole = sum(parts);
  if (isPositive(whole)) state.line("retirement_exclusion", whole, "retirement_exclusion");
  return parts;
}

/** 30 Del. C. 1106(b)(2): for people of 60 with small incomes; both spouses must be of that age. */
function elderlyExclusion(state: State, income: Exact): Exact {
  const { figures, filed, adults } = state;
  const { elderly_exclusion, elderly_exclusion_income, elderly_exclusion_earned } = figures;
  if (!elderly_exclusion || !elderly_exclusion_income || !elderly_exclusion_earned) return zero;
  if (state.aged(60) < adults) return zero;
  const isSmall =
    compare(income, state.amount(elderly_exclusion_income)) <= 0 &&
    compare(filed.earnedIncome, state.amount(elderly_exclusion_earned)) < 0;
  return isSmall ? state.times(elderly_exclusion, adults) : zero;
}
