import type { JurisdictionData, TaxYear } from "../../../src/engine/figures.ts";
import { data as arData } from "../../../src/jurisdictions/ar/figures.ts";
import { data as atData } from "../../../src/jurisdictions/at/figures.ts";
import { data as beData } from "../../../src/jurisdictions/be/figures.ts";
import { data as brData } from "../../../src/jurisdictions/br/figures.ts";
import { data as chData } from "../../../src/jurisdictions/ch/figures.ts";
import { data as coData } from "../../../src/jurisdictions/co/figures.ts";
import { data as czData } from "../../../src/jurisdictions/cz/figures.ts";
import { data as dkData } from "../../../src/jurisdictions/dk/figures.ts";
import { data as eeData } from "../../../src/jurisdictions/ee/figures.ts";
import { data as egData } from "../../../src/jurisdictions/eg/figures.ts";
import { data as esData } from "../../../src/jurisdictions/es/figures.ts";
import type { RegionFigures } from "../../../src/jurisdictions/es/region-figures.ts";
import { data as fiData } from "../../../src/jurisdictions/fi/figures.ts";
import { data as grData } from "../../../src/jurisdictions/gr/figures.ts";
import { data as hrData } from "../../../src/jurisdictions/hr/figures.ts";
import { data as ilData } from "../../../src/jurisdictions/il/figures.ts";
import { data as isData } from "../../../src/jurisdictions/is/figures.ts";
import { data as itData } from "../../../src/jurisdictions/it/figures.ts";
import { data as keData } from "../../../src/jurisdictions/ke/figures.ts";
import { data as krData } from "../../../src/jurisdictions/kr/figures.ts";
import { data as luData } from "../../../src/jurisdictions/lu/figures.ts";
import { data as lvData } from "../../../src/jurisdictions/lv/figures.ts";
import { data as mxData } from "../../../src/jurisdictions/mx/figures.ts";
import { data as myData } from "../../../src/jurisdictions/my/figures.ts";
import { data as noData } from "../../../src/jurisdictions/no/figures.ts";
import { data as peData } from "../../../src/jurisdictions/pe/figures.ts";
import { data as pkData } from "../../../src/jurisdictions/pk/figures.ts";
import { data as plData } from "../../../src/jurisdictions/pl/figures.ts";
import { data as ptData } from "../../../src/jurisdictions/pt/figures.ts";
import { data as roData } from "../../../src/jurisdictions/ro/figures.ts";
import { data as seData } from "../../../src/jurisdictions/se/figures.ts";
import { data as siData } from "../../../src/jurisdictions/si/figures.ts";
import { data as skData } from "../../../src/jurisdictions/sk/figures.ts";
import { data as thData } from "../../../src/jurisdictions/th/figures.ts";
import { data as trData } from "../../../src/jurisdictions/tr/figures.ts";
import { type Asked, inForce } from "./figures.ts";
import { bands, less, max, min, nothing, type Rational, r } from "./rational.ts";

type Tax = (asked: Asked, year: TaxYear) => Rational;

const cent = r(1).over(100);
const isEmployed = (asked: Asked): boolean => asked.basis === "employment";
const net = (asked: Asked): Rational => less(asked.gross, asked.deductions);

/** The amount on the line through the points. */
function line(points: readonly { at: number; amount: number }[], x: number): Rational {
  const [first] = points;
  if (first === undefined || x <= first.at) return r(first?.amount ?? 0);
  for (const [index, right] of points.entries()) {
    const left = points[index - 1];
    if (left === undefined || x >= right.at) continue;
    const part = r(x)
      .minus(left.at)
      .over(right.at - left.at);
    return r(left.amount).plus(part.times(r(right.amount).minus(left.amount)));
  }
  return r(points.at(-1)?.amount ?? 0);
}

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

