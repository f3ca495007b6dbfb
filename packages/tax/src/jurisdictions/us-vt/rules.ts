import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  ratio,
  roundTo,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import { defineState, type StateResult } from "../us/states/define-state.ts";
import { exemptMilitaryOfEach } from "../us/states/military-pensions.ts";
import { offeredDeductions, withoutItemizing } from "../us/states/offered-deductions.ts";
import { type StateCase, scheduleWithoutTable } from "../us/states/state-case.ts";
import {
  careCredit,
  charityCredit,
  childCredit,
  earnedIncomeCredit,
  netEarnings,
} from "./credits.ts";
import { data, type UsVtFigures } from "./figures.ts";

type Case = StateCase<UsVtFigures>;

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title: "32 V.S.A. 5851(2)",
      url: "https://legislature.vermont.gov/statutes/section/32/151/05851",
      readOn: "2026-11-28",
    },
    {
      title: "Form IN-114, instructions (read in a published copy of 2020)",
      url: "https://www.taxformfinder.org/vermont/estimated-tax-instructions",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Vermont. */
export const usVt: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents"],
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    const standard = add(
      state.amount(figures.standard_deduction),
      state.times(figures.standard_deduction_65, state.aged()),
    );
    const deduction = state.deducted("deduction", standard, "standard_deduction");
    withoutItemizing(state);
    const exemptions = state.times(figures.exemption, state.people);
    state.deducted("exemptions", exemptions, "exemption");
    const own = add(deduction, exemptions);
    const adjusted = subtract(income, exempt(state, own));
    const taxableIncome = excess(adjusted, own);
    const share = lookup(income, figures.minimum_tax);
    // If a minimum tax applies, the form compares it with the rate schedule, not with the printed
    // table: IN-111, line 8.
    const regular = isPositive(share)
      ? scheduleWithoutTable(state, taxableIncome, figures.rates)
      : state.schedule(taxableIncome, figures.rates);
    const minimum = multiply(income, share);
    state.line("minimum_tax", minimum, "minimum_tax");
    return { taxableIncome, ...withCredits(state, larger(regular, minimum)) };
  },
});

/** What Vermont does not tax: benefits, a part of gains, and large medical costs. */
function exempt(state: Case, own: Exact): Exact {
  const { filed, income } = state;
  const offered = filed.itemizes ? offeredDeductions(state) : undefined;
  const allowed = medicalOver(offered?.medical ?? zero, income, filed.figures.medical_floor);
  // 32 V.S.A. 5811(21)(C)(iv): what exceeds Vermont's own deduction and exemptions.
  return sum([exemptBenefits(state), exemptGains(state), excess(allowed, own)]);
}

/** 32 V.S.A. 5830e: a share of the benefits, or of military pay if that is more: not both. */
function exemptBenefits(state: Case): Exact {
  const { figures, filed } = state;
  const { military_most: most, military_fall: fall } = figures;
  const start = state.amount(figures.benefits_start);
  const share = shareLeft(state, start, figures.benefits_width);
  const benefits = multiply(filed.taxableBenefits, share);
  const pay = sum(exemptMilitaryOfEach(state));
  const military = multiply(
    most === undefined ? pay : smaller(pay, exact(most)),
    fall === undefined ? share : shareLeft(state, exact(fall.start), fall.width),
  );
  if (compare(military, benefits) > 0) {
    return state.line("military_exclusion", military, "military_exclusion");
  }
  return state.line("exempt_benefits", benefits, "benefits_start");
}

/** The share that an income over a start leaves, rounded to two decimals. */
function shareLeft({ income }: Case, start: Exact, wide: number): Exact {
  const width = exact(wide);
  const left = divide(excess(width, excess(income, start)), width);
  return roundTo(left, ratio(1, 100), "half_up");
}

/** 32 V.S.A. 5811(21)(B)(ii). Shares do not have the exclusion of 40 %. */
function exemptGains(state: Case): Exact {
  const rule = state.figures.gain_exclusion;
  const most = multiply(state.filed.taxableIncome, exact(rule.income_share));
  const gains = smaller(smaller(state.netGain, exact(rule.most)), most);
  return state.line("exempt_gains", gains, "gain_exclusion");
}

/** The contribution of the self-employed to child care is due whatever the credits are. */
function withCredits(state: Case, tax: Exact): Omit<StateResult, "taxableIncome"> {
  const { figures, filed } = state;
  const care = careCredit(state);
  const charity = charityCredit(state);
  const used = smaller(tax, add(charity, care.credit));
  const share = exact(figures.child_care_contribution ?? 0);
  const contribution = multiply(netEarnings(filed), share);
  return {
    tax: add(tax, contribution),
    credits: { charity_and_care_credits: used },
    refundable: {
      earned_income_credit: earnedIncomeCredit(state),
      child_credit: childCredit(state),
      care_credit: care.refundable,
    },
    parts: { child_care_contribution: contribution },
  };
}
