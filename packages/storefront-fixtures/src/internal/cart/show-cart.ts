import type { StoreCart } from "../../types.ts";
import { applyDiscounts } from "../discount/apply-discounts.ts";
import type { Turn } from "../engine/turn.ts";
import { buildTotals } from "./build-totals.ts";
import { outOfStockLineErrors } from "./out-of-stock-line-errors.ts";
import { priceLines } from "./price-lines.ts";
import { showLine } from "./show-line.ts";
import type { StoredCart } from "./stored-cart.ts";

export function showCart(turn: Turn, cart: StoredCart): StoreCart {
  const { shop } = turn;
  const { priced, messages } = priceLines(shop, cart.lines, cart.market);
  const discounted = applyDiscounts(
    { turn, market: cart.market, priced, email: cart.buyer?.email },
    cart.discount_codes,
  );
  return {
    id: cart.id,
    version: cart.version,
    market: cart.market,
    currency: cart.currency,
    line_items: priced.flatMap((line, at) => showLine(shop, line, discounted.offLine[at] ?? 0)),
    ...(cart.buyer ? { buyer: cart.buyer } : {}),
    ...(cart.context ? { context: cart.context } : {}),
    discounts: { codes: [...cart.discount_codes], applied: discounted.applied },
    totals: buildTotals({ priced, discounted }),
    messages: [
      ...messages,
      ...(cart.messages ?? []),
      ...outOfStockLineErrors(shop, priced),
      ...discounted.messages,
    ],
    ...(cart.checkout_id === undefined ? {} : { checkout_id: cart.checkout_id }),
    created_at: cart.created_at,
    updated_at: cart.updated_at,
  };
}
