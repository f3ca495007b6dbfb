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
import { stepDown } from "../../engine/formulas/phase-out.ts";
import { lookupAtLeast } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import type { Lookup } from "../us/figure-types.ts";
import { defineState } from "../us/states/define-state.ts";
import { careCreditBy } from "../us/states/federal-matches.ts";
import { pensionsOfEach, propertyIncome } from "../us/states/kinds-of-each.ts";
import { taxedPensionsOfEach } from "../us/states/military-pensions.ts";
import { offeredDeductions, withoutItemizing } from "../us/states/offered-deductions.ts";
import { spouseShares } from "../us/states/spouse-shares.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { data, type UsArFigures } from "./figures.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 1000 }],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1,
  sources: [
    {
      title:
        "Ark. Code 26-51-911 and 26-51-912, with the instructions of AR2210 (read in a published copy)",
      url: "https://slidepub.com/slideshow/ar2210-individual-underpayment-of-estimated-tax-penalty-form",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Arkansas. */
export const usAr: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  estimatedTax,
  steps: (figures, state) => {
    const { context } = state;
    const ofEach = incomeOfSpouses(state);
    const income = atLeastZero(sum(ofEach));
    const itemized = itemizedDeductions(state, income);
    if (itemized === undefined) withoutItemizing(state);
    const standard = state.amount(figures.standard_deduction);
    const deduction = larger(standard, itemized ?? zero);
    state.deducted("standard_deduction", deduction, "standard_deduction");
    const taxableIncome = excess(income, deduction);
    const shares = context.status === "married_joint" && spouseShares(state) ? ofEach : undefined;
    const isItemized = compare(deduction, standard) > 0;
    const incomes = { income, taxableIncome, shares, itemized: isItemized ? deduction : undefined };
    const { tax, net } = leastOf(state, waysToFile(state, incomes));
    const isHead = ["head_of_household", "surviving_spouse"].includes(context.status);
    // A person of 65 has two more credits: one for the age, and "65 Special" for having no exempt
    // retirement income.
    const pensions = pensionsOfEach(state);
    const special = state.areAged().filter((is, at) => is && !isPositive(pensions[at] ?? zero));
    const persons = state.people + state.aged() + special.length + (isHead ? 1 : 0);
    const personal = state.line(
      "personal_credit",
      state.times(figures.personal_credit, persons),
      "personal_credit",
    );
    const relief = reliefCredit(state, net);
    if (figures.relief_credit) state.line("relief_credit", relief, "relief_credit");
    const additional = additionalCredit(state, net);
    if (figures.additional_credit) state.line("additional_credit", additional, "additional_credit");
    return { taxableIncome, tax, credits: sum([personal, relief, additional, careCredit(state)]) };
  },
});

type State = StateCase<UsArFigures>;

/** One of the ways to file that the taxpayers may choose from. */
interface Way {
  readonly tax: Exact;
  /**
   * The net taxable income of line 28, which decides the credits. Two amounts if the spouses
   * report separately.
   */
  readonly net: readonly Exact[];
}

interface Incomes {
  /** Adjusted gross income under Arkansas law. */
  readonly income: Exact;
  readonly taxableIncome: Exact;
  /** The income of each spouse, if it is known. */
  readonly shares: readonly Exact[] | undefined;
  /** The itemized deductions, if they are more than the standard deduction. */
  readonly itemized: Exact | undefined;
}

/**
 * Form AR1000F: benefits are not income, nor is unemployment to 2021. Half of the self-employment
 * tax is not deducted. Of each person military pay or a part of the pensions is exempt (26-51-307).
 */
function incomeOfSpouses(state: State): readonly [Exact, Exact] {
  const { filed, figures, context, inputs } = state;
  const unemployment = figures.unemployment_is_exempt ? zero : inputs.unemployment;
  const most = exact(figures.pension_exclusion ?? 0);
  // Form AR1000ADJ has every adjustment but what teachers pay.
  const adjustments = subtract(filed.adjustments.total, filed.adjustments.educator);
  const property = subtract(propertyIncome(state), add(exemptGains(state), adjustments));
  const isJoint = context.status === "married_joint";
  const share = isJoint ? multiply(property, half) : property;
  const pensions = taxedPensionsOfEach(state, most);
  const { wages, profits } = filed.income;
  const first = sum([wages[0], profits[0], pensions[0], share, unemployment]);
  return [first, sum([wages[1], profits[1], pensions[1], isJoint ? share : zero])];
}

/** Form AR3: all property tax, medical costs over a share of the state's income, no income tax. */
function itemizedDeductions(state: State, income: Exact): Exact | undefined {
  const offered = offeredDeductions(state);
  if (offered === undefined) return undefined;
  const { mortgageInterest, propertyTax, charity, other } = offered;
  const medical = medicalOver(offered.medical, income, state.figures.medical_floor);
  return sum([mortgageInterest, propertyTax, charity, medical, other]);
}

