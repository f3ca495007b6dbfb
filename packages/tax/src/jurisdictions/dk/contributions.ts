import { add, type Exact, exact, excess, isZero, subtract, zero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { countOption, flagOption, yearAmountOption } from "../../engine/contributions/options.ts";
import { fixed, noShare, type Share } from "../../engine/contributions/shares.ts";
import { figuresOf } from "../../engine/figures.ts";
import { type DkContributions, data } from "./contribution-figures.ts";
import { data as taxData } from "./figures.ts";
import { dk, jobDeductions } from "./rules.ts";

const options = {
  hours_month: countOption("Hours of work a month, which decide the ATP.", [0, 744], 160),
  employer_funds: flagOption(
    "Whether the employer pays AUB, Barsel.dk, FIB and AES for this employee.",
    true,
  ),
  aes_amount: yearAmountOption(
    "The employer's premium of a year to AES by industry, 284 to 2,911. Default: 457, the premium of finance and business services.",
  ),
};

type Context = PersonContext<DkContributions, typeof options>;

/** The monthly amounts depend only on the hours worked (ATP Act s 15). */
function atp({ atp: bands }: DkContributions, hours: number): Share {
  const band = bands.findLast(({ from_hours }) => hours >= from_hours);
  return fixed({ employee: exact(band?.employee ?? 0), employer: exact(band?.employer ?? 0) });
}

/** A levy of a fixed amount; 0 in a year for which no amount is loaded. */
function fund(amount: number | Exact | undefined): Share {
  if (amount === undefined) return noShare;
  return fixed({ employer: typeof amount === "number" ? exact(amount) : amount });
}

function person(context: Context) {
  const { each, options, gross, figures, assume, year } = context;
  if (isZero(gross)) return {};
  const hasFunds = options.employer_funds;
  if (hasFunds && figures.aub === undefined) {
    assume(
      `Denmark: the employer's levies of ${year.label} (AUB, Barsel.dk, FIB, AES) are not loaded; the cost of the employer lacks them.`,
    );
  }
  return {
    ...each("month", ({ figures }) => ({ atp: atp(figures, options.hours_month) })),
    ...(hasFunds
      ? each("quarter", ({ figures }) => ({
          aub: fund(figures.aub),
          barsel: fund(figures.barsel),
          fib: fund(figures.fib),
        }))
      : {}),
    aes: hasFunds ? fund(options.aes_amount ?? figures.aes) : noShare,
  };
}

/**
 * The increase of the deductions for work if they are calculated on the pay with the employer's ATP
 * instead of the pay without ATP (LL s 9 J, 9 K).
 */
function moreDeductions(
  { year }: ReturnContext<DkContributions>,
  gross: Exact,
  { employee, employer }: Share,
): Exact {
  const figures = figuresOf(taxData, year).values;
  const total = (income: Exact): Exact => {
    const [employment, job] = jobDeductions(figures, income);
    return add(employment, job);
  };
  return subtract(total(add(gross, employer)), total(excess(gross, employee)));
}

/** Denmark: a full-time employee of a private firm, without a pension beyond ATP. */
export const dkPay: PayJurisdiction = definePay(
  dk,
  defineContributions({
    data,
    contributions: {
      atp: "Supplementary labour market pension (ATP)",
      aub: "Training levy (AUB)",
      barsel: "Maternity fund (Barsel.dk)",
      fib: "Financing contribution (FIB)",
      aes: "Occupational disease cover (AES)",
    },
    options,
    person,
    // AMBL s 2 and 3: the labour market contribution is due on the pay less the employee's ATP,
    // which does not count as income. The deductions for work are calculated on the pay with the
    // employer's ATP.
    incomeTax: (taxOn, inputs, { atp: paid }, context) =>
      taxOn({
        ...inputs,
        grossIncome: excess(inputs.grossIncome, paid.employee),
        deductions: isZero(inputs.grossIncome)
          ? zero
          : add(inputs.deductions, moreDeductions(context, inputs.grossIncome, paid)),
      }),
  }),
);
