import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import { netIncome } from "../../engine/income.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { compare, exact, excess, roundTo, zero } from "../../engine/numbers/exact.ts";
import { data } from "./figures.ts";

/** Egypt: the lower bands vanish in five steps as income grows; each step is a cliff. */
export const eg: Jurisdiction = defineCountry({
  data,
  claimedContributions: "social insurance contributions",
  steps: (figures, { inputs, trace }) => {
    const exemption = exact(figures.personal_exemption);
    trace.line("personal_exemption", exemption, "personal_exemption");
    // Taxable income is a multiple of ten pounds, taken down; the figures name no section of law for it.
    const taxable = roundTo(excess(netIncome(inputs), exemption), exact(10), "floor");
    trace.line("rounding.taxable_income", taxable);
    const schedule = figures.schedules.find(
      ({ up_to: upTo }) => upTo === null || compare(taxable, exact(upTo)) <= 0,
    );
    const taxDue = schedule ? progressiveTax(taxable, schedule.brackets, trace, "schedules") : zero;
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
