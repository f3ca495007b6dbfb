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
  const rule = f.workReduction;
  if (!isEmployed(asked) || !rule || f.otherExpenses === undefined) return income;
  let reduction = r(rule.flat);
  if (income.isAbove(rule.flatTo)) {
    reduction = less(rule.flat, income.minus(rule.flatTo).times(rule.firstSlope));
  }
  if (income.isAbove(rule.secondFrom)) {
    reduction = less(rule.secondAmount, income.minus(rule.secondFrom).times(rule.secondSlope));
  }
  if (income.isAbove(rule.zeroFrom)) reduction = nothing;
  return less(less(income, f.otherExpenses), reduction);
}

function spanishDeduction(asked: Asked, year: TaxYear): Rational {
  const rule = inForce(esData, year).minimumWageDeduction;
  if (!rule || !isEmployed(asked)) return nothing;
  if (asked.gross <= rule.fullTo) return r(rule.amount);
  const left = less(rule.zeroFrom, asked.gross).over(r(rule.zeroFrom).minus(rule.fullTo));
  return left.times(rule.amount);
}

export const esTax: Tax = (asked, year) => {
  const f = inForce(esData, year);
  const half = less(
    bands(spanishBase(asked, year), f.stateBrackets),
    bands(f.personalMinimum, f.stateBrackets),
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
  const state = less(bands(base, f.stateBrackets), bands(f.personalMinimum, f.stateBrackets));
  const region = less(
    bands(base, own.regionalBrackets),
    bands(own.regionalMinimum, own.regionalBrackets),
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
  const c = f.employeeCredit;
  const step = r(1).over(10_000);
  let credit = r(c.flat);
  if (income.isAbove(c.flatTo)) {
    credit = r(c.middleTo).minus(income).over(c.middleSpan).down(step).times(c.plus).plus(c.base);
  }
  if (income.isAbove(c.middleTo)) {
    credit = less(c.highTo, income).over(c.highSpan).down(step).times(c.base);
  }
  if (income.isAbove(c.bonusOver) && !income.isAbove(c.bonusTo)) credit = credit.plus(c.bonus);
  const further = f.furtherCredit;
  if (further && income.isAbove(further.over)) {
    const fading = less(further.zeroFrom, income).over(further.zeroFrom - further.fullTo);
    credit = credit.plus(min(1, fading).times(further.amount));
  }
  return less(tax, credit);
};

const pt: Tax = (asked, year) => {
  const f = inForce(ptData, year);
  const taken = isEmployed(asked) ? max(f.specificDeduction, asked.deductions) : asked.deductions;
  const people = asked.status === "married_joint" ? 2 : 1;
  const share = less(asked.gross, taken).over(people);
  return bands(share, f.brackets).plus(bands(share, f.solidarity)).times(people);
};

const be: Tax = (asked, year) => {
  const f = inForce(beData, year);
  let income = net(asked);
  if (isEmployed(asked)) {
    const rest = r(asked.gross).times(r(1).minus(f.socialSecurityRate));
    const costs = min(f.employeeExpenses.max, rest.times(f.employeeExpenses.rate));
    income = less(rest.minus(costs), asked.deductions);
  }
  return less(bands(income, f.brackets), bands(f.taxFreeSum, f.brackets)).near(cent);
};

const at: Tax = (asked, year) => {
  const f = inForce(atData, year);
  if (!isEmployed(asked)) return bands(net(asked), f.brackets);
  return less(bands(less(net(asked), f.workExpenses), f.brackets), f.commuterCredit);
};

const ch: Tax = (asked, year) => {
  const f = inForce(chData, year);
  const tariff = asked.status === "married_joint" ? f.married : f.single;
  if (!tariff) throw new Error("no tariff");
  const hundreds = net(asked).down(100);
  let tax = nothing;
  if (r(tariff.flatFrom).isAbove(hundreds)) {
    for (const [index, { over, rate }] of tariff.brackets.entries()) {
      const end = min(hundreds, tariff.brackets[index + 1]?.over ?? tariff.flatFrom);
      if (end.isAbove(over)) tax = tax.plus(end.minus(over).times(rate)).down(r(5).over(100));
    }
  } else tax = hundreds.times(tariff.flatRate);
  return r(f.minimumLevied).isAbove(tax) ? nothing : tax;
};

const lu: Tax = (asked, year) => {
  const f = inForce(luData, year);
  const lumps = f.lumpSums.workExpenses + f.lumpSums.specialExpenses;
  const income = isEmployed(asked) ? less(net(asked), lumps) : net(asked);
  const { rate, higherRate, over } = f.employmentFund;
  const scale = bands(income.down(50), f.brackets).down();
  const below = min(scale, bands(r(over), f.brackets));
  const fund = below.times(rate).plus(scale.minus(below).times(higherRate));
  const tax = scale.plus(fund.down());
  if (!isEmployed(asked) || asked.gross < (f.employeeCredit[0]?.at ?? 0)) return tax;
  const { amount, fullTo, zeroFrom } = f.climateCredit;
  const climate = min(1, less(zeroFrom, asked.gross).over(zeroFrom - fullTo)).times(amount);
  return less(tax, line(f.employeeCredit, asked.gross).plus(climate));
};

const se: Tax = (asked, year) => {
  const f = inForce(seData, year);
  const p = r(f.priceBase);
  const income = net(asked);
  let allowance = nothing;
  for (const { over, base, slope } of f.basicAllowance) {
    if (income.isAbove(p.times(over))) {
      allowance = p.times(base).plus(income.minus(p.times(over)).times(slope));
    }
  }
  allowance = min(income, allowance.up(100));
  const taxable = income.minus(allowance);
  const rate = r(f.averageMunicipal);
  const municipal = taxable.times(rate).down();
  let work = nothing;
  if (isEmployed(asked)) {
    const pay = r(asked.gross).down(100);
    for (const { from, base, slope } of f.workCredit) {
      if (p.times(from).isAbove(pay)) continue;
      work = p.times(base).plus(pay.minus(p.times(from)).times(slope));
    }
    work = less(work, allowance).times(rate);
    const out = f.workCreditPhaseOut;
    if (out) work = less(work, less(pay, p.times(out.overPriceBases)).times(out.rate));
  }
  const { rate: share, over, max: most } = f.earnedIncomeReduction;
  const credits = work.down().plus(min(most, less(taxable, over).times(share)).down());
  return bands(taxable, f.stateBrackets).down().plus(less(municipal, credits));
};

const dk: Tax = (asked, year) => {
  const f = inForce(dkData, year);
  const rate = asked.localRate ?? f.averageMunicipal ?? 0;
  const labour = isEmployed(asked) ? r(asked.gross).times(f.labourMarketRate) : nothing;
  const personal = r(asked.gross).minus(labour);
  const stateBase = isEmployed(asked) ? personal : less(personal, asked.deductions);
  const relief = r(f.personalAllowance).times(f.stateBrackets[0]?.rate ?? 0);
  let base = less(personal, asked.deductions);
  if (isEmployed(asked)) {
    const first = min(f.employmentAllowance.max, r(asked.gross).times(f.employmentAllowance.rate));
    const { over, rate: share, max: most } = f.jobAllowance;
    const job = min(most, less(asked.gross, over).times(share));
    base = less(personal, first.plus(job).plus(asked.deductions));
  }
  const municipal = less(base, f.personalAllowance).times(rate);
  const top = f.stateBrackets[1] ?? { over: 0, rate: 0 };
  const tooMuch = less(r(top.rate).plus(rate), f.taxCeiling).times(less(stateBase, top.over));
  return labour.plus(less(bands(stateBase, f.stateBrackets), relief.plus(tooMuch))).plus(municipal);
};

const no: Tax = (asked, year) => {
  const f = inForce(noData, year);
  const minimum = isEmployed(asked)
    ? min(f.minimumDeduction.max, r(asked.gross).times(f.minimumDeduction.rate))
    : nothing;
  const general = less(asked.gross, minimum.plus(f.personalAllowance).plus(asked.deductions));
  return bands(asked.gross, f.bracketTax).plus(general.times(f.generalRate)).near();
};

const fi: Tax = (asked, year) => {
  const f = inForce(fiData, year);
  const gross = r(asked.gross);
  const scale = (base: Rational): Rational =>
    bands(base, f.stateBrackets)
      .near(cent)
      .plus(base.times(f.helsinkiRate).near(cent))
      .plus(base.times(f.medicalRate).near(cent));
  const yle = (base: Rational): Rational =>
    min(f.broadcasting.max, less(base, f.broadcasting.over).times(f.broadcasting.rate)).near(cent);
  if (!isEmployed(asked)) return scale(net(asked)).plus(yle(net(asked)));
  const earned = less(gross, f.costDeduction);
  const isDue = !r(f.dailyAllowance.threshold).isAbove(gross);
  const daily = isDue ? gross.times(f.dailyAllowance.rate).near(cent) : nothing;
  const fees = gross
    .times(f.pensionRate)
    .near(cent)
    .plus(gross.times(f.unemploymentRate).near(cent));
  const before = less(earned, fees.plus(daily).plus(asked.deductions));
  const { max: most, rate } = f.basicDeduction;
  const basic = less(most, less(before, most).times(rate));
  const taxable = less(before, basic);
  let credit = min(f.workCredit.max, earned.times(f.workCredit.rate));
  for (const { over, to, rate: slope } of f.workCredit.phaseOut) {
    credit = credit.minus(less(to === null ? earned : min(earned, to), over).times(slope));
  }
  const tax = less(scale(taxable), max(nothing, credit).near(cent));
  return tax.plus(yle(earned)).plus(daily);
};

const is: Tax = (asked, year) => {
  const f = inForce(isData, year);
  const pension = isEmployed(asked) ? r(asked.gross).times(f.pensionDeduction) : nothing;
  const base = less(net(asked), pension);
  return less(bands(base, f.stateBrackets).plus(base.times(f.averageMunicipal)), f.personalCredit);
};

const pl: Tax = (asked, year) => {
  const f = inForce(plData, year);
  let base = net(asked);
  if (isEmployed(asked)) {
    const { cap, cappedRate, uncappedRate } = f.socialSecurity;
    const fees = min(asked.gross, cap).times(cappedRate).plus(r(asked.gross).times(uncappedRate));
    base = less(base, fees.plus(f.employeeCosts));
  }
  const taxable = base.near();
  const people = asked.status === "married_joint" ? 2 : 1;
  const tax = less(bands(taxable.over(people), f.brackets), f.reducingAmount)
    .times(people)
    .near();
  return tax.plus(less(taxable, f.solidarity.over).times(f.solidarity.rate).near());
};

const cz: Tax = (asked, year) => {
  const f = inForce(czData, year);
  return less(bands(net(asked).down(100), f.brackets).up(), f.basicCredit);
};

const sk: Tax = (asked, year) => {
  const f = inForce(skData, year);
  const { full, fullToBase, cap, divisor } = f.basicAllowance;
  const base = net(asked);
  const allowance = base.isAbove(fullToBase) ? less(cap, base.over(divisor)) : r(full);
  return bands(less(base, allowance.up(cent)).down(cent), f.brackets).down(cent);
};

const si: Tax = (asked, year) => {
  const f = inForce(siData, year);
  const extra =
    asked.gross <= f.extraAllowance.upTo
      ? less(f.extraAllowance.const, r(asked.gross).times(f.extraAllowance.rate))
      : nothing;
  return bands(less(net(asked), extra.plus(f.generalAllowance)), f.brackets);
};

export function croatianTax(
  asked: Asked,
  year: TaxYear,
  rates: { readonly lower: number; readonly higher: number },
): Rational {
  const f = inForce(hrData, year);
  return bands(less(net(asked), f.personalAllowance), [
    { over: 0, rate: rates.lower },
    { over: f.threshold, rate: rates.higher },
  ]);
}

const ro: Tax = (asked, year) => {
  const f = inForce(roData, year);
  const fees = isEmployed(asked) ? r(f.pensionRate).plus(f.healthRate).times(asked.gross) : nothing;
  return bands(less(net(asked), fees), f.brackets).near();
};

const ee: Tax = (asked, year) => {
  const f = inForce(eeData, year);
  const { full, fullTo, zeroAt } = f.basicExemption;
  let exemption = r(full);
  if (fullTo !== undefined && zeroAt !== undefined) {
    exemption = min(1, less(zeroAt, asked.gross).over(zeroAt - fullTo)).times(full);
  }
  return bands(less(net(asked), exemption), f.brackets);
};

const lv: Tax = (asked, year) => {
  const f = inForce(lvData, year);
  let relief = r(asked.deductions).plus(f.nonTaxableMinimum);
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
  const { amount, fullTo, rate } = f.wageCredit;
  const credit = isEmployed(asked) ? less(amount, less(net(asked), fullTo).times(rate)) : nothing;
  return less(bands(net(asked), f.brackets), credit);
};

const tr: Tax = (asked, year) => {
  const f = inForce(trData, year);
  const minimum = r(f.minimumWageMonthly).times(12).times(r(1).minus(f.socialSecurityRate));
  const exempt = isEmployed(asked) ? bands(minimum, f.wageBrackets) : nothing;
  return less(bands(net(asked), f.wageBrackets), exempt);
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
    return tax.plus(tax.times(f.localRate).down());
  }
  const earned = line(f.earnedIncomeDeduction, asked.gross);
  const taxable = less(asked.gross, earned.plus(f.basicDeduction).plus(asked.deductions));
  const tax = bands(taxable, f.brackets);
  const c = f.earnedIncomeCredit;
  const share = min(tax, c.firstTax).times(c.rate).plus(less(tax, c.firstTax).times(c.rateAbove));
  let cap = nothing;
  for (const row of c.caps) {
    if (asked.gross >= row.over) {
      cap = max(row.floor, r(row.cap).minus(r(asked.gross).minus(row.over).times(row.slope)));
    }
  }
  const national = less(tax, min(share, cap)).down();
  return national.plus(national.times(f.localRate).down());
};

const my: Tax = (asked, year) => {
  const f = inForce(myData, year);
  const income = isEmployed(asked) ? less(net(asked), f.personalRelief) : net(asked);
  const tax = bands(income, f.brackets);
  return income.isAbove(f.rebate.limit) ? tax : less(tax, f.rebate.amount);
};

const th: Tax = (asked, year) => {
  const f = inForce(thData, year);
  const { rate, max: most } = f.employmentDeduction;
  const costs = isEmployed(asked) ? min(most, r(asked.gross).times(rate)) : nothing;
  return bands(less(less(net(asked), costs), f.personalAllowance), f.brackets);
};

const ke: Tax = (asked, year) => {
  const f = inForce(keData, year);
  let income = net(asked);
  if (isEmployed(asked) && asked.gross > 0) {
    const health = max(
      f.healthInsuranceMonthlyMinimum * 12,
      r(asked.gross).times(f.healthInsuranceRate),
    );
    income = less(income, health.plus(r(asked.gross).times(f.housingLevyRate)));
  }
  return less(bands(income, f.brackets), f.personalRelief);
};

const eg: Tax = (asked, year) => {
  const f = inForce(egData, year);
  const income = less(net(asked), f.personalExemption).down(10);
  for (const { upTo, brackets } of f.schedules) {
    if (upTo === null || !income.isAbove(upTo)) return bands(income, brackets);
  }
  return nothing;
};

const br: Tax = (asked, year) => {
  const f = inForce(brData, year);
  const { rate, max: most } = f.simplifiedDiscount;
  const simplified = isEmployed(asked) ? min(most, r(asked.gross).times(rate)) : nothing;
  const tax = bands(less(asked.gross, max(asked.deductions, simplified)), f.brackets);
  const cut = f.reduction;
  if (!cut || asked.gross > cut.zeroFrom) return tax;
  if (asked.gross <= cut.fullTo) return less(tax, cut.max);
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
  const personal = r(f.nonTaxable).plus(f.specialEmployee).times(13).over(12);
  return bands(isEmployed(asked) ? less(net(asked), personal) : net(asked), f.brackets);
};

const co: Tax = (asked, year) => {
  const f = inForce(coData, year);
  const { rate: share, maxUnits } = f.labourExemption;
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
  const taken = isEmployed(asked) ? r(f.unit).times(f.workDeductionUnits) : nothing;
  return bands(less(net(asked), taken).over(f.unit), f.brackets).times(f.unit);
};

const il: Tax = (asked, year) => {
  const f = inForce(ilData, year);
  return less(bands(net(asked), f.brackets), r(f.creditPoint).times(f.defaultPoints));
};

/** By country code; the others have a scale alone, or are in the first file. */
export const secondCountries: Readonly<Record<string, Tax>> = {
  ...{ ES: esTax, IT: it, PT: pt, BE: be, AT: at, CH: ch, LU: lu, SE: se, DK: dk, NO: no, FI: fi },
  ...{ IS: is, PL: pl, CZ: cz, SK: sk, SI: si, RO: ro, EE: ee, LV: lv, GR: gr, TR: tr, PK: pk },
  ...{ KR: kr, MY: my, TH: th, KE: ke, EG: eg, BR: br, MX: mx, AR: ar, CO: co, PE: pe, IL: il },
};
