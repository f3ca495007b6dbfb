import {
  add,
  atLeastZero,
  type Exact,
  exact,
  excess,
  larger,
  minorUnit,
  multiply,
  ratio,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../internal/exact.ts";
import { figuresOf, type JurisdictionData, type Resolved } from "../../internal/figures.ts";
import {
  type CalculationContext,
  filingStatuses,
  type InputName,
  type Inputs,
  type Jurisdiction,
} from "../../internal/jurisdiction.ts";
import { progressiveTax } from "../../internal/schedule.ts";
import { silentTrace } from "../../internal/trace.ts";
import type { Brackets, PerStatus } from "../types.ts";
import { type FederalReturn, federalFigures, federalReturn } from "./federal.ts";
import { payrollTaxes } from "./payroll.ts";
import { countAdults, countAged, countChildren } from "./people.ts";
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

/** One request in one state, with what most states start from. */
export interface StateCase<Figures> {
  readonly context: CalculationContext;
  readonly inputs: Inputs;
  readonly figures: Figures;
  /** Federal adjusted gross income. */
  readonly income: Exact;
  readonly adults: 1 | 2;
  readonly dependents: number;
  /** Taxpayer, spouse on a joint return, and dependents. */
  readonly people: number;
  /** The value of the status. */
  pick<Value>(value: PerStatus<Value> | Value): Value;
  amount(value: PerStatus<number> | number): Exact;
  /** `count` times an amount. */
  times(value: PerStatus<number> | number, count: number): Exact;
  aged(least?: number): number;
  children(under: number): number;
  federal(): FederalReturn;
  line(step: string, amount: Exact, figure?: keyof Figures & string): Exact;
  schedule(base: Exact, rates: PerStatus<Brackets> | Brackets): Exact;
  /** The larger of the state's standard deduction and `deductions`. */
  deduct(standard: Exact): Exact;
  /** Says that `deductions` has no effect. */
  withoutItemizing(): void;
}

const common: readonly InputName[] = [
  "long_term_capital_gains",
  "self_employment_income",
  "dividends",
  "method",
];

const ages: readonly InputName[] = ["dependent_ages"];

/** Makes the module of a state from its figures and its rules. */
export function defineState<Figures>(
  data: JurisdictionData<Figures>,
  inputs: readonly InputName[],
  calculate: (state: StateCase<Figures>) => StateResult,
): Jurisdiction {
  return {
    data,
    statuses: filingStatuses,
    // Ages count dependents, too.
    inputs: [...new Set([...common, ...inputs, ...(inputs.includes("dependents") ? ages : [])])],
    calculate: (context) => {
      const figures = figuresOf(data, context.year);
      const result = calculate(openCase(data, figures.values, context));
      const { taxableIncome, tax, credits = zero, refundableCredits, parts = {} } = result;
      const due = roundTo(atLeastZero(subtract(tax, credits)), minorUnit(2), "half_up");
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

function openCase<Figures>(
  data: JurisdictionData<Figures>,
  figures: Figures,
  context: CalculationContext,
): StateCase<Figures> {
  const { status, inputs, trace, year } = context;
  const adults = countAdults(status);
  let federal: FederalReturn | undefined;
  const pick = <Value>(value: PerStatus<Value> | Value): Value =>
    isPerStatus(value) ? value[status] : value;
  return {
    context,
    inputs,
    figures,
    income: adjustedGrossIncome(context),
    adults,
    dependents: inputs.dependents,
    people: adults + inputs.dependents,
    pick,
    amount: (value) => exact(pick(value)),
    times: (value, count) => multiply(exact(pick(value)), exact(count)),
    aged: (least = 65) => countAged(context, least),
    children: (under) => (inputs.dependents === 0 ? 0 : countChildren(context, under)),
    federal() {
      if (federal === undefined) {
        federal = federalReturn(context);
        trace.enter(data, year);
      }
      return federal;
    },
    line(step, amount, figure) {
      trace.line(step, amount, figure);
      return amount;
    },
    schedule: (base, rates) => progressiveTax(base, pick(rates), trace, "rates"),
    deduct(standard) {
      if (inputs.deductions.numerator > 0) {
        context.assume(
          `${data.code}: deductions replaces the standard deduction where it is larger; the state's own rules of itemizing are not applied.`,
        );
      }
      const deduction = larger(standard, inputs.deductions);
      trace.line("deduction", deduction, "standard_deduction");
      return deduction;
    },
    withoutItemizing() {
      if (inputs.deductions.numerator > 0) {
        context.assume(`${data.code} has no itemized deductions: deductions is not used.`);
      }
    },
  };
}

/** Without building the whole federal return: income less half of the self-employment tax. */
function adjustedGrossIncome(context: CalculationContext): Exact {
  const { inputs, status } = context;
  const profit = inputs.selfEmploymentIncome;
  if (profit.numerator === 0) return inputs.grossIncome;
  const other = add(add(inputs.longTermCapitalGains, inputs.dividends), profit);
  const wages = excess(inputs.grossIncome, other);
  const figures = federalFigures(context);
  const { selfEmploymentTax } = payrollTaxes(figures, status, wages, profit, silentTrace);
  return excess(inputs.grossIncome, multiply(selfEmploymentTax, ratio(1, 2)));
}

function isPerStatus<Value>(value: PerStatus<Value> | Value): value is PerStatus<Value> {
  return typeof value === "object" && value !== null && "married_joint" in value;
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
