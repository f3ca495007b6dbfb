import {
  add,
  compare,
  type Exact,
  exact,
  excess,
  multiply,
  one,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { defineContributions } from "../../engine/contributions/define-contributions.ts";
import type { PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { unrounded } from "../../engine/contributions/rounding.ts";
import {
  type Base,
  banded,
  employeeTotal,
  levy,
  noShare,
  type Rates,
  type Share,
  upTo,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { data, type FrContributions } from "./contribution-figures.ts";
import { reductionRate, yearlySmic } from "./general-reduction.ts";
import { type FrContext, options } from "./options.ts";
import { fr } from "./rules.ts";

/** No law rounds the amounts of a month. The amount of the year is rounded to the cent. */
const share = (base: Base, rates: Rates): Share => levy(base, rates, unrounded);
const employer = (base: Base, rate: number | Exact): Share => share(base, { employer: rate });

/**
 * The pay up to the ceiling, and the pay from there to eight times the ceiling (tranches 1 and 2
 * of AGIRC-ARRCO).
 */
function tranches(
  { ceilings }: FrContributions,
  pay: Exact,
  { first, second }: FrContributions["ceg"],
): Share {
  const of = (side: "employee" | "employer") =>
    banded(pay, [
      { over: 0, rate: first[side] },
      { over: ceilings.one, rate: second[side] },
      { over: ceilings.eight, rate: 0 },
    ]);
  const { amount, base } = of("employee");
  return {
    employee: amount,
    employer: of("employer").amount,
    base: base.amount,
    isCapped: base.isCapped,
  };
}

/** The employer's premiums for the health plan and for the provident insurance of executives. */
function premiums(figures: FrContributions, pay: Exact, { options }: FrContext) {
  const { complementary_health_month: premium, complementary_health_employer_share } = options;
  const health = multiply(premium, complementary_health_employer_share);
  const provident =
    options.status === "cadre"
      ? employer(upTo(pay, figures.ceilings.one), figures.provident_executives)
      : noShare;
  const base = { amount: add(health, provident.employer), isCapped: false };
  return {
    base,
    provident,
    health: { ...noShare, employee: subtract(premium, health), employer: health, base: premium },
  };
}

/**
 * The base of CSG and CRDS: a share of the pay up to four times the ceiling, all pay above it, and
 * the employer's premiums.
 */
function generalised({ csg, ceilings }: FrContributions, pay: Exact, extra: Exact) {
  const { amount: lower } = upTo(pay, ceilings.four);
  const amount = sum([multiply(lower, exact(csg.part)), excess(pay, exact(ceilings.four)), extra]);
  const base = { amount, isCapped: false };
  return {
    csg_deductible: share(base, { employee: csg.deductible }),
    csg_crds_nondeductible: share(base, { employee: csg.nondeductible }),
  };
}

/**
 * The lower rate of 2024 and 2025. It applies to the whole pay if the pay of the year does not
 * exceed a limit.
 */
function byYear(
  { rate, reduced, up_to }: FrContributions["family"],
  pay: Exact,
  gross: Exact,
): Share {
  const isLow = reduced !== undefined && up_to !== undefined && compare(gross, exact(up_to)) <= 0;
  return employer(wholePay(pay), isLow ? reduced : rate);
}

/** Contributions that only the employer pays. They depend on the number of staff. */
function ofEmployer(figures: FrContributions, pay: Exact, context: FrContext, insured: Base) {
  const { staff, transport_rate, accident_rate, alsace_moselle } = context.options;
  const { ceilings, fnal, training, apprenticeship } = figures;
  const whole = wholePay(pay);
  const four = upTo(pay, ceilings.four);
  const isLarge = staff >= 50;
  return {
    health_employer: byYear(figures.health_employer, pay, context.gross),
    family: byYear(figures.family, pay, context.gross),
    solidarity_autonomy: employer(whole, figures.solidarity_autonomy),
    unemployment: employer(four, figures.unemployment),
    ags: employer(four, figures.ags),
    fnal: isLarge
      ? employer(whole, fnal.from_50)
      : employer(upTo(pay, ceilings.one), fnal.under_50),
    training: employer(whole, staff < 11 ? training.under_11 : training.from_11),
    apprenticeship: employer(
      whole,
      alsace_moselle ? apprenticeship.alsace_moselle : apprenticeship.rate,
    ),
    social_dialogue: employer(whole, figures.social_dialogue),
    housing_effort: isLarge ? employer(whole, figures.housing_effort) : noShare,
    accident: employer(whole, accident_rate ?? exact(figures.accident)),
    transport: staff >= 11 ? employer(whole, transport_rate) : noShare,
    forfait_social: staff >= 11 ? employer(insured, figures.forfait_social) : noShare,
  };
}

/** Calculated on twelve equal months, because the ceilings are settled over the year. */
function person(context: FrContext) {
  const { each, options, gross, year } = context;
  const smic = yearlySmic(year, options.smic_hourly);
  return each("month", ({ figures, pay }) => {
    const { ceilings } = figures;
    const whole = wholePay(pay);
    const first = upTo(pay, ceilings.one);
    const { base: insured, provident, health } = premiums(figures, pay, context);
    const rate = reductionRate(figures, gross, smic, options.staff >= 50);
    const reduction = employer(whole, multiply(rate, subtract(zero, one)));
    const isExecutive = options.status === "cadre";
    return {
      old_age_capped: share(first, figures.old_age_capped),
      old_age_uncapped: share(whole, figures.old_age_uncapped),
      agirc_arrco: tranches(figures, pay, figures.agirc_arrco),
      ceg: tranches(figures, pay, figures.ceg),
      cet: first.isCapped ? share(upTo(pay, ceilings.eight), figures.cet) : noShare,
      ...generalised(figures, pay, insured.amount),
      apec: isExecutive ? share(upTo(pay, ceilings.four), figures.apec) : noShare,
      health_alsace_moselle: options.alsace_moselle
        ? share(whole, { employee: figures.health_alsace_moselle })
        : noShare,
      ...ofEmployer(figures, pay, context, insured),
      provident_executives: provident,
      complementary_health: health,
      general_reduction: reduction,
    };
  });
}

/** France: an employee of a private firm in the general scheme, full time. */
export const frPay: PayJurisdiction = {
  taxes: [fr],
  carriedYear: { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "announced" },
  contributions: [
    defineContributions({
      data,
      contributions: {
        old_age_capped: "Old-age insurance up to the ceiling",
        old_age_uncapped: "Old-age insurance on all pay",
        agirc_arrco: "Supplementary pension (AGIRC-ARRCO)",
        ceg: "General balance contribution (CEG)",
        cet: "Technical balance contribution (CET)",
        csg_deductible: "CSG, deductible",
        csg_crds_nondeductible: "CSG, not deductible, and CRDS",
        apec: "APEC (executives)",
        health_alsace_moselle: "Health insurance of Alsace-Moselle",
        health_employer: "Health, maternity, disability and death insurance",
        family: "Family benefits (allocations familiales)",
        solidarity_autonomy: "Solidarity contribution for autonomy (CSA)",
        unemployment: "Unemployment insurance",
        ags: "Wage guarantee (AGS)",
        fnal: "Housing benefit fund (FNAL)",
        training: "Vocational training",
        apprenticeship: "Apprenticeship tax",
        social_dialogue: "Social dialogue",
        housing_effort: "Housing effort (PEEC)",
        accident: "Work accidents and occupational diseases (AT/MP)",
        transport: "Mobility payment (versement mobilité)",
        forfait_social: "Forfait social on health and provident premiums",
        provident_executives: "Provident insurance of executives",
        complementary_health: "Health plan of the company",
        general_reduction: "General reduction of the employer's contributions",
      },
      figureOf: { csg_deductible: "csg", csg_crds_nondeductible: "csg" },
      options,
      salaries: [12, 13, 14],
      // A rounded contribution of each month can lift the deduction, so that the tax and the surtax
      // of whole euros each fall by one.
      coarseness: 2,
      person,
      // CGI articles 83 and 154 quinquies: all contributions except CRDS and the last part of CSG
      // are deductible. The employer's health premium is taxable.
      deductible: (paid) =>
        subtract(
          employeeTotal(paid),
          add(paid.csg_crds_nondeductible.employee, paid.complementary_health.employer),
        ),
    }),
  ],
};
