import { add, type Exact, isZero } from "../../engine/amounts.ts";
import {
  defineContributions,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { levy, noShare, upTo, wholePay, within } from "../../engine/contributions/shares.ts";
import { data, type PeContributions } from "./contribution-figures.ts";
import { pe } from "./rules.ts";

const options = {
  scheme: wordOption(
    "The pension scheme: a private fund (afp) or the state (onp).",
    ["afp", "onp"],
    "afp",
  ),
  afp: wordOption(
    "The manager of the private fund, which decides the commission.",
    ["habitat", "integra", "prima", "profuturo"],
    "habitat",
  ),
  commission: wordOption(
    "balance is a commission on the fund, which does not reduce the pay. flow is a commission on the wage, for people who were members before 2013.",
    ["balance", "flow"],
    "balance",
  ),
};

type Context = PersonContext<PeContributions, typeof options>;

function pension(
  { onp, afp_fund, afp_insurance, afp_commission }: PeContributions,
  pay: Exact,
  options: Context["options"],
) {
  const own = (rate: number) => levy(wholePay(pay), { employee: rate }, toCent);
  if (options.scheme === "onp") return { onp: own(onp) };
  return {
    afp_fund: own(afp_fund),
    afp_insurance: levy(upTo(pay, afp_insurance.most), { employee: afp_insurance.rate }, toCent),
    afp_commission: options.commission === "flow" ? own(afp_commission[options.afp]) : noShare,
  };
}

/**
 * Decree-Law 19990 (ONP), Decree-Law 25897 (AFP), Law 26790 (EsSalud). Law 30334: the salaries of
 * July and December are free of contributions, and the employer pays the 9 % of EsSalud to the
 * employee instead.
 */
function person({ each, options }: Context) {
  return each({ period: "month", extras: [7, 12] }, ({ figures, pay, isExtra }) => {
    if (isZero(pay)) return {};
    const { rate, least } = figures.essalud;
    if (isExtra) return { extraordinary_bonus: levy(wholePay(pay), { employer: rate }, toCent) };
    return {
      ...pension(figures, pay, options),
      essalud: levy(within(pay, least, null), { employer: rate }, toCent),
    };
  });
}

/** Peru: a resident employee of the general private regime. */
export const pePay: PayJurisdiction = definePay(
  pe,
  defineContributions({
    data,
    contributions: {
      onp: "State pension (ONP)",
      afp_fund: "Private pension fund (AFP)",
      afp_insurance: "Insurance of the private pension (AFP)",
      afp_commission: "Commission of the private pension (AFP)",
      essalud: "Health (EsSalud)",
      extraordinary_bonus: "Extraordinary bonus on the salaries of July and December",
    },
    figureOf: { extraordinary_bonus: "essalud" },
    options,
    salaries: [12, 14],
    person,
    // The bonus is paid to the employee with the salary and is taxed.
    additions: (_tax, { extraordinary_bonus: bonus }) => bonus.employer,
    incomeTax: (taxOn, inputs, { extraordinary_bonus: bonus }) =>
      taxOn({ ...inputs, grossIncome: add(inputs.grossIncome, bonus.employer) }),
  }),
);
