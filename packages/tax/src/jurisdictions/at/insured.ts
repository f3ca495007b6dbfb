import type { Exact } from "../../engine/amounts.ts";
import type { Paid, ReturnContext } from "../../engine/contributions/define-contributions.ts";
import { flagOption, wordOption } from "../../engine/contributions/options.ts";
import { toCent } from "../../engine/contributions/rounding.ts";
import { type Base, levy, noShare, rateAbove, upTo } from "../../engine/contributions/shares.ts";
import type { AtContributions } from "./contribution-figures.ts";

export const options = {
  land: wordOption(
    "State (Land) of the Economic Chamber to which the employer belongs. The chamber adds a surcharge. W also adds the housing contribution of Vienna.",
    ["none", "W", "NOE", "B", "OOE", "S", "T", "V", "ST", "K"],
    "none",
  ),
  assessment: flagOption(
    "With false, the result is that of the payroll. With true, it includes what only the assessment gives: the supplement to the transport credit, the refund of social insurance and the limit of the tax on small special payments.",
    false,
  ),
};

export const names = {
  kv: "Health insurance (Krankenversicherung)",
  pv: "Pension insurance (Pensionsversicherung)",
  alv: "Unemployment insurance (Arbeitslosenversicherung)",
  ak: "Chamber of Labour levy (Arbeiterkammerumlage)",
  wf: "Housing promotion contribution (Wohnbauförderungsbeitrag)",
  uv: "Accident insurance (Unfallversicherung)",
  ie: "Insolvency fund supplement (IESG-Zuschlag)",
  bv: "Severance fund (Betriebliche Vorsorge)",
  db: "Employer's contribution to the family fund (Dienstgeberbeitrag)",
  dz: "Surcharge of the Economic Chamber (Zuschlag zum Dienstgeberbeitrag)",
  kommst: "Municipal payroll tax (Kommunalsteuer)",
};

export type AtReturn = ReturnContext<AtContributions, typeof options>;
export type AtPaid = Paid<keyof typeof names>;

/**
 * The part of one salary on which contributions are due. Each of the two equal special payments has
 * half of the annual ceiling.
 */
export function insuredBase({ ceilings }: AtContributions, salary: Exact, isExtra: boolean): Base {
  return upTo(salary, isExtra ? ceilings.special_payments / 2 : ceilings.month);
}

/** Marginal employment is insured only against accidents (ASVG s 5 (2)). */
function isMarginal({ marginal_limit }: AtContributions, salary: Exact): boolean {
  return rateAbove(salary, [{ over: marginal_limit, rate: 1 }]) === 0;
}

/**
 * The shares of both sides on one salary. No chamber levy and no housing contribution is due on the
 * special payments.
 */
export function insured(
  figures: AtContributions,
  salary: Exact,
  isExtra: boolean,
  { options: { land } }: Pick<AtReturn, "options">,
) {
  if (isMarginal(figures, salary)) return {};
  const { alv, wf } = figures;
  const base = insuredBase(figures, salary, isExtra);
  const housing = land === "W" ? wf.vienna : wf.rate;
  // AMPFG s 2a: the employee's rate depends on the pay, and applies to the whole pay.
  const unemployment = { employee: rateAbove(base.amount, alv), employer: alv.at(-1)?.rate ?? 0 };
  return {
    kv: levy(base, figures.kv, toCent),
    pv: levy(base, figures.pv, toCent),
    alv: levy(base, unemployment, toCent),
    ak: isExtra ? noShare : levy(base, { employee: figures.ak }, toCent),
    wf: isExtra ? noShare : levy(base, { employee: housing, employer: housing }, toCent),
    ie: levy(base, { employer: figures.ie }, toCent),
  };
}
