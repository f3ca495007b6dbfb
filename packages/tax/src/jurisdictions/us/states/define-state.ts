import {
  add,
  atLeastZero,
  compare,
  type Exact,
  excess,
  isZero,
  smaller,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import { addShown, defineJurisdiction, type Outcome } from "../../../engine/define-jurisdiction.ts";
import type { JurisdictionData } from "../../../engine/figures.ts";
import {
  type CalculationContext,
  filingStatuses,
  type InputName,
  type Inputs,
  type Jurisdiction,
  kindsOfIncome,
  type PreTaxKind,
} from "../../../engine/jurisdiction.ts";
import { type InstalmentDeviation, instalmentsOfState } from "../instalments.ts";
import { inputsOfReturn } from "../rules.ts";
import type { Locality } from "./define-locality.ts";
import { type LocalTaxation, localTaxByRate } from "./local-rate.ts";
import { StateCase, silent, tableOf } from "./state-case.ts";
import { toCents } from "./to-cents.ts";
import { withFederal, withState } from "./with-federal.ts";

/** The result of a state's steps. `defineState` adds components, rounding and due dates. */
export interface StateResult {
  readonly taxableIncome: Exact;
  readonly tax: Exact;
  /**
   * Non-refundable credits, in one or by name. The part that exceeds the tax is lost.
   */
  readonly credits?: Exact | Amounts;
  /** Refundable credits by name. */
  readonly refundable?: Amounts;
  /** Taxes of the return beside the income tax, by name. No credit that is lost reduces them. */
  readonly added?: Amounts;
  /**
   * Parts of the tax that are listed under a name of their own, such as a surcharge or a recapture.
   */
  readonly parts?: Amounts;
  /** The local tax by the rate of the request, if its law has more than a rate and a base. */
  readonly localTax?: Exact | undefined;
}

type Amounts = Readonly<Record<string, Exact>>;

/** A state as its own `rules.ts` describes it. */
interface StateRules<Figures> {
  readonly data: JurisdictionData<Figures>;
  /**
   * Inputs in addition to the kinds of income, which every state reads. For `method` see
   * {@link defineState}.
   */
  readonly inputs?: readonly InputName[];
  /** Left out if the state has four equal payments on the federal days. */
  readonly instalments?: InstalmentDeviation;
  readonly estimatedTax?: Jurisdiction["estimatedTax"];
  /** The cities and counties that tax income. */
  readonly localities?: readonly Locality<Figures>[];
  readonly localTaxation?: LocalTaxation;
  /** The kinds of `pre_tax` that are no income of the federal return, but income here. */
  readonly taxesPreTax?: readonly PreTaxKind[];
  readonly steps: (figures: Figures, state: StateCase<Figures>) => StateResult;
}

const ages: readonly InputName[] = ["dependent_ages"];

/**
 * Defines a state of the United States. The rules list `method` as an input if a printed table is
 * known for a year, or if the state's tax depends on the federal tax.
 */
export function defineState<Figures extends object>(rules: StateRules<Figures>): Jurisdiction {
  const {
    data,
    inputs = [],
    instalments,
    estimatedTax,
    localities = [],
    localTaxation,
    taxesPreTax,
    steps,
  } = rules;
  const quartersOn = instalmentsOfState(instalments);
  const own = defineJurisdiction({
    data,
    note: stateAlone(data),
    statuses: filingStatuses,
    takesLosses: true,
    taxesPreTax,
    mayTaxLocally: localTaxation?.levied !== undefined,
    estimatedTax,
    inputs: inputsOf(inputs),
    steps(figures, context, { carriedForward }): Outcome {
      const state = new StateCase(data, figures, context);
      const result = steps(figures, state);
      state.sayLeftOut(data.name);
      const due = dueOf(result);
      const { refundable, added } = result;
      const whole = added === undefined ? due : add(due, sumOf(added));
      const total = refundable === undefined ? whole : subtract(whole, toCents(sumOf(refundable)));
      if (context.inputs.method === "table") sayMissingTable(rules, figures, context, due);
      context.trace.line("taxable_income", result.taxableIncome);
      context.trace.line("tax_after_credits", due);
      const bases = { taxableIncome: result.taxableIncome, stateTax: atLeastZero(total) };
      const byRate = localTaxByRate(data, localTaxation, state, bases);
      const localTax = byRate && toCents(result.localTax ?? byRate);
      return {
        taxDue: atLeastZero(total),
        refund: refundable && excess(zero, total),
        localTax,
        components: (show) => {
          const named = componentsOf(result, due, state.income, show);
          if (localTax) named.local_tax = show(localTax);
          return named;
        },
        quarters: quartersOn(state.filed.figures.instalment_dates),
        carriedForward,
      };
    },
  });
  return {
    ...withFederal(own),
    localities: localities
      .map((locality) => withState(own, locality(own, data)))
      .sort((a, b) => (a.data.code < b.data.code ? -1 : 1)),
  };
}

/** A state that counts dependents also reads their ages. */
function inputsOf(own: readonly InputName[]): readonly InputName[] {
  const counted = own.includes("dependents") ? ages : [];
  return [
    ...new Set([
      ...kindsOfIncome,
      ...inputsOfReturn,
      ...own,
      ...counted,
      "local_tax_rate" as const,
    ]),
  ];
}

/** The sentence of every state, whose tax is paid in addition to the federal tax. */
function stateAlone({ name }: Pick<JurisdictionData<object>, "name">): string {
  return `${name}: state tax only, as levels asks. Without levels the federal tax is added.`;
}

/** Rounded to the cent. With method `table` the tax is in the whole dollars of a printed table. */
function dueOf({ tax, credits = zero }: StateResult): Exact {
  return toCents(atLeastZero(subtract(tax, sumOf(credits))));
}

/** Credits that are given in one or by name, in one. */
export function sumOf(credits: Exact | Amounts): Exact {
  if (isExact(credits)) return credits;
  let total = zero;
  for (const name in credits) total = add(total, credits[name] ?? zero);
  return total;
}

function isExact(credits: Exact | Amounts): credits is Exact {
  // No credit has this name.
  return credits.numerator !== undefined;
}

function componentsOf<Shown>(
  { taxableIncome, tax, credits = zero, refundable = {}, added = {}, parts = {} }: StateResult,
  due: Exact,
  income: Exact,
  show: (amount: Exact) => Shown,
): Record<string, Shown> {
  const named: Record<string, Shown> = {
    adjusted_gross_income: show(income),
    taxable_income: show(taxableIncome),
    tax_before_credits: show(tax),
  };
  addShown(named, parts, show);
  if (!isExact(credits)) addShown(named, credits, show);
  named.credits = show(smaller(sumOf(credits), tax));
  named.tax_after_credits = show(due);
  addShown(named, added, show);
  addShown(named, refundable, show);
  const paidOut = sumOf(refundable);
  if (!isZero(paidOut)) named.refundable_credits = show(paidOut);
  return named;
}

/** Reports what method `table` does in a year whose printed table is not known. */
function sayMissingTable<Figures extends object>(
  { data, steps, inputs: own = [] }: StateRules<Figures>,
  figures: Figures,
  context: CalculationContext,
  due: Exact,
): void {
  if (!own.includes("method") || tableOf(figures)) return;
  const inputs: Inputs = { ...context.inputs, method: "schedule" };
  const asked = { ...context, inputs, ...silent };
  const other = dueOf(steps(figures, new StateCase(data, figures, asked)));
  const effect = compare(due, other) === 0 ? "has no effect" : "follows the federal one only";
  context.assume(
    `No printed tax table of ${data.code} is known for ${context.year.label}: method ${effect}.`,
  );
}

/** The figures of a state without an income tax. */
export interface UntaxedStateFigures {
  readonly income_tax: false;
}

/**
 * A state without an income tax: the answer is 0. That is different from a state whose rules are
 * not known.
 */
export function defineUntaxedState(data: JurisdictionData<UntaxedStateFigures>): Jurisdiction {
  return withFederal(
    defineJurisdiction({
      data,
      note: stateAlone(data),
      statuses: filingStatuses,
      takesLosses: true,
      inputs: ["local_tax_rate"],
      steps: (figures, context) => {
        const { assume, trace, inputs } = context;
        assume(`${data.name} has no individual income tax.`);
        trace.line("no_income_tax", zero, "income_tax");
        const nothing = { taxable_income: zero, tax_after_credits: zero };
        if (inputs.localTaxRate === undefined) return { taxDue: zero, components: nothing };
        const localTax = localTaxByRate(
          data,
          { base: "earnings" },
          new StateCase(data, figures, context),
          { taxableIncome: zero, stateTax: zero },
        );
        return {
          taxDue: zero,
          localTax,
          components: { ...nothing, ...(localTax ? { local_tax: localTax } : {}) },
        };
      },
    }),
  );
}