/** Ark. Code 26-51-502(b), Form AR2441: a share of the federal credit by the law of 2013. */
function careCredit(state: State): Exact {
  const { care_credit_share: share, care_credit_terms } = state.figures;
  const care = careCreditBy(state, care_credit_terms);
  if (share === undefined || !isPositive(care)) return zero;
  return state.line("care_credit", multiply(care, exact(share)), "care_credit_share");
}

/** Ark. Code 26-51-815(b): exempts half of net long-term gains, and all gains above ten million. */
function exemptGains(state: State): Exact {
  const gains = state.netGain;
  if (gains.numerator === 0) return zero;
  const limit = exact(state.figures.gain_exempt_over);
  const share = multiply(smaller(gains, limit), exact(state.figures.gain_exempt_share));
  return state.line("gain_exemption", add(share, excess(gains, limit)), "gain_exempt_share");
}

function waysToFile(
  state: State,
  { income, taxableIncome, shares, itemized }: Incomes,
): readonly Way[] {
  const { figures, context } = state;
  const ways: Way[] = [{ tax: tariff(state, taxableIncome), net: [taxableIncome] }];
  if (context.status !== "married_separate" && itemized === undefined) {
    // The low income table already includes the standard deduction, so the net taxable income that
    // goes with it is the whole income.
    ways.push({ tax: lookupAtLeast(income, lowIncomeTable(state)), net: [income] });
  }
  // A spouse without income has nothing to report separately.
  if (shares?.every(isPositive)) {
    const net = shares.map((share) => {
      const part = itemized ? divide(multiply(itemized, share), income) : undefined;
      return excess(share, part ?? exact(figures.standard_deduction.single));
    });
    ways.push({ tax: sum(net.map((each) => tariff(state, each))), net });
  }
  return ways;
}

function leastOf(state: State, [first, ...others]: readonly Way[]): Way {
  const due = ({ tax, net }: Way): Exact =>
    excess(tax, add(reliefCredit(state, net), additionalCredit(state, net)));
  if (first === undefined) throw new Error("There is always a way to file.");
  return others.reduce((best, way) => (compare(due(way), due(best)) < 0 ? way : best), first);
}

/** The rate times the income, less the reduction that is printed for its bracket. */
function tariff(state: State, net: Exact): Exact {
  const { figures } = state;
  return state.printed(net, (base) => {
    // A row of the schedule or of the low income tables includes its first amount.
    const due = excess(
      multiply(base, lookupAtLeast(base, figures.tariff_rates)),
      lookupAtLeast(base, figures.tariff_reductions),
    );
    return state.line("tariff", due, "tariff_rates");
  });
}

function lowIncomeTable({ figures, context, dependents }: State): Lookup {
  const hasTwo = dependents >= 2;
  switch (context.status) {
    case "single":
    case "married_separate":
      return figures.low_income_single;
    case "married_joint":
      return hasTwo ? figures.low_income_joint_two : figures.low_income_joint;
    case "head_of_household":
      return hasTwo ? figures.low_income_head_two : figures.low_income_head;
    case "surviving_spouse":
      return hasTwo ? figures.low_income_surviving_two : figures.low_income_surviving;
  }
}

/**
 * The inflationary relief credit of 2022 and 2023. Spouses who report separately each have the
 * credit of a single person.
 */
function reliefCredit(state: State, net: readonly Exact[]): Exact {
  const { relief_credit, relief_credit_start, relief_credit_step, relief_credit_per_step } =
    state.figures;
  if (!relief_credit || !relief_credit_start || !relief_credit_step || !relief_credit_per_step) {
    return zero;
  }
  const status = net.length > 1 ? "single" : state.context.status;
  const rule = {
    start: exact(relief_credit_start[status]),
    step: exact(relief_credit_step[status]),
    perStep: exact(relief_credit_per_step[status]),
  };
  // The worksheet of the instructions counts a step that has begun as a full one.
  return sum(net.map((each) => stepDown(exact(relief_credit[status]), each, rule, "ceil")));
}

/** The additional credit for qualified individuals, since 2022: Ark. Code 26-51-501(f). */
function additionalCredit(state: State, net: readonly Exact[]): Exact {
  const { additional_credit, additional_credit_start } = state.figures;
  const { additional_credit_step, additional_credit_per_step } = state.figures;
  if (
    additional_credit === undefined ||
    additional_credit_start === undefined ||
    additional_credit_step === undefined ||
    additional_credit_per_step === undefined
  ) {
    return zero;
  }
  const rule = {
    start: exact(additional_credit_start),
    step: exact(additional_credit_step),
    perStep: exact(additional_credit_per_step),
  };
  const persons = exact(net.length > 1 ? 1 : state.adults);
  // The worksheet of the instructions counts each hundred that has begun as a full one.
  const perPerson = net.map((each) => stepDown(exact(additional_credit), each, rule, "ceil"));
  return multiply(sum(perPerson), persons);
}
