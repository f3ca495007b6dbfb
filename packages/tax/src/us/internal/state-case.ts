import { add, type Exact, exact, excess, larger, multiply, ratio } from "../../internal/exact.ts";
import type { JurisdictionData } from "../../internal/figures.ts";
import type { CalculationContext, Inputs } from "../../internal/jurisdiction.ts";
import { progressiveTax } from "../../internal/schedule.ts";
import { silentTrace } from "../../internal/trace.ts";
import type { Brackets, PerStatus } from "../types.ts";
import { type FederalReturn, federalFigures, federalReturn } from "./federal.ts";
import { payrollTaxes } from "./payroll.ts";
import { countAdults, countAged, countChildren } from "./people.ts";

/** One request in one state, with what most states start from. */
export class StateCase<Figures> {
  readonly context: CalculationContext;
  readonly inputs: Inputs;
  readonly figures: Figures;
  /** Federal adjusted gross income. */
  readonly income: Exact;
  readonly adults: 1 | 2;
  readonly dependents: number;
  /** Taxpayer, spouse on a joint return, and dependents. */
  readonly people: number;
  readonly #data: JurisdictionData<Figures>;
  #federal: FederalReturn | undefined;

  constructor(data: JurisdictionData<Figures>, figures: Figures, context: CalculationContext) {
    this.context = context;
    this.inputs = context.inputs;
    this.figures = figures;
    this.income = adjustedGrossIncome(context);
    this.adults = countAdults(context.status);
    this.dependents = context.inputs.dependents;
    this.people = this.adults + this.dependents;
    this.#data = data;
  }

  /** The value of the status. */
  pick<Value>(value: PerStatus<Value> | Value): Value {
    return isPerStatus(value) ? value[this.context.status] : value;
  }

  amount(value: PerStatus<number> | number): Exact {
    return exact(this.pick(value));
  }

  /** `count` times an amount. */
  times(value: PerStatus<number> | number, count: number): Exact {
    return multiply(this.amount(value), exact(count));
  }

  aged(least = 65): number {
    return countAged(this.context, least);
  }

  children(under: number): number {
    return this.dependents === 0 ? 0 : countChildren(this.context, under);
  }

  federal(): FederalReturn {
    if (this.#federal === undefined) {
      const { trace, year } = this.context;
      this.#federal = federalReturn(this.context);
      trace.enter(this.#data, year);
    }
    return this.#federal;
  }

  line(step: string, amount: Exact, figure?: keyof Figures & string): Exact {
    this.context.trace.line(step, amount, figure);
    return amount;
  }

  schedule(base: Exact, rates: PerStatus<Brackets> | Brackets): Exact {
    return progressiveTax(base, this.pick(rates), this.context.trace, "rates");
  }

  /** The larger of the state's standard deduction and `deductions`. */
  deduct(standard: Exact): Exact {
    const { inputs, context } = this;
    if (inputs.deductions.numerator > 0) {
      context.assume(
        `${this.#data.code}: deductions replaces the standard deduction where it is larger; the state's own rules of itemizing are not applied.`,
      );
    }
    const deduction = larger(standard, inputs.deductions);
    context.trace.line("deduction", deduction, "standard_deduction");
    return deduction;
  }

  /** Says that `deductions` has no effect. */
  withoutItemizing(): void {
    if (this.inputs.deductions.numerator > 0) {
      this.context.assume(`${this.#data.code} has no itemized deductions: deductions is not used.`);
    }
  }
}

/** Without building the whole federal return: income less half of the self-employment tax. */
export function adjustedGrossIncome(context: CalculationContext): Exact {
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
