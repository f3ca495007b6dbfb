import type { JurisdictionData, TaxYear } from "../../../src/engine/figures.ts";
import { data as auData } from "../../../src/jurisdictions/au/figures.ts";
import { data as caData } from "../../../src/jurisdictions/ca/figures.ts";
import type { ProvinceFigures } from "../../../src/jurisdictions/ca/province-figures.ts";
import { data as deData } from "../../../src/jurisdictions/de/figures.ts";
import { data as frData } from "../../../src/jurisdictions/fr/figures.ts";
import { data as gbData } from "../../../src/jurisdictions/gb/figures.ts";
import { data as hkData } from "../../../src/jurisdictions/hk/figures.ts";
import { data as ieData } from "../../../src/jurisdictions/ie/figures.ts";
import { data as inData } from "../../../src/jurisdictions/in/figures.ts";
import { data as jpData } from "../../../src/jurisdictions/jp/figures.ts";
import { data as nlData } from "../../../src/jurisdictions/nl/figures.ts";
import { data as nzData } from "../../../src/jurisdictions/nz/figures.ts";
import { data as sgData } from "../../../src/jurisdictions/sg/figures.ts";
import { data as zaData } from "../../../src/jurisdictions/za/figures.ts";
import { type Asked, inForce } from "./figures.ts";
import { bands, less, max, min, nothing, type Rational, type Row, r } from "./rational.ts";

export function gbTax(asked: Asked, year: TaxYear, rows?: readonly Row[]): Rational {
  const f = inForce(gbData, year);
  const income = less(asked.gross, asked.deductions);
  const lost = less(income, f.allowance_taper.over).over(f.allowance_taper.income_per_pound);
  const allowance = less(f.personal_allowance, lost).up();
  return bands(less(income, allowance), rows ?? f.brackets);
}

export function auTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(auData, year);
  const income = less(asked.gross, asked.deductions).down();
  const {
    max: full,
    first_over: firstOver,
    first_rate: firstRate,
    second_over: secondOver,
    second_rate: secondRate,
  } = f.low_income_offset;
  let offset = less(full, less(income, firstOver).times(firstRate));
  if (income.isAbove(secondOver)) {
    const atSecond = r(full).minus(r(secondOver).minus(firstOver).times(firstRate));
    offset = less(atSecond, income.minus(secondOver).times(secondRate));
  }
  const { low, rate, shade_in_rate: shadeInRate } = f.medicare_levy;
  const levy = min(less(income, low).times(shadeInRate), income.times(rate));
  return less(bands(income, f.brackets), offset).plus(levy);
}

export function nzTax(asked: Asked, year: TaxYear): Rational {
  return bands(less(asked.gross, asked.deductions), inForce(nzData, year).brackets);
}

export function ieTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(ieData, year);
  const taxable = less(asked.gross, asked.deductions);
  const band =
    asked.status === "married_joint"
      ? f.standard_band.married
      : asked.status === "head_of_household"
        ? f.standard_band.one_parent
        : f.standard_band.single;
  let credits = asked.status === "married_joint" ? f.credits.married : f.credits.single;
  if (asked.status === "head_of_household") credits += f.credits.one_parent;
  if (asked.basis === "employment") credits += f.credits.employee;
  const tax = bands(taxable, [
    { over: 0, rate: f.rates.standard },
    { over: band, rate: f.rates.higher },
  ]);
  const usc = asked.gross <= f.usc_exempt_up_to ? nothing : bands(asked.gross, f.usc_brackets);
  return less(tax, credits).plus(usc);
}

export function deTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(deData, year);
  const lump = asked.basis === "employment" ? f.employee_lump_sum + f.special_expenses_lump_sum : 0;
  const zve = less(asked.gross, r(asked.deductions).plus(lump)).down();
  const tariff = (x: Rational): Rational => {
    const { allowance, zone2, zone3, zone4, zone5 } = f.tariff;
    if (x.isAbove(zone4.to)) return x.times(zone5.rate).minus(zone5.minus).down();
    if (x.isAbove(zone3.to)) return x.times(zone4.rate).minus(zone4.minus).down();
    if (x.isAbove(zone2.to)) {
      const z = x.minus(zone2.to).over(10_000);
      return z.times(z).times(zone3.square).plus(z.times(zone3.linear)).plus(zone3.constant).down();
    }
    if (!x.isAbove(allowance)) return nothing;
    const y = x.minus(allowance).over(10_000);
    return y.times(y).times(zone2.square).plus(y.times(zone2.linear)).down();
  };
  const isJoint = asked.status === "married_joint";
  const tax = isJoint ? tariff(zve.over(2).down()).times(2) : tariff(zve);
  const exempt = isJoint ? f.solidarity.exempt_joint : f.solidarity.exempt_single;
  const soli = tax.isAbove(exempt)
    ? min(tax.times(f.solidarity.rate), tax.minus(exempt).times(f.solidarity.taper_rate))
    : nothing;
  return tax.plus(soli.down(r(1).over(100)));
}

