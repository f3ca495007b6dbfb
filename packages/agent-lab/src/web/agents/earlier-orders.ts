import { exponentOf } from "@almanac/storefront-fixtures/parts";
import { CallError, type ShopClient } from "../clients/shop-client.ts";
import { type Errand, GivenUp, namedOrders } from "./errand.ts";

/**
 * Cancels an earlier order. Reads each order that the instruction names, and cancels the one that
 * is meant, unless it was sent.
 */
export async function cancelEarlierOrder(
  { brief, wish }: Errand,
  [client]: readonly ShopClient[],
): Promise<void> {
  const { title } = wish.cancel ?? {};
  if (client === undefined) throw new GivenUp("there is no shop.");
  for (const id of namedOrders(brief.instruction)) {
    const { titles, sent } = await client.order(id);
    if (title !== undefined && !titles.some((each) => each.includes(title))) continue;
    if (sent === 0) await client.cancelOrder(id).catch(orRefused);
    return;
  }
  throw new GivenUp("no order is named.");
}

/** The order may have been sent since it was read. */
function orRefused(error: unknown): void {
  if (!(error instanceof CallError) || error.code !== "order_not_modifiable") throw error;
}

/** Answers a question about an earlier order, which the instruction names. */
export async function reportOrder(
  { brief, wish }: Errand,
  [client]: readonly ShopClient[],
): Promise<string> {
  const [id] = namedOrders(brief.instruction);
  if (client === undefined || id === undefined) throw new GivenUp("no order is named.");
  const order = await client.order(id);
  if (wish.report === "parts") return `${order.sent} of ${order.units}`;
  if (wish.report === "refund") {
    const places = exponentOf(order.currency);
    const digits = String(order.refunded).padStart(places + 1, "0");
    const amount = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return `${amount} ${order.currency} was refunded.`;
  }
  return order.stage;
}
