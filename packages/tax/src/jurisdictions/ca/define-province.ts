import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  minorUnit,
  multiply,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { figuresOf, type JurisdictionData, regionFigures } from "../../engine/figures.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import {
  betweenIncomes,
  contributionsCredit,
  federalTax,
  missingContributions,
} from "./federal-tax.ts";
import { data as caData } from "./figures.ts";
import type { ProvinceFigures } from "./province-figures.ts";

function basicCredit(figures: ProvinceFigures, income: Exact, context: CalculationContext): Exact {
  const { amount, minimum, from, to } = figures.basic_amount;
  let basic = exact(amount);
  if (minimum !== undefined && from !== undefined && to !== undefined) {
    basic = betweenIncomes(amount, minimum, from, to, income);
  }
  const { basic_supplement: supplement, employment_amount: employmentAmount } = figures;
  if (supplement) {
    basic = add(basic, betweenIncomes(supplement.max, 0, supplement.from, supplement.to, income));
  }
  if (employmentAmount !== undefined && isEmployee(context.inputs)) {
    basic = add(basic, smaller(context.inputs.grossIncome, exact(employmentAmount)));
  }
  const rate = exact(figures.credit_rate);
  const credit = multiply(basic, rate);
  context.trace.line("basic_credit", credit, "basic_amount", basic, rate);
  return add(credit, contributionsCredit("credit_rate", rate, context));
}

/** Subtracts twice the base less the tax, so that a small tax becomes zero. */
function afterReduction(figures: ProvinceFigures, tax: Exact, context: CalculationContext): Exact {
  if (figures.tax_reduction_base === undefined) return tax;
  const reduction = smaller(
    tax,
    excess(multiply(exact(figures.tax_reduction_base), exact(2)), tax),
  );
  context.trace.line("tax_reduction", reduction, "tax_reduction_base");
  return subtract(tax, reduction);
}

/**
 * Ontario's credit for low-income workers: a share of the earnings, reduced as net income rises.
 */
function afterWorkerCredit(
  figures: ProvinceFigures,
  tax: Exact,
  income: Exact,
  { inputs, trace }: CalculationContext,
): Exact {
  const { low_income_worker_credit: rule } = figures;
  if (rule === undefined || !isEmployee(inputs)) return tax;
  const earned = smaller(exact(rule.max), multiply(inputs.grossIncome, exact(rule.rate)));
  const credit = smaller(tax, slopeDown(earned, income, exact(rule.over), exact(rule.phase_out)));
  trace.line("low_income_worker_credit", credit, "low_income_worker_credit");
  return subtract(tax, credit);
}

function healthPremium(
  figures: ProvinceFigures,
  income: Exact,
  context: CalculationContext,
): Exact {
  const row = figures.health_premium?.findLast(({ over }) => compare(income, exact(over)) > 0);
  if (row === undefined) return zero;
  const rising = add(exact(row.base), multiply(subtract(income, exact(row.over)), exact(row.rate)));
  const premium = smaller(exact(row.cap), rising);
  context.trace.line("health_premium", premium, "health_premium");
  return premium;
}

/** The tax of the province: credits, surtax and reductions, in the order of its form. */
function provincialTax(figures: ProvinceFigures, context: CalculationContext): Exact {
  const { inputs, trace } = context;
  const net = netIncome(inputs);
  const { worker_deduction: worker, low_income_reduction: low } = figures;
  const deducted =
    worker && isEmployee(inputs)
      ? smaller(exact(worker.max), multiply(inputs.grossIncome, exact(worker.rate)))
      : zero;
  if (worker) trace.deducted("worker_deduction", deducted, "worker_deduction");
  const taxable = excess(net, deducted);
  let tax = excess(
    progressiveTax(taxable, figures.brackets, trace, "brackets"),
    basicCredit(figures, net, context),
  );
  if (figures.surtax) tax = add(tax, progressiveTax(tax, figures.surtax, trace, "surtax"));
  if (low) {
    const reduction = smaller(
      tax,
      slopeDown(exact(low.amount), net, exact(low.over), exact(low.rate)),
    );
    trace.line("low_income_reduction", reduction, "low_income_reduction");
    tax = subtract(tax, reduction);
  }
  tax = afterReduction(figures, tax, context);
  return afterWorkerCredit(figures, tax, net, context);
}

function carried(
  data: JurisdictionData<ProvinceFigures>,
  { year, inputs }: CalculationContext,
): { carriedForward?: readonly string[] } {
  const { values, figures } = figuresOf(data, year);
  const low = values.low_income_reduction;
  if (low === undefined || figures.get("low_income_reduction")?.carriedForward !== true) return {};
  const left = slopeDown(exact(low.amount), netIncome(inputs), exact(low.over), exact(low.rate));
  return isPositive(left)
    ? { carriedForward: [`Low-income reduction of ${data.name}: the amounts of 2025.`] }
    : {};
}

/** A province or territory: its own tax on top of the federal one. */
export function defineProvince<Own extends ProvinceFigures>(
  own: JurisdictionData<Own>,
): Jurisdiction {
  const data = regionFigures(caData, own);
  const isQuebec = own.code === "CA-QC";
  return defineCountry({
    data,
    inputs: ["basis"],
    missingContributions,
    steps: (figures, context) => {
      const { trace, inputs } = context;
      let federal = federalTax(figures, context);
      if (isQuebec) {
        const abated = multiply(federal, exact(figures.quebec_abatement));
        trace.line("quebec_abatement", abated, "quebec_abatement", federal);
        federal = subtract(federal, abated);
      }
      // Quebec gives no credit for contributions: its basic amount includes them.
      const provincial = provincialTax(
        figures,
        isQuebec ? { ...context, inputs: { ...inputs, creditedContributions: zero } } : context,
      );
      const premium = healthPremium(figures, netIncome(inputs), context);
      // The federal tax, the provincial tax and the health premium are separate lines of the
      // return, each rounded to the cent.
      const cents = (amount: Exact) => roundTo(amount, minorUnit(2), "half_up");
      return {
        taxDue: add(add(cents(federal), cents(provincial)), cents(premium)),
        components: {
          taxable_income: netIncome(inputs),
          federal: cents(federal),
          provincial: cents(provincial),
          ...(figures.health_premium ? { health_premium: cents(premium) } : {}),
        },
        ...carried(data, context),
      };
    },
  });
}
