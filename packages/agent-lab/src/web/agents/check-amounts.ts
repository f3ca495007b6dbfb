import type { SeenCheckout, SeenLine } from "../clients/shop-client.ts";
import { type Errand, GivenUp } from "./errand.ts";

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
