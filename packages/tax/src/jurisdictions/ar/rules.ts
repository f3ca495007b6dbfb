import { add, divide, exact, excess } from "../../engine/amounts.ts";
import { defineCountry } from "../../engine/define-country.ts";
import { progressiveTax } from "../../engine/formulas/schedule.ts";
import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { isEmployee, netIncome } from "../../engine/net-income.ts";
import { data } from "./figures.ts";

/**
 * Argentina. Employees deduct both personal amounts, plus one twelfth of them. Contributions are
 * passed in `deductions`.
 */
export const ar: Jurisdiction = defineCountry({
  data,
  inputs: ["basis"],
  claimedContributions: "employee social contributions",
  steps: (figures, { inputs, trace }) => {
    let taxable = netIncome(inputs);
    if (isEmployee(inputs)) {
      const personal = add(exact(figures.non_taxable), exact(figures.special_employee));
      trace.deducted("non_taxable", exact(figures.non_taxable), "non_taxable");
      trace.deducted("special_employee", exact(figures.special_employee), "special_employee");
      taxable = excess(taxable, add(personal, divide(personal, exact(12))));
    }
    const taxDue = progressiveTax(taxable, figures.brackets, trace, "brackets");
    return { taxDue, components: { taxable_income: taxable, income_tax: taxDue } };
  },
});
