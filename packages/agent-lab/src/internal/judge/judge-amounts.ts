import type { Address } from "@almanac/storefront-fixtures";
import { partPoints, weightTable } from "../../data/weights.ts";
import type { Task } from "../../types.ts";
import { type Facts, type Finding, finding, type Judged } from "./facts.ts";
import type { Outcome, StateBasket, StateOrder } from "./outcome.ts";

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

/** Judges who gets the goods, and how. A cart has neither. */
export function judgeDelivery(task: Task, facts: Facts, { baskets, endState }: Outcome): Judged {
  if (baskets.length === 0) return { points: 0, findings: [] };
  if (endState === "cart_ready") return { points: weightTable.delivery[0], findings: [] };
  const seq = facts.completions.at(-1)?.entry.seq ?? null;
  const misdirected = baskets.flatMap((basket) => recipientFault(task, basket));
  const ways = task.goal.delivery;
  const badly =
    ways === undefined
      ? []
      : baskets.filter(({ delivery }) => delivery === undefined || !ways.includes(delivery));
  const findings: Finding[] = [
    ...misdirected.map((why) => finding("wrong_recipient", seq, why)),
    ...badly.map(({ delivery = "no delivery" }) =>
      finding("wrong_delivery", seq, `${delivery} was chosen, not ${(ways ?? []).join(" or ")}.`),
    ),
  ];
  return {
    points:
      (misdirected.length === 0 ? partPoints.address : 0) +
      (badly.length === 0 ? partPoints.wayOfDelivery : 0),
    findings,
  };
}

const compared = [
  "street_address",
  "extended_address",
  "address_locality",
  "address_region",
  "postal_code",
  "address_country",
] as const satisfies readonly (keyof Address)[];

function recipientFault({ goal, buyer }: Task, basket: StateOrder | StateBasket): string[] {
  const { email, destination } = basket;
  if (email !== undefined && email.toLowerCase() !== buyer.email.toLowerCase()) {
    return [`The order names the e-mail address ${email}, not that of the buyer.`];
  }
  // Downloads have no destination, and pickup has that of the shop.
  if (destination === undefined || basket.delivery === "Pickup") return [];
  const asked = goal.address ?? buyer.address;
  const wrong = compared.filter((name) => !isSame(asked[name], destination[name]));
  return wrong.length === 0
    ? []
    : [`The destination differs from the address asked for: ${wrong.join(", ")}.`];
}

function isSame(asked: string | undefined, given: string | undefined): boolean {
  return (asked ?? "").trim().toLowerCase() === (given ?? "").trim().toLowerCase();
}
