import { figuresOf, type JurisdictionData, type Resolved } from "../../../engine/figures.ts";
import {
  filingStatuses,
  type InputName,
  type Inputs,
  type Jurisdiction,
} from "../../../engine/jurisdiction.ts";
import {
  add,
  atLeastZero,
  compare,
  type Exact,
  excess,
  larger,
  minorUnit,
  multiply,
  ratio,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../../engine/numbers/exact.ts";
import { federalFigures } from "../federal/federal-return.ts";
import { adjustedGrossIncome, StateCase, silent, tableOf } from "./state-case.ts";
import { stateQuarters } from "./state-quarters.ts";

/** What a state answers; the frame adds components, rounding and due dates. */
export interface StateResult {
  readonly taxableIncome: Exact;
  readonly tax: Exact;
  /** Non-refundable credits; what exceeds the tax is lost. */
  readonly credits?: Exact;
  readonly refundableCredits?: Exact;
  /** Named parts of the tax that deserve a name: a surcharge, a recapture. */
  readonly parts?: Readonly<Record<string, Exact>>;
}

const common: readonly InputName[] = [
  "long_term_capital_gains",
  "self_employment_income",
  "dividends",
];

const ages: readonly InputName[] = ["dependent_ages"];

/**
 * Makes the module of a state from its figures and its rules. `method` is an input of states whose printed table is known for
 * a year, and of those whose tax depends on the federal one.
 */
export function defineState<Figures>(
  data: JurisdictionData<Figures>,
  inputs: readonly InputName[],
  calculate: (state: StateCase<Figures>) => StateResult,
): Jurisdiction {
  const followsMethod = inputs.includes("method");
  return {
    data,
    statuses: filingStatuses,
    // Ages count dependents, too.
    inputs: [...new Set([...common, ...inputs, ...(inputs.includes("dependents") ? ages : [])])],
    calculate: (context) => {
      const figures = figuresOf(data, context.year);
      const result = calculate(new StateCase(data, figures.values, context));
      const { taxableIncome, tax, credits = zero, refundableCredits, parts = {} } = result;
      const due = dueOf(result);
      if (followsMethod && context.inputs.method === "table" && !tableOf(figures.values)) {
        const asked = { ...context, inputs: bySchedule(context.inputs), ...silent };
        const other = dueOf(calculate(new StateCase(data, figures.values, asked)));
        const effect = compare(due, other) === 0 ? "has no effect" : "follows the federal one only";
        context.assume(
          `No printed tax table of ${data.code} is known for ${context.year.label}: method ${effect}.`,
        );
      }
      context.trace.line("taxable_income", taxableIncome);
      context.trace.line("tax_after_credits", due);
      const carried = carriedOf(figures);
      return {
        taxDue: due,
        components: () => ({
          adjusted_gross_income: adjustedGrossIncome(context),
          taxable_income: taxableIncome,
          tax_before_credits: tax,
          ...parts,
          credits: smaller(credits, tax),
          tax_after_credits: due,
          ...(refundableCredits ? { refundable_credits: refundableCredits } : {}),
        }),
        quarters: stateQuarters(data.code, federalFigures(context).instalment_dates),
        ...(carried.length > 0 ? { carriedForward: carried } : {}),
      };
    },
  };
}

function dueOf({ tax, credits = zero }: StateResult): Exact {
  return roundTo(atLeastZero(subtract(tax, credits)), minorUnit(2), "half_up");
}

function bySchedule(inputs: Inputs): Inputs {
  return { ...inputs, method: "schedule" };
}

const carriedNames = new WeakMap<object, readonly string[]>();

/** The figures of a year that are those of an earlier one; found once per year. */
function carriedOf(resolved: Resolved<unknown>): readonly string[] {
  let names = carriedNames.get(resolved);
  if (names === undefined) {
    const carried = [...resolved.figures].filter(([, figure]) => figure.carriedForward);
    names = carried.map(([name]) => name);
    carriedNames.set(resolved, names);
  }
  return names;
}

/** The amount that is left of `whole` after both spouses' shares were taxed: the part of the taxpayer. */
export function spouseShares({
  inputs,
  income,
  context,
}: StateCase<unknown>): readonly [Exact, Exact] | undefined {
  if (context.status !== "married_joint") return undefined;
  if (inputs.spouseIncome === undefined) {
    context.assume("One spouse earns all income: send spouse_income to compute the spouses apart.");
    return undefined;
  }
  const spouse = smaller(inputs.spouseIncome, income);
  return [subtract(income, spouse), spouse];
}

/** What each spouse has from work: dividends and gains are the taxpayer's. */
export function earnedShares(state: StateCase<unknown>): readonly [Exact, Exact] | undefined {
  const shares = spouseShares(state);
  if (shares === undefined) return undefined;
  const { dividends, longTermCapitalGains } = state.inputs;
  return [excess(shares[0], add(dividends, longTermCapitalGains)), shares[1]];
}

/**
 * What is left of both incomes after a deduction that the couple may divide as it likes: as even as the incomes allow,
 * which is the least tax where rates rise.
 */
export function evenShares(
  [first, second]: readonly [Exact, Exact],
  deduction: Exact,
): readonly [Exact, Exact] {
  const left = excess(add(first, second), deduction);
  const half = multiply(left, ratio(1, 2));
  const ofFirst = larger(smaller(half, first), excess(left, second));
  return [ofFirst, subtract(left, ofFirst)];
}
