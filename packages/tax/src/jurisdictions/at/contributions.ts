import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import {
  type Base,
  levy,
  noShare,
  type Share,
  wholePay,
} from "../../engine/contributions/shares.ts";
import { type AtContributions, data } from "./contribution-figures.ts";
import { insured, insuredBase, names, options } from "./insured.ts";
import { at } from "./rules.ts";
import { assessedRefund, insuredTotal, taxWithSpecialPayments } from "./special-payments.ts";

function person(context: PersonContext<AtContributions, typeof options>) {
  const { each, options, age, figures: first } = context;
  const isExempt = age !== undefined && age >= first.exempt_from_age;
  return each({ period: "month", extras: [6, 11] }, ({ figures, pay, isExtra }) => {
    const levied = (base: Base, rate: number): Share => levy(base, { employer: rate }, toCent);
    const unlessExempt = (base: Base, rate: number): Share =>
      isExempt ? noShare : levied(base, rate);
    return {
      ...insured(figures, pay, isExtra, context),
      uv: unlessExempt(insuredBase(figures, pay, isExtra), figures.uv),
      bv: levied(wholePay(pay), figures.bv),
      db: unlessExempt(wholePay(pay), figures.db),
      dz: unlessExempt(wholePay(pay), figures.dz[options.land]),
      kommst: levied(wholePay(pay), figures.kommst),
    };
  });
}

/**
 * Austria: an employee who is fully insured under ASVG, with the 13th and 14th salary and their
 * flat tax.
 */
export const atPay: PayJurisdiction = definePay(
  at,
  defineContributions({
    data,
    contributions: names,
    options,
    inputs: ["age"],
    salaries: [14, 12],
    person,
    // EStG s 16 (1) no. 4: the employee's contributions are deductible in full.
    deductible: insuredTotal,
    incomeTax: taxWithSpecialPayments,
    additions: assessedRefund,
  }),
);
