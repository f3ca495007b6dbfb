import type { TaxYear } from "../../../src/engine/figures.ts";
import { data as czData } from "../../../src/jurisdictions/cz/figures.ts";
import { data as hrData } from "../../../src/jurisdictions/hr/figures.ts";
import { data as plData } from "../../../src/jurisdictions/pl/figures.ts";
import { data as roData } from "../../../src/jurisdictions/ro/figures.ts";
import { data as siData } from "../../../src/jurisdictions/si/figures.ts";
import { data as skData } from "../../../src/jurisdictions/sk/figures.ts";
import { type Asked, inForce, isEmployed, net, type Tax } from "./figures.ts";
import { bands, cent, less, min, nothing, type Rational, r } from "./rational.ts";

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

const ro: Tax = (asked, year) => {
  const f = inForce(roData, year);
  const fees = isEmployed(asked)
    ? r(f.pension_rate).plus(f.health_rate).times(asked.gross)
    : nothing;
  return bands(less(net(asked), fees), f.brackets).near();
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

export const easternEurope: Readonly<Record<string, Tax>> = {
  PL: pl,
  CZ: cz,
  SK: sk,
  SI: si,
  RO: ro,
};
