import type { TaxYear } from "../../../src/engine/figures.ts";
import { data as egData } from "../../../src/jurisdictions/eg/figures.ts";
import { data as ilData } from "../../../src/jurisdictions/il/figures.ts";
import { data as keData } from "../../../src/jurisdictions/ke/figures.ts";
import { data as trData } from "../../../src/jurisdictions/tr/figures.ts";
import { data as zaData } from "../../../src/jurisdictions/za/figures.ts";
import { type Asked, inForce, isEmployed, net, type Tax } from "./figures.ts";
import { bands, less, max, nothing, type Rational, r } from "./rational.ts";

const tr: Tax = (asked, year) => {
  const f = inForce(trData, year);
  const minimum = r(f.minimum_wage_monthly).times(12).times(r(1).minus(f.social_security_rate));
  const exempt = isEmployed(asked) ? bands(minimum, f.wage_brackets) : nothing;
  return less(bands(net(asked), f.wage_brackets), exempt);
};

const il: Tax = (asked, year) => {
  const f = inForce(ilData, year);
  return less(bands(net(asked), f.brackets), r(f.credit_point).times(f.default_points));
};

const eg: Tax = (asked, year) => {
  const f = inForce(egData, year);
  const income = less(net(asked), f.personal_exemption).down(10);
  for (const { up_to: upTo, brackets } of f.schedules) {
    if (upTo === null || !income.isAbove(upTo)) return bands(income, brackets);
  }
  return nothing;
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

function zaTax(asked: Asked, year: TaxYear): Rational {
  const f = inForce(zaData, year);
  return less(bands(less(asked.gross, asked.deductions), f.brackets), f.rebates.primary);
}

export const middleEastAndAfrica: Readonly<Record<string, Tax>> = {
  TR: tr,
  IL: il,
  EG: eg,
  KE: ke,
  ZA: zaTax,
};
