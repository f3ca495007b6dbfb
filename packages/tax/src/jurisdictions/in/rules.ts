import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { type Bracket, bracketRate, progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { splitCumulatively } from "../../engine/payments/split-tax.ts";
import { spanningYear } from "../../engine/request/spanning-year.ts";
import { silentTrace, type Trace } from "../../engine/trace.ts";
import { data, type InFigures } from "./figures.ts";

/** The rules of one regime, with the slabs for the taxpayer's age. */
interface Regime {
  readonly name: "new" | "old";
  readonly slabs: readonly Bracket[];
  readonly slabsName: string;
  readonly standardDeduction: number;
  readonly rebate: {
    readonly limit: number;
    readonly max: number;
    readonly marginal_relief: boolean;
  };
  readonly surcharge: readonly Bracket[];
}

const ten = exact(10);

function regimeOf(figures: InFigures, { inputs, assume, refuse }: CalculationContext): Regime {
  const name = inputs.regime ?? "new";
  if (inputs.regime === undefined) assume("India: the new regime.");
  if (name === "new") {
    return {
      name,
      slabs: figures.slabs_new,
      slabsName: "slabs_new",
      standardDeduction: figures.standard_deduction_new,
      rebate: figures.rebate_new,
      surcharge: figures.surcharge_new,
    };
  }
  if (name !== "old") {
    return refuse(
      "invalid_value",
      "regime",
      `India knows the regimes new and old, not ${JSON.stringify(name)}.`,
    );
  }
  const age = inputs.age ?? 0;
  const [slabs, slabsName] =
    age >= 80
      ? ([figures.slabs_old_80, "slabs_old_80"] as const)
      : age >= 60
        ? ([figures.slabs_old_60, "slabs_old_60"] as const)
        : ([figures.slabs_old, "slabs_old"] as const);
  return {
    name,
    slabs,
    slabsName,
    standardDeduction: figures.standard_deduction_old,
    rebate: figures.rebate_old,
    surcharge: figures.surcharge_old,
  };
}

function totalIncome(regime: Regime, { inputs, trace, assume }: CalculationContext): Exact {
  let income = inputs.grossIncome;
  if (isEmployee(inputs)) {
    const deduction = exact(regime.standardDeduction);
    income = excess(income, deduction);
    trace.deducted(
      "standard_deduction",
      deduction,
      regime.name === "new" ? "standard_deduction_new" : "standard_deduction_old",
    );
  }
  if (regime.name === "old") income = excess(income, inputs.deductions);
  else if (isPositive(inputs.deductions)) {
    assume("India: the new regime allows no deductions; those given are not used.");
  }
  // Section 288A: rounded to the nearest ten rupees.
  const rounded = roundTo(income, ten, "half_up");
  trace.line("rounding.total_income", rounded);
  return rounded;
}

/**
 * Tax after the rebate of section 87A. In the new regime it never exceeds the income above the
 * rebate's limit.
 */
function afterRebate(regime: Regime, income: Exact, trace: Trace): Exact {
  const tax = progressiveTax(income, regime.slabs, trace, regime.slabsName);
  const { limit, max, marginal_relief: marginalRelief } = regime.rebate;
  const over = subtract(income, exact(limit));
  if (compare(over, zero) <= 0) return excess(tax, exact(max));
  return marginalRelief ? smaller(tax, over) : tax;
}

/** Adds the surcharge. It never takes more than the income above its threshold. */
function withSurcharge(regime: Regime, income: Exact, tax: Exact): Exact {
  const rows = regime.surcharge.filter((row) => compare(income, exact(row.over)) > 0);
  const row = rows.at(-1);
  if (row === undefined) return tax;
  const threshold = exact(row.over);
  const whole = add(tax, multiply(tax, exact(row.rate)));
  const atThreshold = afterRebate(regime, threshold, silentTrace);
  const below = rows.at(-2);
  const least = add(atThreshold, multiply(atThreshold, exact(below?.rate ?? 0)));
  return smaller(whole, add(least, subtract(income, threshold)));
}

function steps(figures: InFigures, context: CalculationContext) {
  const { trace } = context;
  const regime = regimeOf(figures, context);
  const income = totalIncome(regime, context);
  const tax = afterRebate(regime, income, trace);
  trace.line("after_rebate", tax, `rebate_${regime.name}`);
  const charged = withSurcharge(regime, income, tax);
  const surcharge = subtract(charged, tax);
  trace.line(
    "surcharge",
    surcharge,
    `surcharge_${regime.name}`,
    tax,
    bracketRate(income, regime.surcharge),
  );
  const cess = multiply(charged, exact(figures.cess));
  trace.line("cess", cess, "cess");
  // Section 288B: rounded to the nearest ten rupees.
  const taxDue = roundTo(add(charged, cess), ten, "half_up");
  trace.line("rounding.tax", taxDue);
  return {
    taxDue,
    components: { taxable_income: income, income_tax: tax, surtax: surcharge, cess },
  };
}

const fromStart = spanningYear("start");

/** India: the new or the old regime, rebate, surcharge with marginal relief, and cess. */
export const india: Jurisdiction = defineCountry({
  data,
  inputs: ["basis", "regime", "age"],
  readYearLabel: (label) => {
    const [, assessment] = /^AY ?(\d{4})(?:[-/]\d{2,4})?$/.exec(label) ?? [];
    if (assessment === undefined) return fromStart(label);
    const start = Number(assessment) - 1;
    return `${start}-${assessment.slice(2)}`;
  },
  split: splitCumulatively,
  claimedContributions: ({ regime }) =>
    regime === "old" ? "contributions to the provident fund, up to their yearly limit," : undefined,
  steps,
});
