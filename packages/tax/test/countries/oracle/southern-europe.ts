import type { JurisdictionData, TaxYear } from "../../../src/engine/figures.ts";
import type { RegionFigures } from "../../../src/jurisdictions/es/define-region.ts";
import { data as esData } from "../../../src/jurisdictions/es/figures.ts";
import { data as grData } from "../../../src/jurisdictions/gr/figures.ts";
import { data as itData } from "../../../src/jurisdictions/it/figures.ts";
import { data as ptData } from "../../../src/jurisdictions/pt/figures.ts";
import { type Asked, inForce, isEmployed, net, type Tax } from "./figures.ts";
import { bands, cent, less, max, min, nothing, type Rational, r } from "./rational.ts";

function spanishBase(asked: Asked, year: TaxYear): Rational {
  const f = inForce(esData, year);
  const income = net(asked);
  const rule = f.work_reduction;
  if (!isEmployed(asked) || !rule || f.other_expenses === undefined) return income;
  let reduction = r(rule.flat);
  if (income.isAbove(rule.flat_to)) {
    reduction = less(rule.flat, income.minus(rule.flat_to).times(rule.first_slope));
  }
  if (income.isAbove(rule.second_from)) {
    reduction = less(rule.second_amount, income.minus(rule.second_from).times(rule.second_slope));
  }
  if (income.isAbove(rule.zero_from)) reduction = nothing;
  return less(less(income, f.other_expenses), reduction);
}

function spanishDeduction(asked: Asked, year: TaxYear): Rational {
  const rule = inForce(esData, year).minimum_wage_deduction;
  if (!rule || !isEmployed(asked)) return nothing;
  if (asked.gross <= rule.full_to) return r(rule.amount);
  const left = less(rule.zero_from, asked.gross).over(r(rule.zero_from).minus(rule.full_to));
  return left.times(rule.amount);
}

const esTax: Tax = (asked, year) => {
  const f = inForce(esData, year);
  const half = less(
    bands(spanishBase(asked, year), f.state_brackets),
    bands(f.personal_minimum, f.state_brackets),
  );
  return less(half, spanishDeduction(asked, year));
};

export function spanishRegionTax(
  asked: Asked,
  year: TaxYear,
  data: JurisdictionData<RegionFigures>,
): Rational {
  const f = inForce(esData, year);
  const own = inForce(data, year);
  const base = spanishBase(asked, year);
  const state = less(bands(base, f.state_brackets), bands(f.personal_minimum, f.state_brackets));
  const region = less(
    bands(base, own.regional_brackets),
    bands(own.regional_minimum, own.regional_brackets),
  );
  const deduction = spanishDeduction(asked, year);
  const left = less(deduction, state);
  return less(state, deduction).near(cent).plus(less(region, left).near(cent));
}

const it: Tax = (asked, year) => {
  const f = inForce(itData, year);
  const income = net(asked);
  const tax = bands(income, f.brackets);
  if (!isEmployed(asked)) return tax;
  const c = f.employee_credit;
  const step = r(1).over(10_000);
  let credit = r(c.flat);
  if (income.isAbove(c.flat_to)) {
    credit = r(c.middle_to).minus(income).over(c.middle_span).down(step).times(c.plus).plus(c.base);
  }
  if (income.isAbove(c.middle_to)) {
    credit = less(c.high_to, income).over(c.high_span).down(step).times(c.base);
  }
  if (income.isAbove(c.bonus_over) && !income.isAbove(c.bonus_to)) credit = credit.plus(c.bonus);
  const further = f.further_credit;
  if (further && income.isAbove(further.over)) {
    const fading = less(further.zero_from, income).over(further.zero_from - further.full_to);
    credit = credit.plus(min(1, fading).times(further.amount));
  }
  return less(tax, credit);
};

const pt: Tax = (asked, year) => {
  const f = inForce(ptData, year);
  const taken = isEmployed(asked) ? max(f.specific_deduction, asked.deductions) : asked.deductions;
  const people = asked.status === "married_joint" ? 2 : 1;
  const share = less(asked.gross, taken).over(people);
  return bands(share, f.brackets).plus(bands(share, f.solidarity)).times(people);
};

const gr: Tax = (asked, year) => {
  const f = inForce(grData, year);
  const { amount, full_to: fullTo, rate } = f.wage_credit;
  const credit = isEmployed(asked) ? less(amount, less(net(asked), fullTo).times(rate)) : nothing;
  return less(bands(net(asked), f.brackets), credit);
};

export const southernEurope: Readonly<Record<string, Tax>> = { ES: esTax, IT: it, PT: pt, GR: gr };
