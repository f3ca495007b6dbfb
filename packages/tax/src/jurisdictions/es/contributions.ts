import { compare, type Exact, exact, isPositive } from "../../engine/amounts.ts";
import {
  defineContributions,
  type Paid,
  type PersonContext,
} from "../../engine/contributions/define-contributions.ts";
import { definePay, type PayJurisdiction } from "../../engine/contributions/define-pay.ts";
import { wordOption, yearRateOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import {
  banded,
  employeeTotal,
  levy,
  noShare,
  type Share,
  within,
} from "../../engine/contributions/shares.ts";
import { data, type EsContributions } from "./contribution-figures.ts";
import { es } from "./rules.ts";

const options = {
  contract: wordOption(
    "Kind of the contract, on which the rates of unemployment insurance depend.",
    ["permanent", "fixed_term"],
    "permanent",
  ),
  accident_rate: yearRateOption(
    "Premium for work accidents and occupational diseases by activity. Default: the premium of office work.",
  ),
};

type Context = PersonContext<EsContributions, typeof options>;

/** LGSS article 19 bis: three bands above the ceiling, each with its own rates. */
function solidarity({ solidarity: rows }: EsContributions, pay: Exact): Share {
  if (rows === undefined) return noShare;
  const of = (side: "employee" | "employer") =>
    banded(
      pay,
      rows.map((row) => ({ over: row.over, rate: row[side] })),
    );
  const { amount, base } = of("employee");
  return {
    employee: toCent(amount),
    employer: toCent(of("employer").amount),
    base: base.amount,
    isCapped: false,
  };
}

/** Any number of extra salaries is spread over the twelve months. */
function person({ each, assume, options: { contract, accident_rate } }: Context) {
  return each("month", ({ figures, pay }) => {
    if (!isPositive(pay)) return {};
    const base = within(pay, figures.base.minimum, figures.base.maximum);
    if (compare(pay, base.amount) < 0) {
      assume(
        "Spain: if pay is below the minimum base of full time, contributions are calculated on that base. Part time is not calculated.",
      );
    }
    const accident = accident_rate ?? exact(figures.atep);
    return {
      cc: levy(base, figures.cc, toCent),
      unemployment: levy(base, figures.unemployment[contract], toCent),
      training: levy(base, figures.training, toCent),
      mei: levy(base, figures.mei, toCent),
      fogasa: levy(base, { employer: figures.fogasa }, toCent),
      atep: levy(base, { employer: accident }, toCent),
      solidarity: solidarity(figures, pay),
    };
  });
}

/** Social security of Spain: the general scheme. */
export const esContributions = defineContributions({
  data,
  contributions: {
    cc: "Common contingencies (contingencias comunes)",
    unemployment: "Unemployment insurance (desempleo)",
    training: "Vocational training (formación profesional)",
    mei: "Intergenerational equity mechanism (MEI)",
    fogasa: "Wage guarantee fund (FOGASA)",
    atep: "Work accidents and occupational diseases",
    solidarity: "Solidarity contribution above the ceiling",
  },
  options,
  salaries: [12, 14],
  person,
  // LIRPF article 19.2 (a): before the reduction for earnings and the other expenses.
  deductible: (paid: Paid<string>) => employeeTotal(paid),
});

/** Spain: the state's half of the income tax, and all of social security. */
export const esPay: PayJurisdiction = definePay(es, esContributions);
