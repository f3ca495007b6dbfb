import { listed } from "@almanac/kernel/messages/wording";
import {
  type Exact,
  exact,
  isPositive,
  larger,
  multiply,
  subtract,
  sum,
  zero,
} from "../../../engine/amounts.ts";
import type { JurisdictionData } from "../../../engine/figures.ts";
import { asPrinted, rowOfTable, type TableRow } from "../../../engine/formulas/printed-table.ts";
import { progressiveTax, type TariffRow } from "../../../engine/formulas/schedule.ts";
import type { CalculationContext, Inputs } from "../../../engine/jurisdiction.ts";
import { silentTrace } from "../../../engine/trace.ts";
import { enterFederalReturn, federalFigures } from "../federal/federal-figures.ts";
import { type FederalReturn, federalReturn } from "../federal/federal-return.ts";
import { schedule1ANames, schedule1ANamesOf } from "../federal/schedule-1a.ts";
import { areAged, countAdults, countAged, countChildren } from "../federal/taxpayers.ts";
import type { Brackets, PerStatus, StateTable } from "../figure-types.ts";

/** For a calculation of which only the result is used. */
export const silent = { trace: silentTrace, assume: () => {} };

/** One request in one state, with the amounts that most states start from. */
export class StateCase<Figures> {
  declare readonly context: CalculationContext;
  declare readonly inputs: Inputs;
  declare readonly figures: Figures;
  /** Federal adjusted gross income. */
  declare readonly income: Exact;
  /** Wages and profits, less half of the self-employment tax. */
  declare readonly earnedIncome: Exact;
  /** Net capital gain: net long-term gains, less net short-term losses. */
  declare readonly netGain: Exact;
  declare readonly adults: 1 | 2;
  declare readonly dependents: number;
  /** The number of people on the return: taxpayer, spouse on a joint return, and dependents. */
  declare readonly people: number;
  /** The federal return, without lines in the explanation. For those see {@link federal}. */
  declare readonly filed: FederalReturn;
  declare readonly data: JurisdictionData<Figures>;
  /** The printed table. Undefined unless the request asks for it. */
  readonly #table: StateTable | undefined;
  #federal: FederalReturn | undefined;

  constructor(data: JurisdictionData<Figures>, figures: Figures, context: CalculationContext) {
    this.context = context;
    this.inputs = context.inputs;
    this.figures = figures;
    this.filed = sharedReturn(context);
    this.income = this.filed.adjustedGrossIncome;
    this.earnedIncome = this.filed.earnedIncome;
    this.netGain = this.filed.income.netCapitalGain;
    this.adults = countAdults(context.status);
    this.dependents = context.inputs.dependents;
    this.people = this.adults + this.dependents;
    this.data = data;
    this.#table = context.inputs.method === "table" ? tableOf(figures) : undefined;
  }

  /** The value for the filing status of the request. */
  pick<Value>(value: PerStatus<Value> | Value): Value {
    return isPerStatus(value) ? value[this.context.status] : value;
  }

  amount(value: PerStatus<number> | number): Exact {
    return exact(typeof value === "number" ? value : value[this.context.status]);
  }

  /** `count` times an amount. */
  times(value: PerStatus<number> | number, count: number): Exact {
    return multiply(this.amount(value), exact(count));
  }

  aged(least = 65): number {
    return countAged(this.context, least);
  }

  /** Whether the taxpayer and, on a joint return, the spouse are at least that old. */
  areAged(least = 65): readonly [boolean, boolean] {
    return areAged(this.context, least);
  }

  children(under: number): number {
    return this.dependents === 0 ? 0 : countChildren(this.context, under);
  }

  federal(): FederalReturn {
    const { trace, year } = this.context;
    if (trace === silentTrace || this.context.shared !== undefined) return this.filed;
    if (this.#federal === undefined) {
      this.#federal = federalReturn(this.context, enterFederalReturn(this.context));
      trace.enter(this.data, year);
    }
    return this.#federal;
  }

  /** Names the deductions of Schedule 1-A, and the rule of military pay, that are not known. */
  sayLeftOut(name: string): void {
    // In the figures of every state, `military_exclusion` is such a rule or absent.
    const { military_exclusion: rule } = this.figures as { readonly military_exclusion?: unknown };
    if (rule === undefined && isPositive(this.inputs.militaryPensions)) {
      this.context.assume(`military_pensions: no rule of ${name} is loaded. Taxed like others.`);
    }
    const { schedule1A } = this.filed;
    if (schedule1A.total === zero) return;
    const own = schedule1ANamesOf(this.figures);
    const others = schedule1ANames.filter(
      (each) => isPositive(schedule1A[each]) && !own.includes(each),
    );
    if (others.length > 0) this.context.assume(`${name} does not deduct ${listed(others)}.`);
  }

