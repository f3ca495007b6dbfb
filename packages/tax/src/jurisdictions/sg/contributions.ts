import {
  add,
  clamp,
  compare,
  type Exact,
  exact,
  excess,
  isZero,
  multiply,
  subtract,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption } from "../../engine/contributions/options.ts";
import { downToUnit, toCent, toUnit } from "../../engine/contributions/rounding.ts";
import { noShare, type Share, upTo } from "../../engine/contributions/shares.ts";
import { data, type SgContributions } from "./contribution-figures.ts";
import { sg } from "./rules.ts";

const options = {
  nationality: wordOption(
    "citizen_pr is a citizen, or a permanent resident from the third year; a foreigner pays nothing to the Central Provident Fund.",
    ["citizen_pr", "foreigner"],
    "citizen_pr",
  ),
};

type Context = PersonContext<SgContributions, typeof options>;

/**
 * Central Provident Fund Act 1953, First Schedule. The total is rounded to the nearest dollar, and
 * the cents of the employee's share are dropped; the employer pays the rest.
 */
function providentFund(
  { ceiling, ages, low_wage: low }: SgContributions["cpf"],
  pay: Exact,
  age: number | undefined,
): Share {
  const rates = ages.find(({ to }) => to === null || (age ?? 0) <= to);
  if (rates === undefined || compare(pay, exact(low.none_to)) <= 0) return noShare;
  const { amount, isCapped } = upTo(pay, ceiling);
  const isPhased = compare(pay, exact(low.phased_to)) <= 0;
  const own = isPhased
    ? multiply(
        excess(amount, exact(low.employer_to)),
        multiply(exact(low.phase), exact(rates.employee)),
      )
    : multiply(amount, exact(rates.employee));
  const total = toUnit(add(multiply(amount, exact(rates.employer)), own));
  const employee = downToUnit(own);
  return { employee, employer: subtract(total, employee), base: amount, isCapped };
}

/**
 * Skills Development Levy Act 1979: a rate with a minimum and a maximum for each employee
 * and month.
 */
function trainingLevy({ rate, least, most }: SgContributions["sdl"], pay: Exact): Share {
  if (isZero(pay)) return noShare;
  const levied = toCent(multiply(pay, exact(rate)));
  const isCapped = compare(levied, exact(most)) > 0;
  return { ...noShare, employer: clamp(levied, exact(least), exact(most)), base: pay, isCapped };
}

function person({ each, age, options }: Context) {
  return each("month", ({ figures, pay }) => ({
    cpf: options.nationality === "foreigner" ? noShare : providentFund(figures.cpf, pay, age),
    sdl: trainingLevy(figures.sdl, pay),
  }));
}

/** Singapore: a private-sector employee with twelve equal months of ordinary wages. */
export const sgPay: PayJurisdiction = definePay(
  sg,
  defineContributions({
    data,
    contributions: {
      cpf: "Central Provident Fund",
      sdl: "Skills Development Levy",
    },
    options,
    inputs: ["age"],
    person,
    // Income Tax Act 1947, section 39(2)(g): compulsory contributions are deductible in full.
    deductible: (paid) => paid.cpf.employee,
  }),
);
