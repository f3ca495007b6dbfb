import { divide, type Exact, exact, isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import {
  addShares,
  fixed,
  levy,
  noShare,
  type Share,
  upTo,
} from "../../engine/contributions/shares.ts";
import { data, type GrContributions } from "./contribution-figures.ts";
import { gr } from "./rules.ts";

const options = {
  kpk: wordOption(
    "Package of coverage: 101 with supplementary pension, 102 with occupational risk too, 103 without supplementary pension.",
    ["101", "102", "103"],
    "101",
  ),
};

type Context = PersonContext<GrContributions, typeof options>;

function efka({ efka: rule }: GrContributions, pay: Exact, kpk: "101" | "102" | "103"): Share {
  return levy(upTo(pay, rule.ceiling), rule[`kpk_${kpk}`], toCent);
}

/**
 * The monthly ceiling applies to the pay of each month, and separately to each extra payment: the
 * 13th salary at Christmas, and the halves of the 14th at Easter and for the holidays (Law
 * 4387/2016, art. 38).
 */
function person({ each, gross, options: { kpk }, figures }: Context) {
  const withChristmas = each({ period: "month", extras: [12] }, ({ figures, pay }) => ({
    efka: efka(figures, pay, kpk),
  }));
  const halves = each({ period: "month", extras: [12, 4] }, ({ figures, pay, isExtra }) => ({
    // The plan has two extra salaries, and each is halved here. Together they are the two halves of
    // the 14th salary.
    efka: isExtra ? efka(figures, divide(pay, exact(2)), kpk) : noShare,
  }));
  return {
    efka: addShares(withChristmas.efka ?? noShare, halves.efka ?? noShare),
    elpc: isZero(gross) ? noShare : fixed({ employer: exact(figures.elpc) }),
  };
}

/** Greece: an employee of a private firm, with the Christmas, Easter and holiday payments. */
export const grPay: PayJurisdiction = definePay(
  gr,
  defineContributions({
    data,
    contributions: {
      efka: "Social insurance with supplementary pension (e-EFKA)",
      elpc: "Account for children's camps (ELPK)",
    },
    options,
    salaries: [14],
    person,
    // Income Tax Code art. 14 and 15: the employee's contributions are deductible.
    deductible: (paid) => paid.efka.employee,
  }),
);
