import { type Federal, federal, type Household } from "./federal.ts";
import { brackets, Figures, falling, type Row, table } from "./figures.ts";
import { Fraction } from "./fraction.ts";

/** A household with the amounts that most states start from. */
export interface Case extends Omit<Household, "children"> {
  readonly f: Figures;
  readonly fed: Federal;
  readonly agi: Fraction;
  readonly adults: number;
  readonly children: number;
  readonly ages: readonly number[];
  readonly people: number;
  readonly isJoint: boolean;
  readonly isHead: boolean;
}

const zero = Fraction.of(0);
const sum = (...parts: readonly (number | Fraction)[]) =>
  parts.reduce((total: Fraction, part) => total.plus(part), zero);

/** An employee's contributions to Social Security and Medicare. */
export function contributions(fed: Federal, wages: Fraction): Fraction {
  return wages
    .least(fed.figures.n("social_security_wage_base"))
    .times(0.062)
    .plus(wages.times(0.0145));
}

function flat({ f }: Case, base: Fraction): Fraction {
  return base.times(f.n("rate"));
}

/** The amount printed for the row, plus its rate on the income above its start. */
function chart(f: Figures, base: Fraction): Fraction {
  const row = f.rows("rates").findLast(({ over }) => base.isOver(over));
  if (row === undefined) return zero;
  return base
    .minus(row.over)
    .times(row.rate ?? 0)
    .plus(row.base ?? 0);
}

export function scale({ f }: Case, base: Fraction): Fraction {
  return brackets(base, f.rows("rates"));
}

function tier({ f, agi }: Case, name: string): Fraction {
  if (!f.has(`${name}_start`)) return zero;
  const over = agi.above(f.n(`${name}_start`));
  return over
    .steps(f.n(`${name}_step`), true)
    .times(f.n(`${name}_per_step`))
    .least(f.n(`${name}_max`));
}

function wisconsin({ f, agi, status }: Case): Fraction {
  const slide = (
    of: "single" | "married_joint" | "married_separate" | "head_of_household",
    name: string,
  ) => Fraction.of(f.of("standard_deduction", of) as number).above(brackets(agi, f.rows(name)));
  if (status === "single") return slide("single", "slide_single");
  if (status === "married_separate") return slide("married_separate", "slide_separate");
  if (status === "head_of_household" || status === "surviving_spouse")
    return slide("head_of_household", "slide_head").most(slide("single", "slide_single"));
  return slide("married_joint", "slide_joint");
}

/**
 * Act 2022-37: the federal tax of 2021, with the credits that the Code had before the Rescue Plan.
 */
function alabamaFederal(c: Case): Federal {
  const { f, fed, year } = c;
  if (year !== 2021) return fed;
  const earlier = fed.figures.replaced({
    child_credit: f.raw("child_credit"),
    earned_income_credit: f.raw("earned_income_credit"),
  });
  return federal({ ...c, children: c.ages }, earlier);
}

export function poverty({ f, people }: Case, most: number): Fraction {
  return Fraction.of(
    f.n("poverty_guideline") + f.n("poverty_guideline_further") * (Math.min(people, most) - 1),
  );
}

type Rules = Readonly<Record<string, (c: Case) => Fraction>>;

/**
 * The tax of every state in a few lines, written from the form and not from the library's modules.
 */