export function frTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(frData, year);
  const isCouple = asked.status === "married_joint";
  let income = less(asked.gross, asked.deductions);
  if (asked.basis === "employment") {
    const { rate, min: least, max: most } = f.employment_deduction;
    income = income.minus(min(income, max(least, min(most, income.times(rate)))));
  }
  const parts = isCouple ? 2 : 1;
  const gross = bands(income.over(parts), f.brackets).times(parts).near();
  const base = isCouple ? f.relief.couple : f.relief.single;
  const decote = min(gross, less(base, gross.times(f.relief.rate)));
  const after = gross.minus(decote).near();
  const high = bands(income, isCouple ? f.high_income_couple : f.high_income_single).near();
  const total = after.plus(high);
  return r(f.minimum_collected).isAbove(total) ? nothing : total;
}

export function nlTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(nlData, year);
  const income = less(asked.gross, asked.deductions);
  const general = less(
    f.general_credit.max,
    less(income, f.general_credit.over).times(f.general_credit.rate),
  );
  let labour = nothing;
  if (asked.basis === "employment") {
    for (const { from, base, slope } of f.labour_credit) {
      if (asked.gross >= from)
        labour = max(nothing, r(asked.gross).minus(from).times(slope).plus(base));
    }
  }
  return less(bands(income, f.brackets), general.plus(labour));
}

export function inTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(inData, year);
  const salary = asked.basis === "employment" ? f.standard_deduction_new : 0;
  const income = less(asked.gross, salary).near(10);
  const rebated = (x: Rational): Rational => {
    const tax = bands(x, f.slabs_new);
    if (!x.isAbove(f.rebate_new.limit)) return less(tax, f.rebate_new.max);
    return min(tax, x.minus(f.rebate_new.limit));
  };
  const rateAt = (x: Rational): number =>
    f.surcharge_new.reduce((rate, row) => (x.isAbove(row.over) ? row.rate : rate), 0);
  let charged = rebated(income).times(r(1).plus(rateAt(income)));
  for (const { over } of f.surcharge_new) {
    if (!income.isAbove(over)) continue;
    const limit = rebated(r(over))
      .times(r(1).plus(rateAt(r(over))))
      .plus(income.minus(over));
    charged = min(charged, limit);
  }
  return charged.times(r(1).plus(f.cess)).near(10);
}

export function sgTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(sgData, year);
  const tax = bands(less(asked.gross, asked.deductions), f.brackets);
  return f.rebate ? tax.minus(min(tax.times(f.rebate.rate), f.rebate.cap)) : tax;
}

export function hkTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(hkData, year);
  const income = less(asked.gross, asked.deductions);
  const allowance = asked.status === "married_joint" ? f.allowances.married : f.allowances.single;
  const tax = min(bands(less(income, allowance), f.brackets), bands(income, f.standard_rates));
  const cut = f.reduction ? min(tax.times(f.reduction.rate), f.reduction.cap) : nothing;
  return tax.minus(cut).down();
}

export function zaTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(zaData, year);
  return less(bands(less(asked.gross, asked.deductions), f.brackets), f.rebates.primary);
}

export function jpTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(jpData, year);
  let deduction = nothing;
  if (asked.basis === "employment") {
    for (const row of f.employment_deduction.toReversed()) {
      if (row.up_to === null || asked.gross <= row.up_to) {
        deduction = min(asked.gross, r(asked.gross).times(row.rate).plus(row.plus));
      }
    }
  }
  const total = less(asked.gross, deduction).down();
  let basic = 0;
  for (const row of f.basic_deduction.toReversed()) {
    if (row.up_to === null || !total.isAbove(row.up_to)) basic = row.amount;
  }
  const taxable = less(less(total, basic), asked.deductions).down(1000);
  const tax = bands(taxable, f.brackets).down();
  return tax.plus(tax.times(f.reconstruction_surtax).down()).down(100);
}

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

export function caTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(caData, year);
  const income = less(asked.gross, asked.deductions);
  const { max: top, min: bottom, from, to } = f.federal_basic_amount;
  let amounts = sliding(top, bottom, from, to, income);
  if (asked.basis === "employment") {
    amounts = amounts.plus(min(asked.gross, f.canada_employment_amount));
  }
  return less(bands(income, f.federal_brackets), amounts.times(f.federal_credit_rate));
}

const cent = r(1).over(100);

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
