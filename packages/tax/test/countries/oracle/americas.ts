import type { JurisdictionData, TaxYear } from "../../../src/engine/figures.ts";
import { data as arData } from "../../../src/jurisdictions/ar/figures.ts";
import { data as brData } from "../../../src/jurisdictions/br/figures.ts";
import { data as caData } from "../../../src/jurisdictions/ca/figures.ts";
import type { ProvinceFigures } from "../../../src/jurisdictions/ca/province-figures.ts";
import { data as coData } from "../../../src/jurisdictions/co/figures.ts";
import { data as mxData } from "../../../src/jurisdictions/mx/figures.ts";
import { data as peData } from "../../../src/jurisdictions/pe/figures.ts";
import { type Asked, inForce, isEmployed, net, type Tax } from "./figures.ts";
import { bands, cent, less, max, min, nothing, type Rational, r } from "./rational.ts";

function sliding(
  top: number,
  bottom: number,
  from: number,
  to: number,
  income: Rational,
): Rational {
  if (!income.isAbove(from)) return r(top);
  if (income.isAbove(to)) return r(bottom);
  return r(top).minus(
    income
      .minus(from)
      .times(top - bottom)
      .over(to - from),
  );
}

function caTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(caData, year);
  const income = less(asked.gross, asked.deductions);
  const { max: top, min: bottom, from, to } = f.federal_basic_amount;
  let amounts = sliding(top, bottom, from, to, income);
  if (asked.basis === "employment") {
    amounts = amounts.plus(min(asked.gross, f.canada_employment_amount));
  }
  return less(bands(income, f.federal_brackets), amounts.times(f.federal_credit_rate));
}

export function provinceTax(asked: Asked, year: TaxYear, data: JurisdictionData<object>): Rational {
  const f = inForce(data, year) as ProvinceFigures;
  const income = less(asked.gross, asked.deductions);
  const isEmployed = asked.basis === "employment";
  let federal = caTax(asked, year);
  if (asked.code === "CA-QC") {
    federal = federal.times(r(1).minus(inForce(caData, year).quebec_abatement));
  }
  const { amount, minimum = amount, from = 0, to = 1 } = f.basic_amount;
  let amounts = minimum === amount ? r(amount) : sliding(amount, minimum, from, to, income);
  if (f.basic_supplement) {
    const { max: top, from: start, to: end } = f.basic_supplement;
    amounts = amounts.plus(sliding(top, 0, start, end, income));
  }
  if (isEmployed && f.employment_amount !== undefined) {
    amounts = amounts.plus(min(asked.gross, f.employment_amount));
  }
  const worker = f.worker_deduction;
  const deducted =
    worker && isEmployed ? min(worker.max, r(asked.gross).times(worker.rate)) : nothing;
  let tax = less(bands(less(income, deducted), f.brackets), amounts.times(f.credit_rate));
  if (f.surtax) tax = tax.plus(bands(tax, f.surtax));
  const low = f.low_income_reduction;
  if (low) tax = less(tax, less(low.amount, less(income, low.over).times(low.rate)));
  if (f.tax_reduction_base !== undefined) tax = less(tax, less(f.tax_reduction_base * 2, tax));
  const lift = f.low_income_worker_credit;
  if (lift && isEmployed) {
    const full = min(lift.max, r(asked.gross).times(lift.rate));
    tax = less(tax, less(full, less(income, lift.over).times(lift.phase_out)));
  }
  let premium = nothing;
  for (const row of f.health_premium ?? []) {
    if (income.isAbove(row.over)) {
      premium = min(row.cap, income.minus(row.over).times(row.rate).plus(row.base));
    }
  }
  return federal.near(cent).plus(tax.near(cent)).plus(premium.near(cent));
}

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

export const americas: Readonly<Record<string, Tax>> = {
  CA: caTax,
  BR: br,
  MX: mx,
  AR: ar,
  CO: co,
  PE: pe,
};
