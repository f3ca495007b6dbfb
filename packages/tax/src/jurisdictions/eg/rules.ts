import { compare, exact, excess, roundTo, zero } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/** Egypt: as income grows, the lower bands are lost in five steps. The tax jumps at each step. */
export const eg: Jurisdiction = defineCountry({
  data,
  claimedContributions: "social insurance contributions",
  steps: (figures, { inputs, trace }) => {
    const exemption = exact(figures.personal_exemption);
    trace.deducted("personal_exemption", exemption, "personal_exemption");
    // Taxable income is rounded down to a multiple of ten pounds. The sources of the figures name
    // no section of law for this.
    const taxable = roundTo(excess(netIncome(inputs), exemption), exact(10), "floor");
    trace.line("rounding.taxable_income", taxable);
    const schedule = figures.schedules.find(
      ({ up_to: upTo }) => upTo === null || compare(taxable, exact(upTo)) <= 0,
    );
    const taxDue = schedule ? progressiveTax(taxable, schedule.brackets, trace, "schedules") : zero;
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