  line(step: string, amount: Exact, figure?: keyof Figures & string): Exact {
    this.context.trace.line(step, amount, figure);
    return amount;
  }

  /** A line of an amount that is deducted without a claim. */
  deducted(step: string, amount: Exact, figure?: keyof Figures & string): Exact {
    this.context.trace.deducted(step, amount, figure);
    return amount;
  }

  /**
   * The tax on a base. Uses the printed table if the request asks for it and the base is within
   * the table.
   */
  schedule(base: Exact, rates: PerStatus<Brackets> | Brackets): Exact {
    const brackets = this.pick(rates);
    const { trace } = this.context;
    if (this.#table === undefined) return progressiveTax(base, brackets, trace, "rates");
    return this.printed(
      base,
      (at) => progressiveTax(at, brackets, trace, "rates"),
      (at, bases) => progressiveTax(at, tariffOf(brackets, bases), silentTrace, "rates"),
    );
  }

  /**
   * Like {@link schedule}, with another tariff. `withBases` is the same tariff, computed from the
   * printed base amounts.
   */
  printed(
    base: Exact,
    tariff: (base: Exact) => Exact,
    withBases: (base: Exact, bases: readonly number[]) => Exact = tariff,
  ): Exact {
    const row = this.rowOf(base);
    if (row === undefined) return tariff(base);
    const exactly = tariff(row.middle);
    const bases = this.#table?.bases?.[this.context.status];
    const tax = row.tax ?? asPrinted(bases ? withBases(row.middle, bases) : exactly);
    this.context.trace.line(
      "rates.table_rounding",
      subtract(tax, exactly),
      "printed_table",
      row.middle,
    );
    return tax;
  }

  /** The row of the printed table for an income. Undefined if the schedule applies instead. */
  rowOf(income: Exact): TableRow | undefined {
    const table = this.#table;
    if (table === undefined) return undefined;
    const { status } = this.context;
    const end = table.longer?.[status] ?? table.end;
    const isFor = table.except?.includes(status) !== true;
    const row = isFor ? rowOfTable(table, income, end) : undefined;
    if (row === undefined && isPositive(income)) this.tellNoRow();
    return row;
  }

  /** Reports that the schedule is used instead of the printed table, if the request asks for it. */
  tellNoRow(): void {
    if (this.#table === undefined) return;
    const { year, assume } = this.context;
    assume(
      `${this.data.code}: no known row of the printed tax table of ${year.label} is for this income and status: the rate schedule is used.`,
    );
  }

  /** The larger of the state's standard deduction and `deductions`. */
  deduct(standard: Exact): Exact {
    const { inputs, context } = this;
    if (inputs.deductions.numerator > 0) {
      context.assume(
        `${this.data.code}: deductions replaces the standard deduction where it is larger; the state's own rules of itemizing are not applied.`,
      );
    }
    const deduction = larger(standard, inputs.deductions);
    context.trace.deducted("deduction", deduction, "standard_deduction");
    return deduction;
  }
}

/** The deductions of Schedule 1-A that the state has in this year too. */
export function ownSchedule1A({ filed, figures }: StateCase<unknown>): Exact {
  if (filed.schedule1A.total === zero) return zero;
  return sum(schedule1ANamesOf(figures).map((name) => filed.schedule1A[name]));
}

/** The tax by the schedule, for cases in which the form does not allow the table at any income. */
export function scheduleWithoutTable(
  state: StateCase<unknown>,
  base: Exact,
  rates: PerStatus<Brackets> | Brackets,
): Exact {
  state.tellNoRow();
  return progressiveTax(base, state.pick(rates), state.context.trace, "rates");
}

/** The same request without a trace or assumptions, for calculations that are only compared. */
export function quietly<Figures>({
  data,
  figures,
  context,
}: StateCase<Figures>): StateCase<Figures> {
  return new StateCase(data, figures, { ...context, ...silent });
}

/** The federal return of the same request, without lines: they belong to the federal level. */
function sharedReturn(context: CalculationContext): FederalReturn {
  // The nation of every state is the United States.
  const known = context.shared?.nationalReturn as FederalReturn | undefined;
  return known ?? federalReturn({ ...context, ...silent }, federalFigures(context));
}

/** The brackets that the table covers, each with the tax that is printed at its start. */
function tariffOf(brackets: Brackets, bases: readonly number[]): readonly TariffRow[] {
  return bases.flatMap((base, index) => {
    const bracket = brackets[index];
    return bracket === undefined ? [] : [{ ...bracket, base }];
  });
}

/** The printed table of a year, if it is known. */
export function tableOf(figures: unknown): StateTable | undefined {
  // In the figures of every state, `printed_table` is such a table or absent.
  return (figures as { readonly printed_table?: StateTable }).printed_table;
}

function isPerStatus<Value>(value: PerStatus<Value> | Value): value is PerStatus<Value> {
  return typeof value === "object" && value !== null && "married_joint" in value;
}
