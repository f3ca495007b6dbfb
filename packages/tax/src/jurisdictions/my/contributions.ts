import {
  add,
  compare,
  type Exact,
  exact,
  isZero,
  multiply,
  roundTo,
  smaller,
  subtract,
  zero,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { flagOption, wordOption } from "../../engine/contributions/options.ts";
import { rounding, toCent, upToUnit } from "../../engine/contributions/rounding.ts";
import {
  fixed,
  levy,
  noShare,
  type Share,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { data, type MyContributions } from "./contribution-figures.ts";
import { my } from "./rules.ts";

const options = {
  nationality: wordOption(
    "citizen is a citizen or a permanent resident; the rules for a foreigner with a work pass differ in every contribution.",
    ["citizen", "foreigner"],
    "citizen",
  ),
  hrd_levy: flagOption(
    "Whether the employer pays the levy of HRD Corp. It does if it has ten or more Malaysian employees in a covered industry.",
    false,
  ),
};

type Context = PersonContext<MyContributions, typeof options>;

/** The amounts in the schedules of Acts 4 and 800 end in 0 or 5 sen. */
const toFiveSen = /* @__PURE__ */ rounding(0.05, "half_even");

/**
 * EPF Act 1991, Third Schedule: wages are raised to the top of their band, and each share is
 * rounded up to a ringgit.
 */
function providentFund({ epf }: MyContributions, pay: Exact, isSenior: boolean): Share {
  if (compare(pay, exact(epf.none_to)) <= 0) return noShare;
  const band = epf.bands.find(({ to }) => compare(pay, exact(to)) <= 0);
  const wage = band === undefined ? pay : roundTo(pay, exact(band.width), "ceil");
  const isLow = compare(pay, exact(epf.employer_to.wage)) <= 0;
  const usual = {
    employee: epf.employee,
    employer: isLow ? epf.employer_to.rate : epf.employer_above,
  };
  return levy(wholePay(wage), isSenior ? { employer: epf.senior_employer } : usual, upToUnit);
}

/** The contributions to SOCSO and EIS on a wage. */
interface Insured {
  readonly employee: Exact;
  /**
   * The employer's contribution for accidents at work. It is the only contribution of the
   * second category.
   */
  readonly injury: Exact;
  readonly employer: Exact;
  readonly eis: Exact;
  readonly base: Exact;
  readonly isCapped: boolean;
}

/**
 * Act 4, Third Schedule, and Act 800, Second Schedule: rows to 200, then rates on the middle of
 * each band of 100.
 */
function insured({ socso, eis, insured_wage }: MyContributions, pay: Exact): Insured {
  const { amount, isCapped } = upTo(pay, insured_wage);
  const row = socso.low.findIndex(({ to }) => compare(amount, exact(to)) <= 0);
  const low = socso.low[row];
  if (low !== undefined) {
    return {
      employee: exact(low.employee),
      injury: exact(low.injury),
      employer: exact(low.employer),
      eis: exact(eis.low[row] ?? 0),
      base: amount,
      isCapped,
    };
  }
  const middle = subtract(roundTo(amount, exact(100), "ceil"), exact(50));
  const employee = toCent(multiply(middle, exact(socso.invalidity_rate)));
  const injury = toFiveSen(multiply(middle, exact(socso.injury_rate)));
  return {
    employee,
    injury,
    employer: add(employee, injury),
    eis: toCent(multiply(middle, exact(eis.rate))),
    base: middle,
    isCapped,
  };
}

function socialInsurance(
  figures: MyContributions,
  pay: Exact,
  who: { readonly isForeign: boolean; readonly age: number | undefined },
) {
  const { socso, eis, lindung24 } = figures;
  const { employee, injury, employer, eis: unemployment, ...base } = insured(figures, pay);
  const age = who.age ?? eis.least_age;
  const isSecond = age >= socso.senior_age || (who.isForeign && !figures.socso_foreigner);
  const hasEis = !who.isForeign && age >= eis.least_age && age < eis.most_age;
  return {
    socso: isSecond
      ? { ...base, employee: zero, employer: injury }
      : { ...base, employee, employer },
    eis: hasEis ? { ...base, employee: unemployment, employer: unemployment } : noShare,
    // 0.75 % of the middle of the band: the difference between the contributions for accidents at
    // work and for invalidity.
    lindung24:
      lindung24 === 0 ? noShare : { ...base, employee: subtract(injury, employee), employer: zero },
  };
}

function person({ each, age, options }: Context) {
  const isForeign = options.nationality === "foreigner";
  return each("month", ({ figures, pay }) => {
    if (isZero(pay)) return {};
    const { epf, epf_foreigner: foreign, hrd } = figures;
    const isSenior = age !== undefined && age >= epf.senior_age;
    return {
      epf: isForeign
        ? levy(wholePay(pay), { employee: foreign, employer: foreign }, upToUnit)
        : providentFund(figures, pay, isSenior),
      ...socialInsurance(figures, pay, { isForeign, age }),
      hrd:
        options.hrd_levy && !isForeign ? levy(wholePay(pay), { employer: hrd }, toCent) : fixed({}),
    };
  });
}

/** Malaysia: a private-sector employee with twelve equal months of wages. */
export const myPay: PayJurisdiction = definePay(
  my,
  defineContributions({
    data,
    contributions: {
      epf: "Employees Provident Fund (EPF)",
      socso: "Social security (SOCSO, PERKESO)",
      eis: "Employment Insurance System (EIS)",
      lindung24: "Accidents outside work (LINDUNG 24 Jam)",
      hrd: "Levy of HRD Corp",
    },
    options,
    inputs: ["age"],
    person,
    // Income Tax Act 1967, sections 49(1)(a) and 46(1)(n): reliefs with a limit for each person.
    deductible: ({ epf, socso, eis }, { figures: { reliefs } }) =>
      add(
        smaller(epf.employee, exact(reliefs.epf)),
        smaller(add(socso.employee, eis.employee), exact(reliefs.socso)),
      ),
  }),
);
