import { divide, exact, excess, multiply, one, roundTo, smaller } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { tariffTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Colombia: a tariff in tax value units (UVT). Its base amounts are rounded, so the tax jumps
 * slightly at each limit.
 */
export const co: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "health, pension and solidarity contributions",
  steps: (figures, { inputs, trace }) => {
    const unit = exact(figures.unit);
    let taxable = netIncome(inputs);
    if (isEmployee(inputs)) {
      const { rate, max_units: maxUnits } = figures.labour_exemption;
      const exempt = smaller(multiply(taxable, exact(rate)), multiply(exact(maxUnits), unit));
      trace.deducted("labour_exemption", exempt, "labour_exemption");
      taxable = excess(taxable, exempt);
    }
    trace.line("units", divide(taxable, unit), "unit");
    const inUnits = tariffTax(divide(taxable, unit), figures.tariff, trace, "tariff");
    // Rounded to whole pesos. Returns are said to be rounded to the nearest thousand. No source for
    // that was read, so it is not applied.
    const taxDue = roundTo(multiply(inUnits, unit), one, "half_up");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
