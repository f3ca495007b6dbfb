import { add, type Exact, exact, multiply, subtract } from "../../engine/amounts.ts";
import {
  defineContributions,
  type Paid,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { yearRateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, wholePay } from "../../engine/contributions/shares.ts";
import { figuresOf } from "../../engine/figures.ts";
import { data, type FiContributions } from "./contribution-figures.ts";
import { data as taxData } from "./figures.ts";
import { fi } from "./rules.ts";

const options = {
  tyel_employer_rate: yearRateOption(
    "The employer's rate of pension insurance, by insurer and size. Default: the average.",
  ),
  accident_rate: yearRateOption("Rate of work accident insurance, by risk. Default: the average."),
  group_life_rate: yearRateOption(
    "Rate of group life insurance, which collective agreements require. Default: the average.",
  ),
};

type Context = PersonContext<FiContributions, typeof options>;
type Ids = "tyel" | "unemployment" | "employer_health" | "accident" | "group_life";

/** The age that is used if the request has none. Every insurance is due at this age. */
const usualAge = 40;

function person({ each, options, age = usualAge }: Context) {
  return each("month", ({ figures, pay }) => {
    const all = wholePay(pay);
    const own = figures.tyel.employee.findLast(({ from_age }) => age >= from_age)?.rate ?? 0;
    const tyel = {
      employee: own,
      employer: own === 0 ? 0 : (options.tyel_employer_rate ?? figures.tyel.employer),
    };
    const isInsured = age >= 18 && age <= 64;
    return {
      tyel: levy(all, tyel, toCent),
      unemployment: isInsured ? levy(all, figures.unemployment, toCent) : noShare,
      employer_health:
        age >= 16 && age <= 67 ? levy(all, { employer: figures.employer_health }, toCent) : noShare,
      accident: levy(all, { employer: options.accident_rate ?? figures.accident }, toCent),
      group_life: levy(all, { employer: options.group_life_rate ?? figures.group_life }, toCent),
    };
  });
}

/**
 * The rules of the income tax deduct pension and unemployment insurance of people aged 17 to 52,
 * calculated on the pay of the year. This is the difference between the contributions paid and that
 * deduction. It can be negative.
 */
function beyondTheRules(paid: Paid<Ids>, { year, wages }: ReturnContext<FiContributions>): Exact {
  const [gross = exact(0)] = wages;
  const { pension_rate, unemployment_rate } = figuresOf(taxData, year).values;
  const deducted = add(
    toCent(multiply(gross, exact(pension_rate))),
    toCent(multiply(gross, exact(unemployment_rate))),
  );
  return subtract(add(paid.tyel.employee, paid.unemployment.employee), deducted);
}

/** Finland: an employee of a private firm under the Employees Pensions Act. */
export const fiPay: PayJurisdiction = definePay(
  fi,
  defineContributions({
    data,
    contributions: {
      tyel: "Pension insurance (TyEL)",
      unemployment: "Unemployment insurance (työttömyysvakuutus)",
      employer_health: "Health insurance, employer (työnantajan sairausvakuutusmaksu)",
      accident: "Work accident insurance (työtapaturmavakuutus)",
      group_life: "Group life insurance (ryhmähenkivakuutus)",
    },
    options,
    inputs: ["age"],
    person,
    // Income Tax Act s 96: pension and unemployment insurance are deductible in full.
    incomeTax: (taxOn, inputs, paid, context) =>
      taxOn({ ...inputs, deductions: add(inputs.deductions, beyondTheRules(paid, context)) }),
  }),
);
