import {
  add,
  clamp,
  compare,
  type Exact,
  exact,
  excess,
  larger,
  multiply,
  one,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type Paid,
  type PersonContext,
  type ReturnContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import {
  flagOption,
  rateOption,
  wordOption,
  yearRateOption,
} from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import {
  above,
  employeeTotal,
  levy,
  noShare,
  type Share,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { type ChContributions, data } from "./contribution-figures.ts";
import { ch } from "./rules.ts";

const options = {
  bvg: wordOption(
    "minimum is the statutory pension fund by age; none leaves the pension fund out.",
    ["minimum", "none"],
    "minimum",
  ),
  pension_rate: yearRateOption(
    "Contribution of both sides to the real pension plan, as a part of the coordinated salary. Default: the statutory credit for the age.",
  ),
  bvg_employee_share: rateOption("Part of that contribution that the employee pays.", 0.5),
  nbu_rate: rateOption("Premium for accidents outside work, which the employee pays.", 0),
  accident_rate: rateOption("Premium for work accidents, by class of business.", 0),
  fak_rate: rateOption("Rate of the family compensation fund, by canton and fund.", 0),
  admin_rate: rateOption(
    "Administrative costs of the compensation fund, as a part of the contributions to AHV, IV and EO.",
    0,
  ),
  canton: wordOption(
    "VS adds what employees in Valais pay to family allowances.",
    ["none", "VS"],
    "none",
  ),
  professional_costs: flagOption(
    "Whether the lump sum for professional costs is deducted from the income for the federal tax.",
    false,
  ),
};

const usualAge = 30;

type Return = ReturnContext<ChContributions, typeof options>;

/**
 * The amounts that depend only on age: whether the person is insured, and the amount that is exempt
 * from AHV.
 */
function first(figures: ChContributions, gross: Exact, age: number) {
  const { ahv_iv_eo: rule, alv } = figures;
  if (age < rule.from_age) return { ahv_iv_eo: noShare, alv: noShare };
  if (age > rule.reference_age) {
    return { ahv_iv_eo: levy(above(gross, rule.free_after), rule, toCent), alv: noShare };
  }
  return {
    ahv_iv_eo: levy(wholePay(gross), rule, toCent),
    alv: levy(upTo(gross, alv.ceiling), alv, toCent),
  };
}

/**
 * BVG article 8: the coordinated salary; articles 16 and 66: the savings credit for the age, of
 * which the employer pays at least half.
 */
function pensionFund(figures: ChContributions, gross: Exact, age: number, context: Return): Share {
  const { options } = context;
  const { entry, upper, coordination, minimum } = figures.bvg;
  const credit = figures.bvg_credits.findLast(({ from_age }) => from_age <= age);
  const isInsured =
    credit !== undefined &&
    age <= figures.ahv_iv_eo.reference_age &&
    compare(gross, exact(entry)) > 0;
  if (!isInsured || options.bvg === "none") return noShare;
  const { amount, isCapped } = upTo(gross, upper);
  const base = larger(excess(amount, exact(coordination)), exact(minimum));
  const rate = options.pension_rate ?? exact(credit.rate);
  const share = options.bvg_employee_share;
  const rates = {
    employee: multiply(rate, share),
    employer: multiply(rate, subtract(one, share)),
  };
  return levy({ amount: base, isCapped }, rates, toCent);
}

/** The shares of one person and of the employer in a year. */
function shares(figures: ChContributions, gross: Exact, age: number, context: Return) {
  const { nbu_rate, accident_rate, fak_rate, admin_rate, canton } = context.options;
  const insured = upTo(gross, figures.alv.ceiling);
  const { ahv_iv_eo, alv } = first(figures, gross, age);
  const both = { amount: add(ahv_iv_eo.employee, ahv_iv_eo.employer), isCapped: false };
  const family = canton === "VS" ? figures.valais_family : 0;
  return {
    ahv_iv_eo,
    alv,
    nbu: levy(insured, { employee: nbu_rate }, toCent),
    bu: levy(insured, { employer: accident_rate }, toCent),
    bvg: pensionFund(figures, gross, age, context),
    fak: levy(wholePay(gross), { employee: family, employer: fak_rate }, toCent),
    admin: levy(both, { employer: admin_rate }, toCent),
  };
}

function person(context: PersonContext<ChContributions, typeof options>) {
  const { each, age, assume } = context;
  if (age === undefined) {
    assume(
      `Switzerland: no age was sent, so the pension fund is calculated for the age of ${usualAge}.`,
    );
  }
  return each("year", ({ figures, pay }) => shares(figures, pay, age ?? usualAge, context));
}

/**
 * Berufskostenverordnung, article 7: the lump sum for professional costs, from the net salary of
 * each earner.
 */
function professionalCosts(context: Return): Exact {
  const { figures, wages, inputs } = context;
  const { rate, min, max } = figures.professional_costs;
  return sum(
    wages.map((gross, index) => {
      const age = (index === 0 ? inputs.age : inputs.spouseAge) ?? usualAge;
      const net = excess(gross, employeeTotal(shares(figures, gross, age, context)));
      const costs = clamp(multiply(net, exact(rate)), exact(min), exact(max));
      return compare(costs, net) > 0 ? net : costs;
    }),
  );
}

/** Switzerland: the first and the second pillar, and the direct federal tax. */
export const chPay: PayJurisdiction = {
  ...definePay(
    ch,
    defineContributions({
      data,
      contributions: {
        ahv_iv_eo: "Old-age, disability and income compensation insurance (AHV/IV/EO)",
        alv: "Unemployment insurance (ALV)",
        nbu: "Insurance of accidents outside work (NBU)",
        bu: "Work accident insurance (BU)",
        bvg: "Pension fund, statutory minimum (BVG)",
        fak: "Family allowances (FAK)",
        admin: "Administrative costs of the compensation fund",
      },
      figureOf: { fak: "valais_family" },
      options,
      inputs: ["age", "spouse_age"],
      salaries: [12, 13],
      person,
      // DBG article 33 (1) d and f.
      deductible: (paid: Paid<string>, context: Return) =>
        add(
          employeeTotal(paid),
          context.options.professional_costs ? professionalCosts(context) : zero,
        ),
    }),
  ),
  note: "Switzerland: cantonal and communal taxes are not loaded; net_income is before them.",
};
