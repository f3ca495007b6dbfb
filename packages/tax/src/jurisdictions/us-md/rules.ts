import {
  add,
  atLeastZero,
  clamp,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { lookup } from "../../engine/formulas/schedule.ts";
import type { EstimatedTaxRule, Jurisdiction } from "../../engine/jurisdiction.ts";
import { defineState } from "../us/states/define-state.ts";
import {
  largerIfItemized,
  ownershipShares,
  retirementOfEach,
} from "../us/states/itemized-parts.ts";
import {
  exemptMilitaryOfEach,
  militaryExclusion,
  otherPensionsOfEach,
} from "../us/states/military-pensions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import { countyTaxByRate } from "./county-tax.ts";
import { creditsOf } from "./credits.ts";
import { data, type UsMdFigures } from "./figures.ts";
import { localities } from "./localities.ts";

const estimatedTax: EstimatedTaxRule = {
  threshold: [{ from: 2018, amount: 500 }],
  exact_threshold_is_free: true,
  current_year_share: 0.9,
  prior_year_share: 1.1,
  sources: [
    {
      title: "Comptroller of Maryland, estimated tax payments for individuals",
      url: "https://www.marylandtaxes.gov/individual/tax-compliance/estimated-tax-payments-for-ind.php",
      readOn: "2026-11-28",
    },
    {
      title: "Maryland Form 502UP of 2020, exceptions A and B (read in a published copy)",
      url: "https://www.uslegalforms.com/form-library/tax/473993-md-502up-2020",
      readOn: "2026-11-28",
    },
    {
      title: "Maryland Form 502UP, instructions (read in a published copy of 2018)",
      url: "https://fill.io/Form-2018-502UP-111111111111-1111111111-111111111111111-111111111111111111",
      readOn: "2026-11-28",
    },
  ],
};

/** The income tax of Maryland. */
export const usMd: Jurisdiction = defineState({
  data,
  inputs: ["method", "age", "spouse_age", "dependents", "spouse_income"],
  localities,
  localTaxation: {
    base: "taxable_income",
    levied: "every county and Baltimore City tax income, at 2.25 to 3.30 %",
  },
  estimatedTax,
  steps: (figures, state) => {
    const { income } = state;
    const { exempt, twoIncomes, care } = subtractions(state);
    const net = subtract(income, sum([exempt, twoIncomes, care]));
    const standard =
      figures.standard_flat === undefined
        ? clamp(
            multiply(net, exact(figures.standard_rate)),
            state.amount(figures.standard_min),
            state.amount(figures.standard_max),
          )
        : state.amount(figures.standard_flat);
    const deduction = largerIfItemized(state, standard, ({ withoutStateTax }) =>
      excess(withoutStateTax, itemizedReduction(state)),
    );
    // Tax-General 10-211(c): an income exactly on a limit belongs to the lower row.
    const perPerson = lookup(income, state.pick(figures.exemption));
    const aged = state.times(figures.aged_exemption, state.aged());
    const exemptions = add(multiply(perPerson, exact(state.people)), aged);
    state.deducted("exemptions", exemptions, "exemption");
    const taxableIncome = excess(net, add(deduction, exemptions));
    const regular = state.schedule(taxableIncome, figures.rates);
    const { gain_surtax_rate, gain_surtax_start } = figures;
    const hasSurtax =
      gain_surtax_rate !== undefined &&
      gain_surtax_start !== undefined &&
      compare(income, exact(gain_surtax_start)) > 0;
    const surtax = hasSurtax ? multiply(state.netGain, exact(gain_surtax_rate)) : zero;
    return {
      taxableIncome,
      tax: add(regular, surtax),
      ...creditsOf(state, add(regular, surtax)),
      localTax: countyTaxByRate(state, taxableIncome),
    };
  },
});

/**
 * Tax-General 10-207(j), 10-208 and 10-209: benefits, the pensions of each person from 65 less the
 * benefits of that person, care expenses, and an amount for a second earner.
 */
function subtractions(state: StateCase<UsMdFigures>): {
  readonly exempt: Exact;
  readonly twoIncomes: Exact;
  readonly care: Exact;
} {
  const { figures, filed } = state;
  const others = otherPensionsOfEach(state);
  const pensions = retirementOfEach(state).map(({ age, benefits }, at) =>
    age >= figures.pension_exclusion_age
      ? smaller(others[at] ?? zero, excess(exact(figures.pension_exclusion), benefits))
      : zero,
  );
  const exempt = add(filed.taxableBenefits, sum(pensions));
  if (exempt.numerator > 0) state.line("exempt_retirement_income", exempt, "pension_exclusion");
  const military = exemptMilitaryOfEach(state);
  const shares = ownershipShares(state)?.map((share, at) =>
    subtract(share, add(pensions[at] ?? zero, military[at] ?? zero)),
  );
  const [first, second] = shares ?? [zero, zero];
  const less = first && second ? atLeastZero(smaller(first, second)) : zero;
  const twoIncomes = smaller(exact(figures.two_income_subtraction), less);
  return {
    exempt: sum([exempt, militaryExclusion(state), exemptUnemployment(state)]),
    twoIncomes,
    care: careSubtraction(state),
  };
}

/** The RELIEF Act (2021, chapter 39), of 2021: all unemployment below an income. */
function exemptUnemployment(state: StateCase<UsMdFigures>): Exact {
  const limit = state.amount(state.figures.unemployment_exempt_below);
  return compare(state.income, limit) < 0 ? state.filed.income.unemployment : zero;
}

function careSubtraction(state: StateCase<UsMdFigures>): Exact {
  const { figures, filed, inputs, context } = state;
  const children = inputs.careExpenses.numerator === 0 ? 0 : state.children(13);
  if (children === 0 || context.status === "married_separate") return zero;
  const most = exact(children === 1 ? figures.care_subtraction_one : figures.care_subtraction_more);
  const [self, spouse] = filed.earned;
  const work = context.status === "married_joint" ? smaller(self, spouse) : self;
  const counted = smaller(smaller(inputs.careExpenses, most), atLeastZero(work));
  return state.line("care_subtraction", counted, "care_subtraction_one");
}

/** Tax-General 10-218, from 2025: 7.5 % of the income over a start. */
function itemizedReduction(state: StateCase<UsMdFigures>): Exact {
  const { itemized_reduction_rate: rate, itemized_reduction_start: start } = state.figures;
  if (rate === undefined || start === undefined) return zero;
  return multiply(excess(state.income, state.amount(start)), exact(rate));
}
