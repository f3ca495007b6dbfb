import {
  add,
  clamp,
  compare,
  divide,
  type Exact,
  exact,
  isZero,
  roundTo,
  smaller,
  sum,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { fixed, levy, type Share, upTo, within } from "../../engine/contributions/shares.ts";
import { data, type PhContributions } from "./contribution-figures.ts";
import { ph } from "./rules.ts";

/**
 * The monthly salary credit: the pay rounded to the nearest multiple of the step (a half is rounded
 * up), within the limits of the table.
 */
function salaryCredit({ least, most, step }: PhContributions["sss"], pay: Exact): Exact {
  return clamp(roundTo(pay, exact(step), "half_up"), exact(least), exact(most));
}

function socialSecurity({ sss, ec }: PhContributions, pay: Exact): { sss: Share; ec: Share } {
  const credit = salaryCredit(sss, pay);
  const isHigh = compare(credit, exact(ec.from)) >= 0;
  const isCapped = compare(pay, exact(sss.most)) > 0;
  return {
    sss: levy({ amount: credit, isCapped }, sss, toCent),
    ec: fixed({ employer: exact(isHigh ? ec.above : ec.below) }, credit),
  };
}

/**
 * RA 11199 (SSS), RA 11223 (PhilHealth) and RA 9679 (Pag-IBIG) apply to twelve months of basic pay.
 * Nothing is due on the 13th month.
 */
function person({ each }: PersonContext<PhContributions>) {
  return each({ period: "month", extras: [12] }, ({ figures, pay, isExtra }) => {
    if (isExtra || isZero(pay)) return {};
    const { philhealth, pagibig } = figures;
    const health = { employee: philhealth.rate, employer: philhealth.rate };
    const isLow = compare(pay, exact(pagibig.low_to)) <= 0;
    return {
      ...socialSecurity(figures, pay),
      philhealth: levy(within(pay, philhealth.least, philhealth.most), health, toCent),
      pagibig: levy(
        upTo(pay, pagibig.most),
        { employee: isLow ? pagibig.low_rate : pagibig.rate, employer: pagibig.rate },
        toCent,
      ),
    };
  });
}

/** Philippines: a private-sector employee. */
export const phPay: PayJurisdiction = definePay(
  ph,
  defineContributions({
    data,
    contributions: {
      sss: "Social security (SSS, with MPF)",
      ec: "Employees' compensation (EC)",
      philhealth: "Health insurance (PhilHealth)",
      pagibig: "Home development fund (Pag-IBIG)",
    },
    salaries: [12, 13],
    person,
    // NIRC section 32(B)(7)(e) and (f): contributions, and the 13th month up to a limit, do not
    // count as income.
    deductible(paid, { wages, salaries, figures }) {
      const limit = exact(figures.thirteenth_exemption);
      const thirteenth =
        salaries === 13
          ? sum(wages.map((gross) => smaller(divide(gross, exact(13)), limit)))
          : zero;
      return sum([
        paid.sss.employee,
        paid.philhealth.employee,
        add(paid.pagibig.employee, thirteenth),
      ]);
    },
  }),
);
