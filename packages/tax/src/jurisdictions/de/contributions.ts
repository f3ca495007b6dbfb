import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  larger,
  multiply,
  one,
  ratio,
  roundTo,
  smaller,
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
import { type Base, levy, type Share, upTo, wholePay } from "../../engine/contributions/shares.ts";
import { type DeContributions, data } from "./contribution-figures.ts";
import { de } from "./rules.ts";

const options = {
  health_extra_rate: yearRateOption(
    "Supplement of the health fund, of which each side pays half. Default: the official average of the year.",
  ),
  has_children: flagOption(
    "Whether the employee has or had children. The supplement of people without children to care insurance is then not due. Dependents have the same effect.",
    false,
  ),
  saxony: flagOption(
    "Whether the work is in Saxony, where employees pay more to care insurance.",
    false,
  ),
  tax_basis: wordOption(
    "assessment deducts contributions as the annual assessment does; withholding as wage tax does (classes I, II, III and IV).",
    ["assessment", "withholding"],
    "assessment",
  ),
  u1_rate: rateOption(
    "Rate of the levy for sick pay (U1), which employers with up to 30 employees pay.",
    0,
  ),
  u2_rate: rateOption("Rate of the levy for maternity pay (U2), set by the health fund.", 0),
  accident_rate: rateOption("Rate of the statutory accident insurance, by trade.", 0),
};

type Context = PersonContext<DeContributions, typeof options>;
type Return = ReturnContext<DeContributions, typeof options>;

/** The bases of one month. In the transition zone that of the employee is smaller. */
interface Bases {
  readonly total: Exact;
  readonly employee: Exact;
}

/** SGB IV s 20 (2a). 0 for a mini-job: its employer pays flat contributions. */
function basesOf({ midijob: { from, to, factor } }: DeContributions, pay: Exact): Bases {
  if (compare(pay, exact(from)) <= 0) return { total: zero, employee: zero };
  if (compare(pay, exact(to)) > 0) return { total: pay, employee: pay };
  const [low, high, share] = [exact(from), exact(to), exact(factor)];
  const width = subtract(high, low);
  const over = subtract(pay, low);
  const slope = subtract(divide(high, width), multiply(divide(low, width), share));
  return {
    total: add(multiply(share, low), multiply(slope, over)),
    employee: multiply(divide(high, width), over),
  };
}

/** One branch. In the transition zone the employer pays the total less the employee's share. */
function branch(bases: Bases, ceiling: number, rates: { employee: Exact; employer: Exact }): Share {
  const base: Base = upTo(bases.total, ceiling);
  if (bases.total === bases.employee) return levy(base, rates, toCent);
  const employee = toCent(multiply(bases.employee, rates.employee));
  const total = toCent(multiply(bases.total, add(rates.employee, rates.employer)));
  return { employee, employer: subtract(total, employee), base: base.amount, isCapped: false };
}

/** SGB XI s 55 (3): the childless from 23 pay more, parents of several children below 25 less. */
function careRates(
  { care }: DeContributions,
  { inputs, options, age }: Pick<Context, "inputs" | "options" | "age">,
) {
  const { dependents, dependentAges } = inputs;
  const isChildless = dependents === 0 && !options.has_children;
  const grown = dependentAges.filter((each) => each >= care.child_below).length;
  const isAged = age === undefined || age >= care.childless_from_age;
  const shift = options.saxony ? exact(care.saxony) : zero;
  return {
    employee: add(exact(care.employee), shift),
    employer: subtract(exact(care.employer), shift),
    childless: isChildless && isAged ? exact(care.childless) : zero,
    fewer: multiply(exact(care.per_child), exact(Math.max(0, Math.min(dependents - grown, 5) - 1))),
  };
}

/**
 * Care insurance. The supplement and the reduction for children affect only the employee. In the
 * transition zone the supplement is a share of the base of the total, and the reduction a share of
 * the employee's base.
 */
function careShare(figures: DeContributions, bases: Bases, context: Context): Share {
  const { health } = figures.ceilings;
  const { childless, fewer, ...rates } = careRates(figures, context);
  const limit = exact(health);
  if (bases.total === bases.employee) {
    const employee = subtract(add(rates.employee, childless), fewer);
    return levy(upTo(bases.total, health), { ...rates, employee }, toCent);
  }
  const share = branch(bases, health, rates);
  const more = toCent(multiply(smaller(bases.total, limit), childless));
  const less = toCent(multiply(smaller(bases.employee, limit), fewer));
  return { ...share, employee: subtract(add(share.employee, more), less) };
}

function extraRate({ health_extra }: DeContributions, { options }: Return): Exact {
  return divide(options.health_extra_rate ?? exact(health_extra), exact(2));
}

