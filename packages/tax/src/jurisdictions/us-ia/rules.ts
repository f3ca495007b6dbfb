import {
  add,
  atLeastZero,
  compare,
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
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import type { OfEach } from "../us/federal/income.ts";
import { onDays } from "../us/instalments.ts";
import { defineState } from "../us/states/define-state.ts";
import { bothOf, incomeOfEach, taxableBenefitsOfEach } from "../us/states/kinds-of-each.ts";
import {
  exemptMilitaryOfEach,
  militaryExclusion,
  otherPensionsOfEach,
} from "../us/states/military-pensions.ts";
import {
  cappedIncomeTax,
  offeredDeductions,
  withoutTaxes,
} from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsIaFigures } from "./figures.ts";

type State = StateCase<UsIaFigures>;

const estimatedTax: EstimatedTaxRule = {
  threshold: [
    { from: 2018, amount: 200 },
    { from: 2026, amount: 1000 },
  ],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "Iowa Department of Revenue, estimated income tax payments",
      url: "https://tax.iowa.gov/estimated-income-tax-payments",
      readOn: "2026-11-28",
    },
    {
      title: "Iowa Department of Revenue, tax year 2025 form changes: 1,000 from 2026",
      url: "https://revenue.iowa.gov/taxes/file-my-taxes/individual-taxes/tax-year-2025-form-changes",
      readOn: "2026-11-28",
    },
    {
      title: "IA 2210, lines 3 to 6 (read in published copies of 2023 and 2024)",
      url: "https://taxformfinder.org/iowa/form-ia-2210",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Iowa. */
export const usIa: Jurisdiction = defineState({
  data,
  localTaxation: {
    base: "state_tax",
    levied: "many school districts and some counties levy a surtax on the tax of the state",
  },
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  // https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions/estimated-payments
  instalments: onDays(["04-30", "06-30", "09-30", "01-31"]),
  estimatedTax,
  steps: (figures, state) => {
    const { context } = state;
    const federal = state.federal();
    // IA 1040, line 31: the net investment income tax is deducted as federal income tax.
    const federalTax = add(federal.taxAfterCredits, federal.netInvestmentTax);
    const excluded = pensionExclusion(state);
    const free = sum([...excluded, federal.taxableBenefits, militaryExclusion(state)]);
    const income = excess(state.income, free);
    const isElder = state.aged() > 0;
    const limit =
      context.status === "single"
        ? isElder
          ? figures.no_tax_single_65
          : figures.no_tax_single
        : isElder
          ? figures.no_tax_other_65
          : figures.no_tax_other;
    const addback = figures.follows_federal ? stateTaxAddback(state) : zero;
    const taxableIncome = figures.follows_federal
      ? excess(add(federal.taxableIncome, addback), free)
      : beforeReform(state, federalTax, income);
    const refundable = refundableCredits(state, figures.follows_federal ? taxableIncome : income);
    const isHead = context.status === "head_of_household";
    const credits = sum([
      state.times(figures.personal_credit, state.adults + (isHead ? 1 : 0)),
      state.times(figures.dependent_credit, state.dependents),
      state.times(figures.aged_credit, state.aged()),
    ]);
    // The exemption of low incomes and the alternate tax count, to 2022, pensions too, but military
    // ones not. From 2023 they count line 4 with the federal deductions: IA 1040, step 4 and line 5.
    const counted = add(income, figures.follows_federal ? addback : sum(excluded));
    if (context.status !== "married_separate" && compare(counted, exact(limit)) <= 0) {
      return { taxableIncome, tax: zero, refundable };
    }
    const regular = state.schedule(taxableIncome, figures.rates);
    state.line("exemption_credits", credits, "personal_credit");
    if (context.status === "married_separate") {
      context.assume(
        "Iowa: a separate return has neither the exemption of low incomes nor the alternate tax, which need the income of the other spouse.",
      );
      return { taxableIncome, tax: regular, credits, refundable };
    }
    if (context.status === "single") {
      return {
        taxableIncome,
        tax: regular,
        credits: reducedBy(state, counted, regular, credits, limit),
        refundable,
      };
    }
    const exclusion = isElder ? figures.alternate_exclusion_65 : figures.alternate_exclusion;
    const alternate = multiply(excess(counted, exact(exclusion)), exact(figures.alternate_rate));
    const together = smaller(regular, alternate);
    const apart = figures.follows_federal ? undefined : apartTax(state, federalTax, excluded);
    return { taxableIncome, tax: apart ? smaller(together, apart) : together, credits, refundable };
  },
});

/**
 * Iowa Code 422.5(3): the tax may not leave a single person less than the income that is exempt.
 * The worksheet of the IA 1040 compares the tax after the exemption credits.
 */
function reducedBy(state: State, income: Exact, tax: Exact, credits: Exact, limit: number): Exact {
  const most = excess(income, exact(limit));
  const due = excess(tax, credits);
  if (compare(due, most) <= 0) return credits;
  state.line(
    "tax_reduction",
    subtract(due, most),
    state.aged() ? "no_tax_single_65" : "no_tax_single",
  );
  return subtract(tax, most);
}

/** To 2022: Iowa has its own standard deduction, and the federal tax is deductible. */
function beforeReform(state: State, federalTax: Exact, income: Exact): Exact {
  const { figures } = state;
  const standard = figures.standard_deduction ? state.amount(figures.standard_deduction) : zero;
  state.deducted("federal_income_tax_deduction", federalTax);
  const itemized = itemizedDeductions(state);
  const deduction = itemized
    ? state.deducted("deduction", larger(standard, itemized), "standard_deduction")
    : state.deduct(standard);
  return excess(income, sum([federalTax, deduction, sum(businessDeductions(state))]));
}

/** Iowa Code 422.7(29): a share of the federal deduction, of each spouse by the profits. */
function businessDeductions({ figures, filed }: State): OfEach {
  const whole = multiply(filed.businessIncomeDeduction, exact(figures.business_income_share ?? 0));
  const [first, second] = filed.income.profits;
  const profits = add(atLeastZero(first), atLeastZero(second));
  if (!isPositive(profits)) return [whole, zero];
  const ofFirst = divide(multiply(whole, atLeastZero(first)), profits);
  return [ofFirst, subtract(whole, ofFirst)];
}

/** IA 1040, schedule A: the federal deductions without income tax, and property tax without a cap. */
function itemizedDeductions(state: State): Exact | undefined {
  const offered = offeredDeductions(state);
  return offered && add(withoutTaxes(state, offered), offered.propertyTax);
}

/** Iowa Code 422.7: from 2023 income tax of the state is added back where it was itemized. */
function stateTaxAddback(state: State): Exact {
  const offered = state.filed.itemizes ? offeredDeductions(state) : undefined;
  return offered ? state.line("state_tax_addback", cappedIncomeTax(state, offered)) : zero;
}

/** Iowa Code 422.7(19): pensions of those of 55, to 2022 up to an amount of the return. */
function pensionExclusion(state: State): OfEach {
  const { pension_exclusion } = state.figures;
  if (pension_exclusion === undefined) return [zero, zero];
  const whole = state.amount(pension_exclusion);
  const all = otherPensionsOfEach(state);
  const areOld = state.areAged(state.figures.pension_exclusion_age);
  // Either spouse's age is enough for both.
  const pensions = bothOf(all);
  if (!areOld.includes(true) || !isPositive(pensions)) return [zero, zero];
  // IA 1040, line 21: spouses divide the exclusion in the ratio of their pensions.
  const used = smaller(pensions, whole);
  const first = divide(multiply(used, all[0]), pensions);
  return [first, subtract(used, first)];
}

/**
 * Iowa Code 422.12B and 422.12C: shares of the federal credits. The net income, or from 2023 the
 * taxable income, decides the share for care (IA 1040, line 26 or 4).
 */
function refundableCredits(state: State, income: Exact): Readonly<Record<string, Exact>> {
  const { figures, filed } = state;
  const earned = multiply(
    filed.credits.earnedIncomeCredit,
    exact(figures.earned_income_credit_rate ?? 0),
  );
  const share = lookupAtLeast(income, figures.care_credit_share ?? []);
  return { earned_income_credit: earned, care_credit: multiply(filed.credits.careCredit, share) };
}

/**
 * To 2022, married filing separately on a combined return. The federal tax and the itemized
 * deductions are divided in the ratio of the net incomes (Iowa Admin. Code 701-303.6).
 */
function apartTax(state: State, federalTax: Exact, excluded: OfEach): Exact | undefined {
  const { figures } = state;
  if (spouseShares(state) === undefined || figures.standard_deduction === undefined)
    return undefined;
  const benefits = taxableBenefitsOfEach(state);
  const military = exemptMilitaryOfEach(state);
  const nets = incomeOfEach(state).map((share, at) =>
    excess(share, sum([benefits[at] ?? zero, excluded[at] ?? zero, military[at] ?? zero])),
  );
  const all = sum(nets);
  if (all.numerator === 0) return undefined;
  const standard = exact(figures.standard_deduction.married_separate);
  const itemized = itemizedDeductions(state) ?? state.inputs.deductions;
  const isItemized = compare(itemized, add(standard, standard)) > 0;
  const business = businessDeductions(state);
  const taxes = nets.map((net, at) => {
    const ofBoth = isItemized ? add(federalTax, itemized) : federalTax;
    const own = add(divide(multiply(ofBoth, net), all), business[at] ?? zero);
    return state.schedule(excess(net, isItemized ? own : add(own, standard)), figures.rates);
  });
  return sum(taxes);
}
