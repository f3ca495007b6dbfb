import { add, type Exact, exact, excess, multiply, smaller } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, wordOption } from "../../engine/contributions/options.ts";
import { toCent, toUnit } from "../../engine/contributions/rounding.ts";
import {
  above,
  levy,
  noShare,
  type Share,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { data, type NoContributions } from "./contribution-figures.ts";
import { no } from "./rules.ts";

const options = {
  zone: wordOption(
    "Zone of the firm, which decides the employer's contribution.",
    ["I", "Ia", "II", "III", "IV", "IVa", "V"],
    "I",
  ),
  otp: flagOption("Whether the minimum of the occupational pension (OTP) is calculated.", false),
};

type Context = PersonContext<NoContributions, typeof options>;

/**
 * National Insurance Act s 23-3: nothing up to the limit, and at most a quarter of the pay
 * above it.
 */
function employee({ trygdeavgift: rule }: NoContributions, pay: Exact, age = 40): Share {
  const rate = age < 17 || age > 69 ? rule.low_rate : rule.rate;
  const most = multiply(excess(pay, exact(rule.limit)), exact(rule.taper));
  return {
    ...noShare,
    employee: toUnit(smaller(multiply(pay, exact(rate)), most)),
    base: pay,
  };
}

/** Act on mandatory occupational pension: at least 2 % of pay up to 12 basic amounts. */
function pension({ figures, options, gross, year, refuse }: Context): Share {
  if (!options.otp) return noShare;
  const rule = figures.otp;
  if (rule === undefined) {
    return refuse(
      "unsupported_input",
      "options",
      `Norway: the limit of the occupational pension of ${year.label} is not loaded. Leave out options.otp.`,
    );
  }
  return levy(upTo(gross, rule.upper), { employer: rule.rate }, toCent);
}

function person(context: Context) {
  const { each, options, age } = context;
  const otp = pension(context);
  return each("year", ({ figures, pay }) => {
    const extra = figures.arbeidsgiveravgift_extra;
    // The employer's contribution is also due on the employer's pension payments.
    const base = wholePay(add(pay, otp.employer));
    return {
      trygdeavgift: employee(figures, pay, age),
      arbeidsgiveravgift: levy(
        base,
        { employer: figures.arbeidsgiveravgift[options.zone] },
        toCent,
      ),
      arbeidsgiveravgift_extra:
        extra === undefined
          ? noShare
          : levy(above(pay, extra.over), { employer: extra.rate }, toCent),
      otp,
    };
  });
}

/**
 * Norway: national insurance of an employee of a private firm. It does not reduce the income tax.
 */
export const noPay: PayJurisdiction = definePay(
  no,
  defineContributions({
    data,
    contributions: {
      trygdeavgift: "National insurance, employee (trygdeavgift)",
      arbeidsgiveravgift: "National insurance, employer (arbeidsgiveravgift)",
      arbeidsgiveravgift_extra: "Extra employer's contribution on high pay",
      otp: "Occupational pension, minimum (OTP)",
    },
    options,
    inputs: ["age"],
    person,
  }),
);
