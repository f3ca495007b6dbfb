import {
  add,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { federalHighIncome } from "../us/estimated-tax.ts";
import { federalCredits } from "../us/federal/credits.ts";
import { incomeWithoutBenefits, wagesOfEarners } from "../us/federal/income.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { employeeContributions } from "../us/federal/payroll.ts";
import { defineState } from "../us/states/define-state.ts";
import { bothOf, capEach } from "../us/states/kinds-of-each.ts";
import { militaryExclusion, otherPensionsOfEach } from "../us/states/military-pensions.ts";
import { offeredDeductions } from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsAlFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  high: federalHighIncome,
  sources: [
    {
      title: "Code of Alabama 40-18-80: 26 U.S.C. 6654, with 500",
      url: "https://lawserver.com/law/state/alabama/al-code/alabama_code_40-18-80",
      readOn: "2026-11-28",
    },
    {
      title: "Alabama Form 2210AL, lines 4 to 8 (read in a published copy of 2023)",
      url: "https://taxformfinder.org/alabama/form-2210al",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Alabama. */
export const usAl: Jurisdiction = defineState({
  data,
  localTaxation: { base: "earnings", levied: "some cities and counties tax wages" },
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const { context, inputs, filed } = state;
    // Form 40 does not subtract half of the self-employment tax from income. The whole tax is
    // itemized instead.
    // Benefits of Social Security and of unemployment are exempt (40-18-19, 25-4-140).
    const untaxed = sum([
      inputs.unemployment,
      militaryExclusion(state),
      retirementExclusion(state),
      adjustments(state),
    ]);
    // Form 40, schedule D: the whole loss of a year is deducted in that year.
    // https://www.esmarttax.com/tax-forms/alabama-form-40-schedule-d---e-instructions/
    const gains = add(inputs.shortTermCapitalGains, inputs.longTermCapitalGains);
    const furtherLoss = subtract(filed.income.capitalGain, gains);
    const all = subtract(incomeWithoutBenefits(filed.income), furtherLoss);
    const income = subtract(all, untaxed);
    // Form 40, standard deduction chart: only a full step of 500 (250 on a separate return) counts,
    // so 25,999 still has the maximum.
    const slid = stepDown(
      state.amount(figures.standard_deduction),
      income,
      {
        start: state.amount(figures.standard_deduction_start),
        step: state.amount(figures.standard_deduction_step),
        perStep: state.amount(figures.standard_deduction_per_step),
      },
      "floor",
    );
    const standard = larger(slid, state.amount(figures.standard_deduction_floor));
    const itemized = sum([contributions(state), inputs.deductions, itemizedByKind(state, income)]);
    context.assume(
      "Alabama: Social Security and Medicare contributions are itemized where that is more than the standard deduction.",
    );
    const deduction = state.deducted("deduction", larger(standard, itemized), "standard_deduction");
    const federalTax = state.deducted("federal_income_tax_deduction", federalTaxDeduction(state));
    // Form 40: an income of exactly 50,000 or 100,000 belongs to the lower row.
    const dependents = multiply(
      lookup(income, figures.dependent_exemption),
      exact(state.dependents),
    );
    const exemptions = add(state.amount(figures.personal_exemption), dependents);
    state.deducted("exemptions", exemptions, "personal_exemption");
    const taxableIncome = excess(income, sum([deduction, federalTax, exemptions]));
    return { taxableIncome, tax: state.schedule(taxableIncome, figures.rates) };
  },
});

/** Code of Alabama 40-18-14.2: not what teachers pay, nor interest on student loans. */
function adjustments({ filed }: StateCase<UsAlFigures>): Exact {
  const { ira, hsa, selfEmployedHealth, selfEmployedRetirement } = filed.adjustments;
  return sum([ira, hsa, selfEmployedHealth, selfEmployedRetirement]);
}

/** Schedule A: property tax without a cap and medical costs over 4 %, but no income tax. */
function itemizedByKind(state: StateCase<UsAlFigures>, income: Exact): Exact {
  const offered = offeredDeductions(state);
  if (offered === undefined) return zero;
  const { mortgageInterest, propertyTax, charity, other } = offered;
  const medical = medicalOver(offered.medical, income, state.figures.medical_floor);
  return sum([mortgageInterest, propertyTax, charity, medical, other]);
}

/** Code of Alabama 40-18-19(a)(13): from 2023 a part of the pensions of each person of 65. */
function retirementExclusion(state: StateCase<UsAlFigures>): Exact {
  const most = exact(state.figures.retirement_exclusion ?? 0);
  const parts = capEach(otherPensionsOfEach(state), [most, most], state.areAged());
  return isPositive(most) ? state.line("retirement_exclusion", bothOf(parts)) : zero;
}

/**
 * Code of Alabama 40-18-15(a)(3)a: the taxes of the Federal Insurance Contributions Act, which
 * include the additional Medicare tax (26 U.S.C. 3101(b)(2)), and the taxes on self-employment
 * income. Each earner has a Social Security wage base of their own.
 */
function contributions(state: StateCase<UsAlFigures>): Exact {
  const { figures, payroll } = state.federal();
  const ofEarners = wagesOfEarners(state.context).map((earned) =>
    employeeContributions(figures, earned),
  );
  return sum([...ofEarners, payroll.additionalMedicareTax, payroll.selfEmploymentTax]);
}

/**
 * The federal tax plus the tax on net investment income, less the refundable credits. Worksheet of
 * 2021, line 15: the greater of this, which leaves the care credit out, and of the same with the
 * credits that applied before the Rescue Plan.
 */
function federalTaxDeduction(state: StateCase<UsAlFigures>): Exact {
  const { context, figures } = state;
  const federal = state.federal();
  const left = ({ nonRefundable }: Credits, refundable: Exact) =>
    excess(
      add(excess(federal.taxBeforeCredits, nonRefundable), federal.netInvestmentTax),
      refundable,
    );
  const { child_credit, earned_income_credit, care_credit } = figures;
  if (!child_credit || !earned_income_credit || !care_credit) {
    return left(federal.credits, federal.credits.refundable);
  }
  const before = federalCredits(
    context,
    { ...federal.figures, child_credit, earned_income_credit, care_credit },
    federal,
  );
  return larger(
    left(federal.credits, excess(federal.credits.refundable, federal.credits.careCredit)),
    left(before, before.refundable),
  );
}

type Credits = ReturnType<typeof federalCredits>;
