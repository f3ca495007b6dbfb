import type { Store } from "@almanac/storefront-fixtures";
import { sumTotals } from "@almanac/storefront-fixtures/parts";
import { answerAfterPage, decideOnPage } from "./answerQuestion.ts";
import type { BuyerAnswer, Task } from "./types.ts";

/** The result of handing a checkout over to the buyer. */
export interface HandedOver {
  /** What the buyer decided. */
  readonly answer: BuyerAnswer;
  /** The order, if the buyer's approval placed it. */
  readonly orderId?: string;
}

/**
 * Lets the buyer decide about a checkout, as on the page behind `continue_url`. Throws a
 * `StoreError` if there is nothing to decide.
 */
export function handOver(
  task: Task,
  store: Pick<Store, "execute">,
  checkoutId: string,
): HandedOver {
  const meta = { surface: "lab" };
  const checkout = store.execute({ type: "get_checkout", checkout_id: checkoutId }, meta);
  const decision = decideOnPage(task, sumTotals(checkout.totals, "total"));
  const answer = answerAfterPage(decision);
  if (decision === "never") return { answer };
  const decided = store.execute(
    {
      type: "resolve_escalation",
      checkout_id: checkoutId,
      approve: decision === "approve",
    },
    meta,
  );
  return decided.order_id === undefined ? { answer } : { answer, orderId: decided.order_id };
}
