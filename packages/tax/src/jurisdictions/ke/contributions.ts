import { exact, isZero, larger } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { fixed, levy, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { data, type KeContributions } from "./contribution-figures.ts";
import { ke } from "./rules.ts";

/**
 * NSSF Act 2013, section 20 and third schedule: the limits change each February, and both tiers
 * have the same rate. Social Health Insurance Act 2023, section 27; Affordable Housing Act 2024,
 * section 4; Industrial Training (Training Levy) Order 2007.
 */
function person({ each }: PersonContext<KeContributions>) {
  return each("month", ({ figures: { nssf, shif, housing_levy, nita }, pay }) => {
    if (isZero(pay)) return {};
    const health = levy(wholePay(pay), { employee: shif.rate }, toCent);
    return {
      nssf: levy(upTo(pay, nssf.upper), { employee: nssf.rate, employer: nssf.rate }, toCent),
      shif: { ...health, employee: larger(health.employee, exact(shif.least)) },
      housing_levy: levy(wholePay(pay), { employee: housing_levy, employer: housing_levy }, toCent),
      nita: fixed({ employer: exact(nita) }),
    };
  });
}

/** Kenya: an employee with one employer and ordinary membership of the NSSF. */
export const kePay: PayJurisdiction = definePay(
  ke,
  defineContributions({
    data,
    contributions: {
      nssf: "National Social Security Fund, tiers I and II",
      shif: "Social Health Insurance Fund",
      housing_levy: "Affordable Housing Levy",
      nita: "Industrial training levy (NITA)",
    },
    person,
    // Income Tax Act, section 22A. The rules of the income tax already deduct health insurance and
    // the housing levy.
    deductible: (paid) => paid.nssf.employee,
  }),
);
