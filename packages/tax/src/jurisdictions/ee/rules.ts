import { divide, type Exact, exact, excess } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { slopeDown } from "../../engine/formulas/phase-out.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { netIncome } from "../../engine/net-income.ts";
import { data, type EeFigures } from "./figures.ts";

/** Until 2025 the exemption falls in a straight line as the annual income rises. */
function basicExemption({ basic_exemption: rule }: EeFigures, income: Exact): Exact {
  const { full, full_to: fullTo, zero_at: zeroAt } = rule;
  if (fullTo === undefined || zeroAt === undefined) return exact(full);
  return slopeDown(exact(full), income, exact(fullTo), divide(exact(full), exact(zeroAt - fullTo)));
}

/** Estonia: one rate on the income above the basic exemption. */
export const ee: Jurisdiction = defineCountry({
  data,
  claimedContributions: "unemployment insurance premiums and contributions to the funded pension",
  steps: (figures, { inputs, trace }) => {
    const exemption = basicExemption(figures, inputs.grossIncome);
    trace.deducted("basic_exemption", exemption, "basic_exemption");
    const taxable = excess(netIncome(inputs), exemption);
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
