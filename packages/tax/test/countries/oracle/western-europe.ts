import type { TaxYear } from "../../../src/engine/figures.ts";
import { data as atData } from "../../../src/jurisdictions/at/figures.ts";
import { data as beData } from "../../../src/jurisdictions/be/figures.ts";
import { data as chData } from "../../../src/jurisdictions/ch/figures.ts";
import { data as deData } from "../../../src/jurisdictions/de/figures.ts";
import { data as frData } from "../../../src/jurisdictions/fr/figures.ts";
import { data as gbData } from "../../../src/jurisdictions/gb/figures.ts";
import { data as ieData } from "../../../src/jurisdictions/ie/figures.ts";
import { data as luData } from "../../../src/jurisdictions/lu/figures.ts";
import { data as nlData } from "../../../src/jurisdictions/nl/figures.ts";
import { type Asked, inForce, isEmployed, net, type Tax } from "./figures.ts";
import {
  bands,
  cent,
  less,
  line,
  max,
  min,
  nothing,
  type Rational,
  type Row,
  r,
} from "./rational.ts";

export function gbTax(asked: Asked, year: TaxYear, rows?: readonly Row[]): Rational {
  const f = inForce(gbData, year);
  const income = less(asked.gross, asked.deductions);
  const lost = less(income, f.allowance_taper.over).over(f.allowance_taper.income_per_pound);
  const allowance = less(f.personal_allowance, lost).up();
  return bands(less(income, allowance), rows ?? f.brackets);
}

function ieTax(asked: Asked, year: TaxYear): Rational {
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

function deTax(asked: Asked, year: TaxYear): Rational {
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

function frTax(asked: Asked, year: TaxYear): Rational {
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

function nlTax(asked: Asked, year: TaxYear): Rational {
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

export const westernEurope: Readonly<Record<string, Tax>> = {
  GB: gbTax,
  "GB-ENG": gbTax,
  "GB-WLS": gbTax,
  "GB-NIR": gbTax,
  IE: ieTax,
  DE: deTax,
  FR: frTax,
  NL: nlTax,
  BE: be,
  AT: at,
  CH: ch,
  LU: lu,
};
