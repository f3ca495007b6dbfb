import {
  compare,
  type Exact,
  exact,
  excess,
  isZero,
  larger,
  multiply,
  one,
  ratio,
  smaller,
  sum,
} from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { addShares, levy, wholePay } from "../../engine/contributions/shares.ts";
import { figuresOf } from "../../engine/figures.ts";
import { type ArContributions, data } from "./contribution-figures.ts";
import { ar } from "./rules.ts";

const options = {
  employer_class: wordOption(
    "services_large is a firm of services or commerce above the limit of a medium firm of category 2; any other is general.",
    ["general", "services_large"],
    "general",
  ),
};

const half = /* @__PURE__ */ ratio(1, 2);

type Context = PersonContext<ArContributions, typeof options>;

type Kind = "general" | "services_large";

/**
 * The contributions on one payment: a month's salary, or half of the 13th salary, for which `part`
 * is a half and halves each limit.
 */
function payment(figures: ArContributions, pay: Exact, kind: Kind, part: Exact) {
  const { base: limits, jubilacion, pami, obra_social, contribuciones } = figures;
  const least = multiply(exact(limits.least), part);
  const most = multiply(exact(limits.most), part);
  const wage = larger(pay, least);
  const base = { amount: smaller(wage, most), isCapped: compare(wage, most) > 0 };
  const reduced = excess(wage, multiply(exact(contribuciones.detraction), part));
  return {
    jubilacion: levy(base, { employee: jubilacion }, toCent),
    pami: levy(base, { employee: pami }, toCent),
    obra_social: levy(base, { employee: obra_social.employee }, toCent),
    obra_social_employer: levy(wholePay(wage), { employer: obra_social.employer }, toCent),
    contribuciones: levy(wholePay(reduced), { employer: contribuciones[kind] }, toCent),
  };
}

/**
 * Laws 24,241, 19,032 and 23,660: the employee's shares have a maximum base, the employer's have
 * none. Law 27,541, article 22: a part of the base is exempt. The 13th salary (SAC) is paid in two
 * halves, under the limits of June and December.
 */
function person({ each, year, options: { employer_class: kind } }: Context) {
  return each({ period: "month", extras: [12] }, ({ figures, pay, isExtra }) => {
    if (isZero(pay)) return {};
    if (!isExtra) return payment(figures, pay, kind, one);
    const june = figuresOf(data, { from: `${year.label}-06-01` }).values;
    const first = payment(june, multiply(pay, half), kind, half);
    const second = payment(figures, multiply(pay, half), kind, half);
    return {
      jubilacion: addShares(first.jubilacion, second.jubilacion),
      pami: addShares(first.pami, second.pami),
      obra_social: addShares(first.obra_social, second.obra_social),
      obra_social_employer: addShares(first.obra_social_employer, second.obra_social_employer),
      contribuciones: addShares(first.contribuciones, second.contribuciones),
    };
  });
}

/** Argentina: an employee of the private sector without a separate collective agreement. */
export const arPay: PayJurisdiction = definePay(
  ar,
  defineContributions({
    data,
    contributions: {
      jubilacion: "Pension (SIPA)",
      pami: "Health of pensioners (PAMI)",
      obra_social: "Health scheme (obra social)",
      obra_social_employer: "Health scheme (obra social), employer",
      contribuciones: "Employer contributions (Law 27,541)",
    },
    figureOf: { jubilacion: "base", obra_social_employer: "obra_social" },
    options,
    salaries: [12, 13],
    person,
    // Income tax law, article 85: compulsory contributions are deductible.
    deductible: ({ jubilacion, pami, obra_social }) =>
      sum([jubilacion.employee, pami.employee, obra_social.employee]),
  }),
);