function person(context: Context) {
  const { each, options, figures: first, gross, assume } = context;
  const month = divide(gross, exact(12));
  if (compare(month, zero) > 0 && compare(month, exact(first.midijob.from)) <= 0) {
    assume(
      `Germany: pay of up to ${first.midijob.from} a month is a mini-job; the flat contributions of its employer are not calculated.`,
    );
  }
  return each("month", ({ figures, pay }) => {
    const bases = basesOf(figures, pay);
    const { pension, health } = figures.ceilings;
    const extra = extraRate(figures, context);
    const both = ({ employee, employer }: DeContributions["pension"]) => ({
      employee: exact(employee),
      employer: exact(employer),
    });
    const levied = (rate: number | Exact) => levy(upTo(pay, pension), { employer: rate }, toCent);
    return {
      pension: branch(bases, pension, both(figures.pension)),
      unemployment: branch(bases, pension, both(figures.unemployment)),
      health: branch(bases, health, both(figures.health)),
      health_extra: branch(bases, health, { employee: extra, employer: extra }),
      care: careShare(figures, bases, context),
      insolvency: levied(figures.insolvency),
      u1: levied(options.u1_rate),
      u2: levied(options.u2_rate),
      accident: levy(wholePay(pay), { employer: options.accident_rate }, toCent),
    };
  });
}

type Ids =
  | "pension"
  | "unemployment"
  | "health"
  | "health_extra"
  | "care"
  | "insolvency"
  | "u1"
  | "u2"
  | "accident";

/**
 * EStG s 10 (1) no. 2, no. 3 and (4): pension insurance in full; health insurance less 4 % and care
 * insurance, or all insurance within the limit.
 */
function assessed(paid: Paid<Ids>, { figures, wages }: Return): Exact {
  const { health_part, other_limit } = figures.deductible;
  const health = add(paid.health.employee, paid.health_extra.employee);
  const basic = add(multiply(health, exact(health_part)), paid.care.employee);
  const all = sum([health, paid.care.employee, paid.unemployment.employee]);
  const limit = multiply(exact(other_limit), exact(wages.length));
  return upToEuro(add(paid.pension.employee, larger(basic, smaller(all, limit))));
}

/** EStG s 39b (2) sentence 5 no. 3: the Vorsorgepauschale, from annual amounts cut to the cent. */
function withheld(paid: Paid<Ids>, context: Return): Exact {
  const { figures, inputs, wages, status, assume } = context;
  const { ceilings, deductible, pension, unemployment } = figures;
  const [gross = zero] = wages;
  if (wages.length > 1) {
    assume(
      "Germany: for two earners, contributions are deducted as in the assessment, also with tax_basis withholding.",
    );
    return assessed(paid, context);
  }
  const ofYear = (ceiling: number): Exact => upTo(gross, ceiling * 12).amount;
  const cut = (amount: Exact): Exact => roundTo(amount, ratio(1, 100), "floor");
  const base = ofYear(ceilings.pension);
  const forPension = cut(multiply(base, exact(pension.employee)));
  const care = careRates(figures, { ...context, age: inputs.age });
  const careRate = subtract(add(care.employee, care.childless), care.fewer);
  const rate = sum([exact(deductible.reduced_health), extraRate(figures, context), careRate]);
  const forHealth = cut(multiply(ofYear(ceilings.health), rate));
  const isThree = status === "married_joint";
  const limit = exact(deductible.other_limit);
  const least =
    deductible.least_rate === null
      ? smaller(limit, add(forHealth, cut(multiply(base, exact(unemployment.employee)))))
      : smaller(multiply(base, exact(deductible.least_rate)), isThree ? exact(3000) : limit);
  return larger(upToEuro(add(forPension, forHealth)), upToEuro(add(forPension, least)));
}

function upToEuro(amount: Exact): Exact {
  return roundTo(amount, one, "ceil");
}

/** Germany: an employee who is insured in all branches of social insurance. */
export const dePay: PayJurisdiction = definePay(
  de,
  defineContributions({
    data,
    contributions: {
      pension: "Pension insurance (Rentenversicherung)",
      unemployment: "Unemployment insurance (Arbeitslosenversicherung)",
      health: "Health insurance (Krankenversicherung)",
      health_extra: "Supplement to health insurance (Zusatzbeitrag)",
      care: "Long-term care insurance (Pflegeversicherung)",
      insolvency: "Insolvency levy (U3)",
      u1: "Levy for sick pay (U1)",
      u2: "Levy for maternity pay (U2)",
      accident: "Statutory accident insurance",
    },
    options,
    inputs: ["age", "spouse_age", "dependents", "dependent_ages"],
    salaries: [12, 13, 14],
    // A rounded contribution of each month can lift what is deducted by a euro. The tax of whole
    // euros then falls by one, on a joint return by two, and solidarity surcharge and church tax
    // with it.
    coarseness: 3,
    person,
    deductible: (paid, context) =>
      context.options.tax_basis === "withholding"
        ? withheld(paid, context)
        : assessed(paid, context),
  }),
);