export const esTax: Tax = (asked, year) => {
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

const be: Tax = (asked, year) => {
  const f = inForce(beData, year);
  let income = net(asked);
  if (isEmployed(asked)) {
    const rest = r(asked.gross).times(r(1).minus(f.social_security_rate));
    const costs = min(f.employee_expenses.max, rest.times(f.employee_expenses.rate));
    income = less(rest.minus(costs), asked.deductions);
  }
  return less(bands(income, f.brackets), bands(f.tax_free_sum, f.brackets)).near(cent);
};

const at: Tax = (asked, year) => {
  const f = inForce(atData, year);
  if (!isEmployed(asked)) return bands(net(asked), f.brackets);
  return less(bands(less(net(asked), f.work_expenses), f.brackets), f.commuter_credit);
};

const ch: Tax = (asked, year) => {
  const f = inForce(chData, year);
  const tariff = asked.status === "married_joint" ? f.married : f.single;
  if (!tariff) throw new Error("no tariff");
  const hundreds = net(asked).down(100);
  let tax = nothing;
  if (r(tariff.flat_from).isAbove(hundreds)) {
    for (const [index, { over, rate }] of tariff.brackets.entries()) {
      const end = min(hundreds, tariff.brackets[index + 1]?.over ?? tariff.flat_from);
      if (end.isAbove(over)) tax = tax.plus(end.minus(over).times(rate)).down(r(5).over(100));
    }
  } else tax = hundreds.times(tariff.flat_rate);
  return r(f.minimum_levied).isAbove(tax) ? nothing : tax;
};

const lu: Tax = (asked, year) => {
  const f = inForce(luData, year);
  const lumps = f.lump_sums.work_expenses + f.lump_sums.special_expenses;
  const income = isEmployed(asked) ? less(net(asked), lumps) : net(asked);
  const { rate, higher_rate: higherRate, over } = f.employment_fund;
  const scale = bands(income.down(50), f.brackets).down();
  const below = min(scale, bands(r(over), f.brackets));
  const fund = below.times(rate).plus(scale.minus(below).times(higherRate));
  const tax = scale.plus(fund.down());
  if (!isEmployed(asked) || asked.gross < (f.employee_credit[0]?.at ?? 0)) return tax;
  const { amount, full_to: fullTo, zero_from: zeroFrom } = f.climate_credit;
  const climate = min(1, less(zeroFrom, asked.gross).over(zeroFrom - fullTo)).times(amount);
  return less(tax, line(f.employee_credit, asked.gross).plus(climate));
};

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

const pl: Tax = (asked, year) => {
  const f = inForce(plData, year);
  let base = net(asked);
  if (isEmployed(asked)) {
    const { cap, capped_rate: cappedRate, uncapped_rate: uncappedRate } = f.social_security;
    const fees = min(asked.gross, cap).times(cappedRate).plus(r(asked.gross).times(uncappedRate));
    base = less(base, fees.plus(f.employee_costs));
  }
  const taxable = base.near();
  const people = asked.status === "married_joint" ? 2 : 1;
  const tax = less(bands(taxable.over(people), f.brackets), f.reducing_amount)
    .times(people)
    .near();
  return tax.plus(less(taxable, f.solidarity.over).times(f.solidarity.rate).near());
};

const cz: Tax = (asked, year) => {
  const f = inForce(czData, year);
  return less(bands(net(asked).down(100), f.brackets).up(), f.basic_credit);
};

const sk: Tax = (asked, year) => {
  const f = inForce(skData, year);
  const { full, full_to_base: fullToBase, cap, divisor } = f.basic_allowance;
  const base = net(asked);
  const allowance = base.isAbove(fullToBase) ? less(cap, base.over(divisor)) : r(full);
  return bands(less(base, allowance.up(cent)).down(cent), f.brackets).down(cent);
};

const si: Tax = (asked, year) => {
  const f = inForce(siData, year);
  const extra =
    asked.gross <= f.extra_allowance.up_to
      ? less(f.extra_allowance.const, r(asked.gross).times(f.extra_allowance.rate))
      : nothing;
  return bands(less(net(asked), extra.plus(f.general_allowance)), f.brackets);
};

export function croatianTax(
  asked: Asked,
  year: TaxYear,
  rates: { readonly lower: number; readonly higher: number },
): Rational {
  const f = inForce(hrData, year);
  return bands(less(net(asked), f.personal_allowance), [
    { over: 0, rate: rates.lower },
    { over: f.threshold, rate: rates.higher },
  ]);
}

const ro: Tax = (asked, year) => {
  const f = inForce(roData, year);
  const fees = isEmployed(asked)
    ? r(f.pension_rate).plus(f.health_rate).times(asked.gross)
    : nothing;
  return bands(less(net(asked), fees), f.brackets).near();
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

const gr: Tax = (asked, year) => {
  const f = inForce(grData, year);
  const { amount, full_to: fullTo, rate } = f.wage_credit;
  const credit = isEmployed(asked) ? less(amount, less(net(asked), fullTo).times(rate)) : nothing;
  return less(bands(net(asked), f.brackets), credit);
};

const tr: Tax = (asked, year) => {
  const f = inForce(trData, year);
  const minimum = r(f.minimum_wage_monthly).times(12).times(r(1).minus(f.social_security_rate));
  const exempt = isEmployed(asked) ? bands(minimum, f.wage_brackets) : nothing;
  return less(bands(net(asked), f.wage_brackets), exempt);
};

const pk: Tax = (asked, year) => {
  const f = inForce(pkData, year);
  const tax = bands(net(asked), f.brackets);
  return (
    net(asked).isAbove(f.surcharge.over) ? tax.times(r(1).plus(f.surcharge.rate)) : tax
  ).near();
};

const kr: Tax = (asked, year) => {
  const f = inForce(krData, year);
  if (!isEmployed(asked)) {
    const tax = bands(net(asked), f.brackets).down();
    return tax.plus(tax.times(f.local_rate).down());
  }
  const earned = line(f.earned_income_deduction, asked.gross);
  const taxable = less(asked.gross, earned.plus(f.basic_deduction).plus(asked.deductions));
  const tax = bands(taxable, f.brackets);
  const c = f.earned_income_credit;
  const share = min(tax, c.first_tax)
    .times(c.rate)
    .plus(less(tax, c.first_tax).times(c.rate_above));
  let cap = nothing;
  for (const row of c.caps) {
    if (asked.gross >= row.over) {
      cap = max(row.floor, r(row.cap).minus(r(asked.gross).minus(row.over).times(row.slope)));
    }
  }
  const national = less(tax, min(share, cap)).down();
  return national.plus(national.times(f.local_rate).down());
};

const my: Tax = (asked, year) => {
  const f = inForce(myData, year);
  const income = isEmployed(asked) ? less(net(asked), f.personal_relief) : net(asked);
  const tax = bands(income, f.brackets);
  return income.isAbove(f.rebate.limit) ? tax : less(tax, f.rebate.amount);
};

const th: Tax = (asked, year) => {
  const f = inForce(thData, year);
  const { rate, max: most } = f.employment_deduction;
  const costs = isEmployed(asked) ? min(most, r(asked.gross).times(rate)) : nothing;
  return bands(less(less(net(asked), costs), f.personal_allowance), f.brackets);
};

const ke: Tax = (asked, year) => {
  const f = inForce(keData, year);
  let income = net(asked);
  if (isEmployed(asked) && asked.gross > 0) {
    const health = max(
      f.health_insurance_monthly_minimum * 12,
      r(asked.gross).times(f.health_insurance_rate),
    );
    income = less(income, health.plus(r(asked.gross).times(f.housing_levy_rate)));
  }
  return less(bands(income, f.brackets), f.personal_relief);
};

const eg: Tax = (asked, year) => {
  const f = inForce(egData, year);
  const income = less(net(asked), f.personal_exemption).down(10);
  for (const { up_to: upTo, brackets } of f.schedules) {
    if (upTo === null || !income.isAbove(upTo)) return bands(income, brackets);
  }
  return nothing;
};

const br: Tax = (asked, year) => {
  const f = inForce(brData, year);
  const { rate, max: most } = f.simplified_discount;
  const simplified = isEmployed(asked) ? min(most, r(asked.gross).times(rate)) : nothing;
  const tax = bands(less(asked.gross, max(asked.deductions, simplified)), f.brackets);
  const cut = f.reduction;
  if (!cut || asked.gross > cut.zero_from) return tax;
  if (asked.gross <= cut.full_to) return less(tax, cut.max);
  return less(tax, less(cut.constant, r(asked.gross).times(cut.rate)));
};

const mx: Tax = (asked, year) => {
  const income = net(asked);
  let tax = nothing;
  for (const { over, base, rate } of inForce(mxData, year).tariff) {
    if (income.isAbove(over)) tax = income.minus(over).times(rate).plus(base);
  }
  return tax;
};

const ar: Tax = (asked, year) => {
  const f = inForce(arData, year);
  const personal = r(f.non_taxable).plus(f.special_employee).times(13).over(12);
  return bands(isEmployed(asked) ? less(net(asked), personal) : net(asked), f.brackets);
};

const co: Tax = (asked, year) => {
  const f = inForce(coData, year);
  const { rate: share, max_units: maxUnits } = f.labour_exemption;
  const exempt = min(net(asked).times(share), r(maxUnits).times(f.unit));
  const units = net(asked)
    .minus(isEmployed(asked) ? exempt : nothing)
    .over(f.unit);
  let tax = nothing;
  for (const { over, base, rate } of f.tariff) {
    if (units.isAbove(over)) tax = units.minus(over).times(rate).plus(base);
  }
  return tax.times(f.unit).near();
};

const pe: Tax = (asked, year) => {
  const f = inForce(peData, year);
  const taken = isEmployed(asked) ? r(f.unit).times(f.work_deduction_units) : nothing;
  return bands(less(net(asked), taken).over(f.unit), f.brackets).times(f.unit);
};

const il: Tax = (asked, year) => {
  const f = inForce(ilData, year);
  return less(bands(net(asked), f.brackets), r(f.credit_point).times(f.default_points));
};

/** Calculators by country code. Other countries have only a scale, or are in `first.ts`. */
export const secondCountries: Readonly<Record<string, Tax>> = {
  ...{ ES: esTax, IT: it, PT: pt, BE: be, AT: at, CH: ch, LU: lu, SE: se, DK: dk, NO: no, FI: fi },
  ...{ IS: is, PL: pl, CZ: cz, SK: sk, SI: si, RO: ro, EE: ee, LV: lv, GR: gr, TR: tr, PK: pk },
  ...{ KR: kr, MY: my, TH: th, KE: ke, EG: eg, BR: br, MX: mx, AR: ar, CO: co, PE: pe, IL: il },
};
