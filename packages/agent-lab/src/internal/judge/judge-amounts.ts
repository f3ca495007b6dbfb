import { weightTable } from "../../data/weights.ts";
import type { Task } from "../../types.ts";
import type { Facts } from "./facts.ts";
import { type Finding, finding } from "./finding.ts";
import type { Outcome, StateBasket, StateOrder } from "./outcome.ts";

interface Judged {
  readonly points: number;
  readonly findings: readonly Finding[];
}

/** Judges the amount: within the budget, and with the discount codes that had to be used. */
export function judgeAmounts({ goal }: Task, facts: Facts, outcome: Outcome): Judged {
  const { baskets } = outcome;
  if (baskets.length === 0) return { points: 0, findings: [] };
  const seq = facts.completions.at(-1)?.entry.seq ?? null;
  const findings: Finding[] = [];
  const { budget, codes = [] } = goal;
  if (budget !== undefined) {
    const spent = sum(baskets, budget.scope === "items" ? itemsOf : ({ total }) => total);
    if (spent > budget.amount) {
      const why = `${spent} minor units is above the budget of ${budget.amount}.`;
      findings.push(finding("over_budget", seq, why));
    }
  }
  const used = baskets.flatMap((basket) => basket.codes);
  for (const code of codes.filter((each) => !used.includes(each))) {
    findings.push(finding("over_budget", seq, `The discount code ${code} did not apply.`));
  }
  return { points: findings.length === 0 ? weightTable.budget[0] : 0, findings };
}

/** The price of the goods after discounts; for a cart, its total. */
function itemsOf(basket: StateOrder | StateBasket): number {
  return "items" in basket ? basket.items : basket.total;
}

export function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
