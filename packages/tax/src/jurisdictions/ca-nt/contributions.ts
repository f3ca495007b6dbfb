import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, wholePay } from "../../engine/contributions/shares.ts";
import { caContributions } from "../ca/contributions.ts";
import { type CaNtContributions, data } from "./contribution-figures.ts";
import { caNt } from "./rules.ts";

/**
 * Payroll Tax Act: on all pay of people who work there, without an exemption or a ceiling. It does
 * not lower the income tax.
 */
function person({ each }: PersonContext<CaNtContributions>) {
  return each("year", ({ figures, pay }) => ({
    payroll_tax: levy(wholePay(pay), { employee: figures.payroll_tax }, toCent),
  }));
}

const own = defineContributions({
  data,
  contributions: { payroll_tax: "Payroll tax of employees" },
  person,
});

/**
 * Canada with Northwest Territories: its income tax, the federal contributions and the payroll tax.
 */
export const caNtPay: PayJurisdiction = {
  taxes: [caNt],
  contributions: [caContributions, own],
};
