import { exponentOf } from "@almanac/storefront-fixtures/parts";
import type { ShopClient } from "../clients/shop-client.ts";
import { type Errand, GivenUp } from "./errand.ts";
import { namedOrders } from "./named-orders.ts";

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