export const rules = {
  AL: (c) => {
    const { f, agi, fed, children } = c;
    const slid = falling(
      Fraction.of(f.n("standard_deduction")),
      agi,
      f.n("standard_deduction_start"),
      f.n("standard_deduction_step"),
      f.n("standard_deduction_per_step"),
      false,
    ).most(f.n("standard_deduction_floor"));
    const additional = agi.above(fed.figures.n("additional_medicare_threshold")).times(0.009);
    const deduction = slid.most(contributions(fed, agi).plus(additional));
    const dependents = table(agi, f.rows("dependent_exemption")).times(children);
    const deductible = alabamaFederal(c);
    const federalTax = deductible.due.above(deductible.refundable);
    return scale(c, agi.above(sum(deduction, federalTax, f.n("personal_exemption"), dependents)));
  },
  AR: ({ f, agi, status, people, adults, children }) => {
    const net = agi.above(f.n("standard_deduction"));
    const regular = net
      .times(table(net, f.rows("tariff_rates"), true))
      .above(table(net, f.rows("tariff_reductions"), true));
    const kind =
      status === "married_joint"
        ? "joint"
        : status === "head_of_household"
          ? "head"
          : status === "surviving_spouse"
            ? "surviving"
            : "single";
    const low = table(
      agi,
      f.rows(`low_income_${kind}${children >= 2 && kind !== "single" ? "_two" : ""}`),
      true,
    );
    const extra = ["head_of_household", "surviving_spouse"].includes(status) ? 1 : 0;
    // The worksheets read line 28. For the low income table that is the whole income.
    const credit = (name: string, line28: Fraction) =>
      f.has(name)
        ? falling(
            Fraction.of(f.n(name)),
            line28,
            f.n(`${name}_start`),
            f.n(`${name}_step`),
            f.n(`${name}_per_step`),
            true,
          )
        : zero;
    const due = (tax: Fraction, line28: Fraction) =>
      tax.above(
        credit("relief_credit", line28).plus(credit("additional_credit", line28).times(adults)),
      );
    const least =
      status === "married_separate" ? due(regular, net) : due(regular, net).least(due(low, agi));
    return least.above((people + extra) * f.n("personal_credit"));
  },
  AZ: (c) => {
    const { f, agi, children, people, status } = c;
    const tax = scale(c, agi.above(f.n("standard_deduction")));
    const whole = Fraction.of((f.rows("dependent_credit")[0]?.amount ?? 0) * children);
    const dependents = falling(
      whole,
      agi,
      f.n("dependent_credit_start"),
      f.n("dependent_credit_step"),
      whole.times(f.n("dependent_credit_loss_per_step")),
      true,
    );
    const isHead = status === "head_of_household" || status === "surviving_spouse";
    const limit =
      status === "single"
        ? f.n("family_credit_limit_single")
        : status === "married_separate"
          ? f.n("family_credit_limit_separate")
          : table(
              Fraction.of(children),
              f.rows(isHead ? "family_credit_limit_head" : "family_credit_limit_joint"),
              true,
            );
    const family = agi.isOver(limit)
      ? zero
      : Fraction.of(people * f.n("family_credit_per_person")).least(f.n("family_credit_cap"));
    return tax.above(dependents.plus(family));
  },
  CA: (c) => {
    const { f, agi, children } = c;
    const base = agi.above(f.n("standard_deduction"));
    const credit = (count: number, name: string) =>
      falling(
        Fraction.of(count * f.n(name)),
        agi,
        f.n("exemption_start"),
        f.n("exemption_step"),
        count * f.n("exemption_per_step"),
        true,
      );
    const credits = credit(f.n("exemption_count"), "exemption_credit").plus(
      credit(children, "dependent_credit"),
    );
    return scale(c, base).above(credits).plus(base.above(1_000_000).times(0.01));
  },
  CO: (c) => {
    const { f, agi, fed } = c;
    const counts =
      f.has("addback_start") &&
      f.raw("addback_itemized_only") !== true &&
      !Fraction.of(f.n("addback_start")).isOver(agi);
    return flat(c, fed.taxable.plus(counts ? fed.standard.above(f.n("addback_allowed")) : 0));
  },
  CT: (c) => {
    const { f, agi } = c;
    const exemption = falling(
      Fraction.of(f.n("personal_exemption")),
      agi,
      f.n("exemption_start"),
      f.n("exemption_step"),
      f.n("exemption_per_step"),
      true,
    );
    const tax = sum(
      scale(c, agi.above(exemption)),
      tier(c, "addback"),
      tier(c, "recapture_low"),
      tier(c, "recapture_middle"),
      tier(c, "recapture_high"),
    );
    return tax.times(Fraction.of(1).minus(table(agi, f.rows("credit_percentage"))));
  },
  DC: (c) =>
    scale(
      c,
      c.agi.above(c.f.has("standard_deduction") ? c.f.n("standard_deduction") : c.fed.standard),
    ),
  // 30 Del. C. 1117: 20 % of the federal credit is not paid out; since 2021 4.5 % is, if that is more.
  DE: (c) => {
    const tax = scale(c, c.agi.above(c.f.n("standard_deduction"))).above(110 * c.people);
    const earned = c.fed.earnedIncomeCredit;
    const lost = tax.least(earned.times(0.2));
    const isPaidOut = c.year >= 2021 && earned.times(0.045).isOver(lost);
    return isPaidOut ? tax : tax.minus(lost);
  },
  GA: (c) => {
    const { f, agi, children, people } = c;
    const personal = f.raw("personal_exemption_applies") === true ? f.n("personal_exemption") : 0;
    const base = agi.above(
      sum(f.n("standard_deduction"), personal, children * f.n("dependent_exemption")),
    );
    const small = c.ages.filter((age) => c.year >= 2026 && age < 6).length;
    return scale(c, base).above(
      table(agi, f.rows("low_income_credit"), true)
        .times(people)
        .plus(250 * small),
    );
  },
  // HRS 235-55.75 and 235-91.5: to 2022 the earned income credit is not paid out, and takes what the
  // food credit leaves.
  HI: (c) => {
    const tax = scale(c, c.agi.above(c.f.n("standard_deduction") + 1144 * c.people));
    if (c.year > 2022) return tax;
    const food = table(c.agi, c.f.rows("food_credit"), true).times(c.people);
    return tax.above(c.fed.earnedIncomeCredit.times(0.2).least(tax.above(food)));
  },
  IA: (c) => {
    const { f, agi, fed, status, adults, children, isHead } = c;
    const base =
      f.raw("follows_federal") === true
        ? fed.taxable
        : agi.above(fed.due.plus(f.n("standard_deduction")));
    const free = status === "single" ? f.n("no_tax_single") : f.n("no_tax_other");
    if (status !== "married_separate" && !agi.isOver(free)) return zero;
    const regular = scale(c, base);
    const isAlone = status === "single" || status === "married_separate";
    const tax = isAlone
      ? regular
      : regular.least(agi.above(f.n("alternate_exclusion")).times(f.n("alternate_rate")));
    const due = tax.above(40 * (adults + children + (isHead ? 1 : 0)));
    return status === "single" ? due.least(agi.minus(free)) : due;
  },
  ID: (c) => scale(c, c.agi.above(c.fed.standard)).above(c.children * c.f.n("child_credit")),
  IL: (c) =>
    flat(
      c,
      c.agi.above(c.agi.isOver(c.f.n("exemption_limit")) ? 0 : c.people * c.f.n("exemption")),
    ),
  IN: (c) => flat(c, c.agi.above(1000 * c.people + 1500 * c.children)),
  KS: (c) => {
    const { f, agi, people, children, status } = c;
    const isHead = status === "head_of_household" || status === "surviving_spouse";
    const exemptions =
      f.raw("exemption_by_status") === true
        ? f.n("exemption") +
          children * f.n("dependent_exemption") +
          (isHead ? f.n("head_exemption") : 0)
        : (people + (isHead ? 1 : 0)) * f.n("exemption_per_person");
    const base = agi.above(f.n("standard_deduction") + exemptions);
    const isFamily = c.year <= 2024 && children > 0 && !agi.isOver(30_615);
    if (!agi.isOver(f.n("zero_tax_agi")) || !base.isOver(f.n("zero_tax_income"))) return zero;
    const tax = scale(c, base);
    // The food credit takes what the earned income credit leaves.
    const earned = c.fed.earnedIncomeCredit.times(f.n("earned_income_match"));
    return tax.above(Fraction.of(isFamily ? 125 * people : 0).least(tax.above(earned)));
  },
  KY: (c) => {
    const tax = flat(c, c.agi.above(c.f.n("standard_deduction")));
    const share = table(c.agi.over(poverty(c, 4)), c.f.rows("family_size_credit"));
    return tax.times(Fraction.of(1).minus(share));
  },
  LA: (c) => {
    const { f, agi, fed, children } = c;
    if (f.raw("flat") === true) return scale(c, agi.above(f.n("standard_deduction")));
    const base = agi.above(f.raw("federal_tax_deductible") === true ? fed.due : 0);
    const exempt = Fraction.of(f.n("personal_exemption") + children * f.n("dependent_exemption"));
    return scale(c, base).above(scale(c, exempt.least(base)));
  },
  MA: (c) => {
    const { f, agi, fed, children } = c;
    const exemption = f.n("personal_exemption") + 1000 * children;
    const base = agi.above(contributions(fed, agi).least(2000).plus(exemption));
    const tax = flat(c, base).plus(brackets(base, f.rows("surtax")));
    if (f.n("no_tax_base") === 0) return tax;
    const limit =
      f.raw("no_tax_adds_exemption") === true ? f.n("no_tax_base") + exemption : f.n("no_tax_base");
    if (!agi.isOver(limit)) return zero;
    return agi.isOver(Fraction.of(limit).times(1.75))
      ? tax
      : tax.least(agi.minus(limit).times(0.1));
  },
  MD: (c) => {
    const { f, agi, people } = c;
    const standard = f.has("standard_flat")
      ? Fraction.of(f.n("standard_flat"))
      : agi.times(0.15).most(f.n("standard_min")).least(f.n("standard_max"));
    const tax = scale(c, agi.above(standard.plus(table(agi, f.rows("exemption")).times(people))));
    return agi.isOver(poverty(c, 99)) ? tax : tax.above(agi.times(0.05));
  },
  ME: (c) => {
    const { f, agi, adults, children, year } = c;
    const fade = (amount: number, name: string) =>
      Fraction.of(amount).times(
        Fraction.of(1).minus(
          agi
            .above(f.n(`${name}_start`))
            .over(f.n(`${name}_width`))
            .least(1),
        ),
      );
    const base = agi.above(
      fade(f.n("standard_deduction"), "deduction").plus(
        fade(f.n("exemption") * adults, "exemption"),
      ),
    );
    const surcharge = f.has("surcharge_start")
      ? base.above(f.n("surcharge_start")).times(f.n("surcharge_rate"))
      : zero;
    const credit =
      year >= 2024
        ? zero
        : falling(
            Fraction.of(300 * children),
            agi,
            f.n("dependent_credit_start"),
            f.n("dependent_credit_step"),
            f.n("dependent_credit_per_step"),
            true,
          );
    return scale(c, base).plus(surcharge).above(credit);
  },
  MI: (c) => flat(c, c.agi.above(c.people * c.f.n("exemption"))),
  MN: (c) => {
    const { f, agi, children } = c;
    const whole = Fraction.of(f.n("standard_deduction"));
    const low = f.n("reduction_start_low");
    const high = f.has("reduction_start_high") ? f.n("reduction_start_high") : 1e12;
    const cut = agi
      .least(high)
      .above(low)
      .times(0.03)
      .plus(agi.above(high).times(0.1))
      .least(whole.times(0.8));
    const isFull = f.has("full_reduction_over") && agi.isOver(f.n("full_reduction_over"));
    const dependents = Fraction.of(children * f.n("dependent_exemption"));
    const exempt = falling(
      dependents,
      agi,
      f.n("exemption_start"),
      f.n("exemption_step"),
      dependents.times(0.02),
      true,
    );
    return scale(c, agi.above(whole.minus(isFull ? whole.times(0.8) : cut).plus(exempt)));
  },
  MO: (c) => {
    const { f, agi, fed, status } = c;
    const share = table(agi, f.rows("federal_tax_share"));
    const deducted = fed.due
      .above(fed.earnedIncomeCredit)
      .times(share)
      .least(f.n("federal_tax_cap"));
    const head = ["head_of_household", "surviving_spouse"].includes(status)
      ? f.n("head_exemption")
      : 0;
    const base = agi.above(sum(fed.standard, deducted, head));
    return base.isOver(f.n("minimum_taxable_income")) ? chart(f, base) : zero;
  },
  MS: (c) =>
    scale(c, c.agi.above(c.f.n("standard_deduction") + c.f.n("exemption") + 1500 * c.children)),
  MT: (c) => {
    const { f, agi, fed, people } = c;
    if (f.raw("own_deduction") !== true) return scale(c, fed.taxable);
    const standard = agi.times(0.2).most(f.n("standard_min")).least(f.n("standard_max"));
    const deduction = standard.most(fed.due.least(f.n("federal_tax_cap")));
    return scale(c, agi.above(deduction.plus(people * f.n("exemption"))));
  },
  NC: (c) =>
    flat(
      c,
      c.agi.above(
        table(c.agi, c.f.rows("child_deduction"))
          .times(c.children)
          .plus(c.f.n("standard_deduction")),
      ),
    ),
  ND: (c) =>
    scale(c, c.fed.taxable).above(c.f.n(c.isJoint ? "relief_credit_joint" : "relief_credit")),
  NE: (c) =>
    scale(c, c.agi.above(c.f.n("standard_deduction")))
      .above(c.people * c.f.n("exemption_credit"))
      .least(c.fed.tax),
  NH: () => zero,
  NJ: (c) =>
    c.agi.isOver(c.f.n("no_tax_up_to"))
      ? scale(c, c.agi.above(c.f.n("exemption") + 1500 * c.children))
      : zero,
  NM: (c) => {
    const { f, agi, fed, people, children } = c;
    const each = agi.isOver(f.n("low_income_limit"))
      ? zero
      : Fraction.of(2500).above(agi.above(f.n("low_income_start")).times(f.n("low_income_rate")));
    const second = Math.max(0, children - 1) * f.n("dependents_deduction");
    return scale(c, agi.above(sum(fed.standard, second, each.times(people))));
  },
  NY: (c) => {
    const { f, agi, children, people, status } = c;
    const base = agi.above(f.n("standard_deduction") + 1000 * children);
    const rows = f.rows("rates");
    const top = rows.at(-1) as Row;
    if (agi.isOver(top.over)) return base.times(top.rate ?? 0);
    const counted = status === "married_separate" ? people + 1 : people;
    const household =
      status === "single"
        ? table(agi, f.rows("household_credit_single"))
        : table(agi, f.rows("household_credit"))
            .plus(table(agi, f.rows("household_credit_per_person")).times(counted - 1))
            .over(status === "married_separate" ? 2 : 1)
            .nearest(1);
    const tax = scale(c, base);
    if (!agi.isOver(107_650)) return tax.above(household);
    const benefits = f.rows("supplemental_benefit");
    const reached = benefits.filter((row) => base.isOver(row.over));
    const last = reached.at(-1);
    const isFirst = last === undefined || last.over < 0;
    const start = isFirst ? 107_650 : Math.max(107_650, last.over);
    const share = agi.above(start).over(50_000).least(1).nearest(0.0001);
    const nextStart = benefits.find((row) => row.over > 0)?.over ?? 0;
    const rate = rows.filter((row) => row.over < nextStart).at(-1)?.rate ?? 0;
    const benefit = isFirst ? base.times(rate).above(tax) : Fraction.of(last.amount ?? 0);
    return sum(tax, table(base, f.rows("supplemental_base")), benefit.times(share)).above(
      household,
    );
  },
  OH: ({ f, agi, people }) => {
    const base = agi.above(table(agi, f.rows("exemption")).times(people));
    const tax = chart(f, base);
    return tax.above(Fraction.of(30_000).isOver(base) ? 20 * people : 0);
  },
  OK: (c) => {
    const tax = scale(c, c.agi.above(c.f.n("standard_deduction") + 1000 * c.people));
    return c.agi.isOver(100_000) ? tax : tax.above(c.fed.familyCredit.times(0.05));
  },
  OR: (c) => {
    const { f, agi, fed, people } = c;
    const lost = f.has("recovery_rebate")
      ? agi.above(f.n("recovery_rebate_start")).over(f.n("recovery_rebate_width")).least(1)
      : Fraction.of(1);
    const rebate = f.has("recovery_rebate") ? 1400 * people : 0;
    const liability = fed.due.above(Fraction.of(1).minus(lost).times(rebate));
    const federalTax = liability.least(table(agi, f.rows("federal_tax_cap"), true));
    const tax = scale(c, agi.above(federalTax.plus(f.n("standard_deduction"))));
    return tax.above(
      agi.isOver(f.n("exemption_credit_limit")) ? 0 : people * f.n("exemption_credit"),
    );
  },
  PA: (c) => {
    const { agi, children, status } = c;
    const limit = 6500 * (status.startsWith("married") ? 2 : 1) + 9500 * children;
    return flat(c, agi).times(agi.above(limit).steps(250, true).times(0.1).least(1));
  },
  RI: (c) => {
    const { f, agi, people } = c;
    const kept = Fraction.of(1).above(
      agi.above(f.n("standard_start")).steps(f.n("standard_step"), true).times(0.2),
    );
    return scale(c, agi.above(kept.times(f.n("standard_deduction") + people * f.n("exemption"))));
  },
  SC: (c) => {
    const { f, agi, fed, children } = c;
    const dependents =
      children * f.n("dependent_exemption") + (children > 0 ? f.n("young_child_deduction") : 0);
    if (f.has("own_deduction")) {
      const whole = Fraction.of(f.n("own_deduction"));
      const cut = agi
        .above(f.n("own_deduction_start"))
        .over(f.n("own_deduction_width"))
        .least(1)
        .times(whole)
        .steps(10, false)
        .times(10);
      return scale(c, agi.above(whole.minus(cut)).above(dependents));
    }
    const standard = f.has("older_standard_deduction")
      ? f.n("older_standard_deduction")
      : fed.standard;
    return scale(c, agi.above(standard).above(dependents));
  },
  UT: (c) => {
    const { f, agi, fed, children } = c;
    const credit = fed.standard
      .plus(children * f.n("dependent_exemption"))
      .times(0.06)
      .above(agi.above(f.n("credit_start")).times(0.013));
    const [from, to] = c.year === 2024 ? [1, 4] : [0, c.year < 2024 ? 0 : 6];
    const small = c.ages.filter((age) => age >= from && age < to).length;
    const ofChildren = Fraction.of(1000 * small).above(
      agi.above(small === 0 ? 0 : f.n("child_credit_start")).times(0.1),
    );
    return flat(c, agi).above(credit.plus(ofChildren));
  },
  VA: (c) => {
    const { f, agi, people, status } = c;
    if (Fraction.of(f.n("no_tax_below")).isOver(agi)) return zero;
    const family = status === "married_separate" ? people + 1 : people;
    const tax = scale(c, agi.above(f.n("standard_deduction") + 930 * people));
    return agi.isOver(poverty({ ...c, people: family }, 99)) ? tax : tax.above(300 * family);
  },
  VT: (c) =>
    scale(c, c.agi.above(c.f.n("standard_deduction") + c.people * c.f.n("exemption"))).most(
      c.agi.isOver(150_000) ? c.agi.times(0.03) : 0,
    ),
  WA: () => zero,
  WI: (c) => scale(c, c.agi.above(wisconsin(c).plus(700 * c.people))),
  WV: (c) => {
    const { f, agi, people } = c;
    const limit = f.n("earned_exclusion_limit");
    const tax = scale(
      c,
      agi.above(agi.isOver(limit) ? 0 : f.n("earned_exclusion")).above(2000 * people),
    );
    const guideline = poverty(c, 8).times(f.n("family_credit_poverty_share"));
    return tax.times(Fraction.of(1).minus(table(agi.above(guideline), f.rows("family_credit"))));
  },
} satisfies Rules;

const untaxed = ["AK", "FL", "NV", "SD", "TN", "TX", "WY"];

/** The amounts of a household in a state. */
export function openCase(state: string, household: Household): Case {
  const { year, status } = household;
  const isJoint = status === "married_joint";
  const adults = isJoint ? 2 : 1;
  const children = household.children.length;
  return {
    ...household,
    f: new Figures(`US-${state}`, year, status),
    fed: federal(household),
    agi: Fraction.of(household.wages),
    adults,
    children,
    ages: household.children,
    people: adults + children,
    isJoint,
    isHead: status === "head_of_household",
  };
}

/** The state's tax on wages, in dollars and cents. */
export function slowStateTax(state: string, household: Household): number {
  if (untaxed.includes(state)) return 0;
  const rule = (rules as Rules)[state];
  if (rule === undefined) throw new Error(`the oracle does not know ${state}`);
  return rule(openCase(state, household)).cents();
}
