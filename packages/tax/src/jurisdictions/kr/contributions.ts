import { type Exact, exact, isPositive, roundTo, smaller } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { countOption, flagOption, rateOption } from "../../engine/contributions/options.ts";
import { downToTen } from "../../engine/contributions/rounding.ts";
import {
  employeeTotal,
  levy,
  noShare,
  type Share,
  wholePay,
  within,
} from "../../engine/contributions/shares.ts";
import { data, type KrContributions } from "./contribution-figures.ts";
import { kr } from "./rules.ts";

const options = {
  staff: countOption(
    "Number of employees of the firm, which decides the employer's rate for employment stabilisation.",
    [1, 1_000_000],
    10,
  ),
  priority_firm: flagOption(
    "Whether a firm of 150 to 999 employees is one with priority support, whose rate for employment stabilisation is lower.",
    false,
  ),
  accident_rate: rateOption(
    "Rate of the employer's industrial accident insurance, by industry.",
    0,
  ),
};

/**
 * The monthly base is rounded down to 1,000 won. Contributions are due from age 18 to 59 (National
 * Pension Act, art. 6 and 88).
 */
function pension(
  { national_pension: rates }: KrContributions,
  pay: Exact,
  age: number | undefined,
): Share {
  if (age !== undefined && (age < 18 || age > 59)) return noShare;
  const cut = roundTo(pay, exact(1000), "floor");
  return levy(within(cut, rates.lower, rates.upper), rates, downToTen);
}

function health({ health: rates }: KrContributions, pay: Exact): Share {
  const share = levy(wholePay(pay), rates, downToTen);
  const most = exact(rates.highest);
  const employee = smaller(share.employee, most);
  return {
    ...share,
    employee,
    employer: smaller(share.employer, most),
    isCapped: employee === most,
  };
}

/** Every monthly premium is rounded down to 10 won (Treasury Fund Management Act, art. 47). */
function person({
  each,
  age,
  gross,
  options: { staff, priority_firm, accident_rate },
}: PersonContext<KrContributions, typeof options>) {
  if (!isPositive(gross)) return {};
  return each("month", ({ figures, pay }) => {
    const premium = health(figures, pay);
    const care = { employee: figures.long_term_care };
    const { employee } = levy({ amount: premium.employee, isCapped: false }, care, downToTen);
    const row = figures.employment_stabilization.findLast((each) => staff >= each.staff);
    const rate = priority_firm ? row?.priority_rate : row?.rate;
    return {
      national_pension: pension(figures, pay, age),
      health: premium,
      long_term_care: {
        employee,
        employer: employee,
        base: premium.employee,
        isCapped: premium.isCapped,
      },
      employment: levy(wholePay(pay), figures.employment, downToTen),
      employment_stabilization: levy(wholePay(pay), { employer: rate ?? 0 }, downToTen),
      accident: levy(wholePay(pay), { employer: accident_rate }, downToTen),
    };
  });
}

/** South Korea: an employee who is insured at the place of work, without tax-free allowances. */
export const krPay: PayJurisdiction = {
  ...definePay(
    kr,
    defineContributions({
      data,
      contributions: {
        national_pension: "National pension (국민연금)",
        health: "National health insurance (건강보험)",
        long_term_care: "Long-term care insurance (장기요양보험)",
        employment: "Employment insurance, unemployment benefits (고용보험)",
        employment_stabilization:
          "Employment stabilisation and vocational development (고용안정·직업능력개발)",
        accident: "Industrial accident insurance (산재보험)",
      },
      options,
      inputs: ["age"],
      person,
      // Income Tax Act article 51-3 (pension) and 52 (1) (the other premiums of employees):
      // in full.
      deductible: (paid) => employeeTotal(paid),
    }),
  ),
  note: "South Korea: income_tax includes the local income tax, a tenth of the national tax.",
};
