import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, wholePay, within } from "../../engine/contributions/shares.ts";
import { exact, excess, isZero, larger, sum } from "../../engine/numbers/exact.ts";
import { type ArContributions, data } from "./contribution-figures.ts";
import { ar } from "./rules.ts";

const options = {
  employer_class: wordOption(
    "services_large is a firm of services or commerce above the limit of a medium firm of category 2; any other is general.",
    ["general", "services_large"],
    "general",
  ),
};

type Context = PersonContext<ArContributions, typeof options>;

/** Laws 24,241, 19,032 and 23,660: shares of the employee have a largest base, those of the employer have none. Law 27,541. */
function person({ each, options }: Context) {
  return each("month", ({ figures, pay }) => {
    if (isZero(pay)) return {};
    const { base: limits, jubilacion, pami, obra_social, contribuciones } = figures;
    const base = within(pay, limits.least, limits.most);
    const wage = larger(pay, exact(limits.least));
    const reduced = wholePay(excess(wage, exact(contribuciones.detraction)));
    return {
      jubilacion: levy(base, { employee: jubilacion }, toCent),
      pami: levy(base, { employee: pami }, toCent),
      obra_social: levy(base, { employee: obra_social.employee }, toCent),
      obra_social_employer: levy(wholePay(wage), { employer: obra_social.employer }, toCent),
      contribuciones: levy(reduced, { employer: contribuciones[options.employer_class] }, toCent),
    };
  });
}

/** Argentina: an employee of the private sector without a collective agreement of their own, with twelve equal salaries. */
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
    leftOut: [
      "The 13th salary (SAC), which has limits of its own in June and December.",
      "Union dues and contributions of collective agreements.",
      "Accident insurance (ART) and compulsory life insurance, which have prices.",
      "The least contribution to a health scheme for part-time work.",
    ],
    person,
    // Income tax law, article 85: compulsory contributions come off.
    deductible: ({ jubilacion, pami, obra_social }) =>
      sum([jubilacion.employee, pami.employee, obra_social.employee]),
  }),
);
