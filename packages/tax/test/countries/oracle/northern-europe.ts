import { data as dkData } from "../../../src/jurisdictions/dk/figures.ts";
import { data as eeData } from "../../../src/jurisdictions/ee/figures.ts";
import { data as fiData } from "../../../src/jurisdictions/fi/figures.ts";
import { data as isData } from "../../../src/jurisdictions/is/figures.ts";
import { data as lvData } from "../../../src/jurisdictions/lv/figures.ts";
import { data as noData } from "../../../src/jurisdictions/no/figures.ts";
import { data as seData } from "../../../src/jurisdictions/se/figures.ts";
import { inForce, isEmployed, net, type Tax } from "./figures.ts";
import { bands, cent, less, max, min, nothing, type Rational, r } from "./rational.ts";

const se: Tax = (asked, year) => {
  const f = inForce(seData, year);
  const p = r(f.price_base);
  const income = net(asked);
  let allowance = nothing;
  for (const { over, base, slope } of f.basic_allowance) {
    if (income.isAbove(p.times(over))) {
      allowance = p.times(base).plus(income.minus(p.times(over)).times(slope));
    }
  }
  allowance = min(income, allowance.up(100));
  const taxable = income.minus(allowance);
  const rate = r(f.average_municipal);
  const municipal = taxable.times(rate).down();
  let work = nothing;
  if (isEmployed(asked)) {
    const pay = r(asked.gross).down(100);
    for (const { from, base, slope } of f.work_credit) {
      if (p.times(from).isAbove(pay)) continue;
      work = p.times(base).plus(pay.minus(p.times(from)).times(slope));
    }
    work = less(work, allowance).times(rate);
    const out = f.work_credit_phase_out;
    if (out) work = less(work, less(pay, p.times(out.over_price_bases)).times(out.rate));
  }
  const { rate: share, over, max: most } = f.earned_income_reduction;
  const credits = work.down().plus(min(most, less(taxable, over).times(share)).down());
  return bands(taxable, f.state_brackets).down().plus(less(municipal, credits));
};

const dk: Tax = (asked, year) => {
  const f = inForce(dkData, year);
  const rate = asked.localRate ?? f.average_municipal ?? 0;
  const labour = isEmployed(asked) ? r(asked.gross).times(f.labour_market_rate) : nothing;
  const personal = r(asked.gross).minus(labour);
  const stateBase = isEmployed(asked) ? personal : less(personal, asked.deductions);
  const relief = r(f.personal_allowance).times(f.state_brackets[0]?.rate ?? 0);
  let base = less(personal, asked.deductions);
  if (isEmployed(asked)) {
    const first = min(
      f.employment_allowance.max,
      r(asked.gross).times(f.employment_allowance.rate),
    );
    const { over, rate: share, max: most } = f.job_allowance;
    const job = min(most, less(asked.gross, over).times(share));
    base = less(personal, first.plus(job).plus(asked.deductions));
  }
  const municipal = less(base, f.personal_allowance).times(rate);
  const top = f.state_brackets[1] ?? { over: 0, rate: 0 };
  const tooMuch = less(r(top.rate).plus(rate), f.tax_ceiling).times(less(stateBase, top.over));
  return labour
    .plus(less(bands(stateBase, f.state_brackets), relief.plus(tooMuch)))
    .plus(municipal);
};

const no: Tax = (asked, year) => {
  const f = inForce(noData, year);
  const minimum = isEmployed(asked)
    ? min(f.minimum_deduction.max, r(asked.gross).times(f.minimum_deduction.rate))
    : nothing;
  const general = less(asked.gross, minimum.plus(f.personal_allowance).plus(asked.deductions));
  return bands(asked.gross, f.bracket_tax).plus(general.times(f.general_rate)).near();
};

const fi: Tax = (asked, year) => {
  const f = inForce(fiData, year);
  const gross = r(asked.gross);
  const scale = (base: Rational): Rational =>
    bands(base, f.state_brackets)
      .near(cent)
      .plus(base.times(f.helsinki_rate).near(cent))
      .plus(base.times(f.medical_rate).near(cent));
  const yle = (base: Rational): Rational =>
    min(f.broadcasting.max, less(base, f.broadcasting.over).times(f.broadcasting.rate)).near(cent);
  if (!isEmployed(asked)) return scale(net(asked)).plus(yle(net(asked)));
  const earned = less(gross, f.cost_deduction);
  const isDue = !r(f.daily_allowance.threshold).isAbove(gross);
  const daily = isDue ? gross.times(f.daily_allowance.rate).near(cent) : nothing;
  const fees = gross
    .times(f.pension_rate)
    .near(cent)
    .plus(gross.times(f.unemployment_rate).near(cent));
  const before = less(earned, fees.plus(daily).plus(asked.deductions));
  const { max: most, rate } = f.basic_deduction;
  const basic = less(most, less(before, most).times(rate));
  const taxable = less(before, basic);
  let credit = min(f.work_credit.max, earned.times(f.work_credit.rate));
  for (const { over, to, rate: slope } of f.work_credit.phase_out) {
    credit = credit.minus(less(to === null ? earned : min(earned, to), over).times(slope));
  }
  const tax = less(scale(taxable), max(nothing, credit).near(cent));
  return tax.plus(yle(earned)).plus(daily);
};

const is: Tax = (asked, year) => {
  const f = inForce(isData, year);
  const pension = isEmployed(asked) ? r(asked.gross).times(f.pension_deduction) : nothing;
  const base = less(net(asked), pension);
  return less(
    bands(base, f.state_brackets).plus(base.times(f.average_municipal)),
    f.personal_credit,
  );
};

const ee: Tax = (asked, year) => {
  const f = inForce(eeData, year);
  const { full, full_to: fullTo, zero_at: zeroAt } = f.basic_exemption;
  let exemption = r(full);
  if (fullTo !== undefined && zeroAt !== undefined) {
    exemption = min(1, less(zeroAt, asked.gross).over(zeroAt - fullTo)).times(full);
  }
  return bands(less(net(asked), exemption), f.brackets);
};

const lv: Tax = (asked, year) => {
  const f = inForce(lvData, year);
  let relief = r(asked.deductions).plus(f.non_taxable_minimum);
  let tax = nothing;
  for (const [index, { over, rate }] of f.brackets.entries()) {
    const inBand = less(min(asked.gross, f.brackets[index + 1]?.over ?? asked.gross), over);
    tax = tax.plus(less(inBand, relief).times(rate));
    relief = less(relief, inBand);
  }
  return tax;
};

export const northernEurope: Readonly<Record<string, Tax>> = {
  SE: se,
  DK: dk,
  NO: no,
  FI: fi,
  IS: is,
  EE: ee,
  LV: lv,
};
