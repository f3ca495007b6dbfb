import type { TaxYear } from "../../../src/engine/figures.ts";
import { data as auData } from "../../../src/jurisdictions/au/figures.ts";
import { data as hkData } from "../../../src/jurisdictions/hk/figures.ts";
import { data as inData } from "../../../src/jurisdictions/in/figures.ts";
import { data as jpData } from "../../../src/jurisdictions/jp/figures.ts";
import { data as krData } from "../../../src/jurisdictions/kr/figures.ts";
import { data as myData } from "../../../src/jurisdictions/my/figures.ts";
import { data as nzData } from "../../../src/jurisdictions/nz/figures.ts";
import { data as pkData } from "../../../src/jurisdictions/pk/figures.ts";
import { data as sgData } from "../../../src/jurisdictions/sg/figures.ts";
import { data as thData } from "../../../src/jurisdictions/th/figures.ts";
import { type Asked, inForce, isEmployed, net, type Tax } from "./figures.ts";
import { bands, less, line, max, min, nothing, type Rational, r } from "./rational.ts";

function auTax(asked: Asked, year: TaxYear): Rational {
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

function nzTax(asked: Asked, year: TaxYear): Rational {
  return bands(less(asked.gross, asked.deductions), inForce(nzData, year).brackets);
}

function inTax(asked: Asked, year: TaxYear): Rational {
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

function sgTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(sgData, year);
  const tax = bands(less(asked.gross, asked.deductions), f.brackets);
  return f.rebate ? tax.minus(min(tax.times(f.rebate.rate), f.rebate.cap)) : tax;
}

function hkTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(hkData, year);
  const income = less(asked.gross, asked.deductions);
  const allowance = asked.status === "married_joint" ? f.allowances.married : f.allowances.single;
  const tax = min(bands(less(income, allowance), f.brackets), bands(income, f.standard_rates));
  const cut = f.reduction ? min(tax.times(f.reduction.rate), f.reduction.cap) : nothing;
  return tax.minus(cut).down();
}

function jpTax(asked: Asked, year: TaxYear): Rational {
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

const pk: Tax = (asked, year) => {
  const f = inForce(pkData, year);
  const tax = bands(net(asked), f.brackets);
  return (
    net(asked).isAbove(f.surcharge.over) ? tax.times(r(1).plus(f.surcharge.rate)) : tax
  ).near();
};

export const asiaAndPacific: Readonly<Record<string, Tax>> = {
  AU: auTax,
  NZ: nzTax,
  IN: inTax,
  SG: sgTax,
  HK: hkTax,
  JP: jpTax,
  KR: kr,
  MY: my,
  TH: th,
  PK: pk,
};
