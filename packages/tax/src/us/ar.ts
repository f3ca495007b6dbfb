import { add, type Exact, exact, excess, multiply, smaller, sum, zero } from "../internal/exact.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { stepDown } from "../internal/phase-out.ts";
import { lookupAtLeast } from "../internal/schedule.ts";
import { type ArkansasFigures, data } from "./data/ar.generated.ts";
import { defineState, spouseShares } from "./internal/state.ts";
import type { StateCase } from "./internal/state-case.ts";
import type { Lookup } from "./types.ts";

/** The income tax of Arkansas. */
export const usAr: Jurisdiction = defineState(
  data,
  ["method", "age", "spouse_age", "dependents", "spouse_income"],
  (state) => {
    const { figures } = state;
    const together = taxOf(state, state.income, state.amount(figures.standard_deduction), true);
    const shares = spouseShares(state);
    const single = exact(figures.standard_deduction.single);
    const apart =
      shares && add(taxOf(state, shares[0], single, false), taxOf(state, shares[1], single, false));
    state.withoutItemizing();
    const standard = state.amount(figures.standard_deduction);
    state.line("standard_deduction", standard, "standard_deduction");
    const taxableIncome = excess(state.income, standard);
    const isHead = ["head_of_household", "surviving_spouse"].includes(state.context.status);
    const persons = state.people + state.aged() + (isHead ? 1 : 0);
    const personal = state.line(
      "personal_credit",
      state.times(figures.personal_credit, persons),
      "personal_credit",
    );
    return {
      taxableIncome,
      tax: apart ? smaller(together, apart) : together,
      credits: sum([
        personal,
        reliefCredit(state, taxableIncome),
        smallIncomeCredit(state, taxableIncome),
      ]),
    };
  },
);

type State = StateCase<ArkansasFigures>;

/** Rate times income less the reduction of its bracket; inside the low income table the smaller of the two. */
function taxOf(state: State, income: Exact, standard: Exact, mayUseTable: boolean): Exact {
  const { figures, context } = state;
  const regular = state.printed(excess(income, standard), (base) => {
    const due = excess(
      multiply(base, lookupAtLeast(base, figures.tariff_rates)),
      lookupAtLeast(base, figures.tariff_reductions),
    );
    return state.line("tariff", due, "tariff_rates");
  });
  if (!mayUseTable || context.status === "married_separate") return regular;
  const low = lookupAtLeast(income, lowIncomeTable(state));
  return smaller(regular, low);
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

/** The inflationary relief credit of 2022 and 2023. */
function reliefCredit(state: State, taxableIncome: Exact): Exact {
  const { relief_credit, relief_credit_start, relief_credit_step, relief_credit_per_step } =
    state.figures;
  if (!relief_credit || !relief_credit_start || !relief_credit_step || !relief_credit_per_step) {
    return zero;
  }
  const rule = {
    start: state.amount(relief_credit_start),
    step: state.amount(relief_credit_step),
    perStep: state.amount(relief_credit_per_step),
  };
  const credit = stepDown(state.amount(relief_credit), taxableIncome, rule, "ceil");
  return state.line("relief_credit", credit, "relief_credit");
}

/** The additional credit for qualified individuals, since 2022. */
function smallIncomeCredit(state: State, taxableIncome: Exact): Exact {
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
  const perPerson = stepDown(exact(additional_credit), taxableIncome, rule, "ceil");
  return state.line(
    "additional_credit",
    multiply(perPerson, exact(state.adults)),
    "additional_credit",
  );
}
