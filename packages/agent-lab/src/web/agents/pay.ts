import type { SeenCheckout, SeenLine, ShopClient } from "../clients/shop-client.ts";
import { askBuyer, type Errand, GivenUp } from "./errand.ts";

const mostTries = 8;

/**
 * Pays a checkout. Tries other cards after a failure, asks the buyer after a change, and hands over
 * to the buyer after an escalation.
 */
export async function pay(
  errand: Errand,
  client: ShopClient,
  checkout: SeenCheckout,
  lines: readonly SeenLine[],
  round: number,
): Promise<"done" | "expired"> {
  const cards = [...errand.brief.buyer.instruments];
  let seen = checkout;
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const [card] = cards;
    if (card === undefined) throw new GivenUp("no card was accepted.");
    const key = `pay-${errand.brief.task}-${round}-${attempt}`;
    const after = await client.complete(seen.id, card.token, key);
    if (after.status === "completed") return "done";
    if (after.status === "canceled") return "expired";
    if (after.status === "requires_escalation") return await handOver(errand, client, after);
    if (hasCode(after, "payment_failed")) cards.shift();
    else if (hasCode(after, "price_changed")) await agreeOnChange(errand, seen, after);
    else throw new GivenUp(firstError(after));
    if (after.status !== "ready_for_complete") throw new GivenUp(firstError(after));
    checkAmounts(errand, after, lines);
    seen = after;
  }
  throw new GivenUp("the shop accepts no payment.");
}

function hasCode({ messages }: SeenCheckout, code: string): boolean {
  return messages.some((message) => message.code === code);
}

/** Accepts a lower total. Asks the buyer about a higher one if the task says so. */
async function agreeOnChange(
  { brief, tools, wish }: Errand,
  before: SeenCheckout,
  after: SeenCheckout,
): Promise<void> {
  if (after.total <= before.total) return;
  const isFee = after.messages.some(
    ({ code, content }) => code === "price_changed" && content.includes("was added"),
  );
  const about = isFee ? "fee" : "price_change";
  if (wish.ask?.includes(about) !== true) return;
  if ((await askBuyer(brief, tools, { about })) !== true) {
    throw new GivenUp("the buyer does not agree to the change.");
  }
}

async function handOver(
  { brief, tools }: Errand,
  client: ShopClient,
  checkout: SeenCheckout,
): Promise<"done"> {
  const shop = brief.shops.length > 1 ? { shop: client.shop } : {};
  const question = { about: "continue_url", checkout_id: checkout.id, ...shop };
  const agrees = await askBuyer(brief, tools, question);
  if (agrees === null) throw new GivenUp("the buyer has not answered yet.");
  if (!agrees) throw new GivenUp("the buyer refused.");
  const after = await client.readCheckout(checkout.id);
  if (after.status !== "completed") throw new GivenUp(firstError(after));
  return "done";
}

/** Checks that the totals add up, stay within the budget, and are for the units in the cart. */
export function checkAmounts(
  { wish, brief }: Errand,
  checkout: SeenCheckout,
  lines: readonly SeenLine[],
): void {
  if (checkout.total !== checkout.parts) throw new GivenUp("the amounts do not add up.");
  const short = lines.some(
    ({ variantId, quantity }) =>
      checkout.lines.find((line) => line.variantId === variantId)?.quantity !== quantity,
  );
  const isSame = !short && checkout.lines.length === lines.length;
  if (!isSame) throw new GivenUp("the checkout has other lines.");
  const { budget } = wish;
  const spent = budget?.scope === "items" ? checkout.items : checkout.total;
  if (budget !== undefined && spent > budget.amount) throw new GivenUp("it is above the budget.");
  const { allowance } = brief.buyer;
  if (allowance !== undefined && checkout.total > allowance) {
    throw new GivenUp("it is above the allowance.");
  }
}

export function firstError({ messages, status }: SeenCheckout): string {
  return messages.find(({ type }) => type === "error")?.content ?? `the checkout is ${status}.`;
}
