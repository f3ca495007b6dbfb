import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  excess,
  minorUnit,
  multiply,
  one,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import { defineCountry, jointStatuses } from "../../engine/define-country.ts";
import type { CalculationContext, Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee } from "../../engine/net-income.ts";
import { type DeFigures, data } from "./figures.ts";

const tenThousand = exact(10_000);

/**
 * The formula tariff of section 32a EStG. It takes whole euros, and its result is rounded down to a
 * whole euro.
 */
function tariffTax({ tariff }: DeFigures, taxable: Exact): Exact {
  const { allowance, zone2, zone3, zone4, zone5 } = tariff;
  if (compare(taxable, exact(allowance)) <= 0) return zero;
  if (compare(taxable, exact(zone2.to)) <= 0) return quadratic(taxable, allowance, zone2);
  if (compare(taxable, exact(zone3.to)) <= 0) {
    return quadratic(taxable, zone2.to, zone3, zone3.constant);
  }
  const { rate, minus } = compare(taxable, exact(zone4.to)) <= 0 ? zone4 : zone5;
  return roundTo(subtract(multiply(taxable, exact(rate)), exact(minus)), one, "floor");
}

function quadratic(
  taxable: Exact,
  start: number,
  zone: { readonly square: number; readonly linear: number },
  constant = 0,
): Exact {
  const part = divide(subtract(taxable, exact(start)), tenThousand);
  const slope = add(multiply(part, exact(zone.square)), exact(zone.linear));
  return roundTo(add(multiply(slope, part), exact(constant)), one, "floor");
}

/**
 * Zero up to the exempt tax. Above it the surcharge is tapered up to the full rate. Fractions of a
 * cent are dropped (SolzG s 4).
 */
function solidaritySurcharge({ solidarity }: DeFigures, tax: Exact, isJoint: boolean): Exact {
  const exempt = exact(isJoint ? solidarity.exempt_joint : solidarity.exempt_single);
  const tapered = multiply(excess(tax, exempt), exact(solidarity.taper_rate));
  const full = multiply(tax, exact(solidarity.rate));
  return roundTo(smaller(full, tapered), minorUnit(2), "floor");
}

function taxableIncome(figures: DeFigures, context: CalculationContext): Exact {
  const { inputs, status, assume, trace } = context;
  let income = excess(inputs.grossIncome, inputs.deductions);
  if (isEmployee(inputs)) {
    income = excess(income, exact(figures.employee_lump_sum));
    income = excess(income, exact(figures.special_expenses_lump_sum));
    trace.deducted("employee_lump_sum", exact(figures.employee_lump_sum), "employee_lump_sum");
    trace.deducted(
      "special_expenses_lump_sum",
      exact(figures.special_expenses_lump_sum),
      "special_expenses_lump_sum",
    );
    if (status === "married_joint") {
      assume(
        "Germany: the lump sums of one employee are deducted; put those of a second one in deductions.",
      );
    }
  }
  // The tariff of section 32a EStG takes whole euros.
  return roundTo(income, one, "floor");
}

function steps(figures: DeFigures, context: CalculationContext) {
  const { inputs, status, trace } = context;
  const isJoint = status === "married_joint";
  const taxable = taxableIncome(figures, context);
  const two = exact(2);
  // Splitting: the tariff is applied to half of the income, rounded down to whole euros, and the
  // result is doubled.
  const tax = isJoint
    ? multiply(tariffTax(figures, roundTo(divide(taxable, two), one, "floor")), two)
    : tariffTax(figures, taxable);
  trace.line(isJoint ? "tariff.splitting" : "tariff", tax, "tariff", taxable);
  const soli = solidaritySurcharge(figures, tax, isJoint);
  trace.line("solidarity_surcharge", soli, "solidarity");
  // Fractions of a cent are dropped, as for the solidarity surcharge. No source says so for
  // church tax.
  const church = roundTo(multiply(tax, inputs.churchTaxRate ?? zero), minorUnit(2), "floor");
  return {
    taxDue: add(add(tax, soli), church),
    components: { taxable_income: taxable, income_tax: tax, soli, church_tax: church },
  };
}

/**
 * Germany: income tax with splitting for couples, the solidarity surcharge, and church tax at the
 * rate of the request.
 */
export const de: Jurisdiction = defineCountry({
  data,
  statuses: jointStatuses,
  inputs: ["basis", "church_tax_rate"],
  claimedContributions: "social contributions, as far as they are deductible,",
  steps,
});
