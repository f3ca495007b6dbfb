import type { Buyer, ShoppingContext } from "../../schema/buyer.ts";
import type { StoreCart } from "../../schema/cart.ts";
import type { CommandOf } from "../../schema/command.ts";
import { followCart } from "../checkout/follow-cart.ts";
import { applyDiscounts } from "../discount/apply-discounts.ts";
import { fault } from "../engine/fail.ts";
import { clearAway, makeRoom } from "../engine/make-room.ts";
import type { Shop } from "../engine/shop.ts";
import { priceLines, type StoredLine, showLine, stockMessages } from "./lines.ts";
import { mergeLines } from "./merge-lines.ts";
import { addUp } from "./totals.ts";

/** A cart as it is kept. */
export interface StoredCart {
  readonly id: string;
  readonly version: number;
  readonly market: string;
  readonly currency: string;
  readonly lines: readonly StoredLine[];
  /** How many lines there ever were: where the next line's id comes from. */
  readonly lineCount: number;
  readonly discount_codes: readonly string[];
  readonly buyer?: Buyer;
  readonly context?: ShoppingContext;
  readonly checkout_id?: string;
  readonly messages?: StoreCart["messages"];
  /** Who made it, where strangers share the shop. */
  readonly client?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A cart, unless it has been idle for so long that it is gone. */
export function findCart(shop: Shop, id: string): StoredCart | undefined {
  const cart = shop.records.get<StoredCart>("cart", id);
  return cart && !isIdle(shop, cart) ? cart : undefined;
}

function isIdle(shop: Shop, { updated_at }: StoredCart): boolean {
  return shop.now() - Date.parse(updated_at) >= shop.settings.cartLifetimeMs;
}

export function getStoredCart(shop: Shop, id: string): StoredCart {
  const cart = findCart(shop, id);
  if (cart) return cart;
  throw fault("cart_not_found", `There is no cart ${JSON.stringify(id)}.`, ["cart_id"]);
}

/** An empty cart. Idle ones are cleared away, and another one makes room when there are too many. */
export function newCart(shop: Shop, marketId: string | undefined): StoredCart {
  const { id: market, currency } = shop.marketOf(marketId);
  clearAway<StoredCart>(shop, "cart", (cart) => isIdle(shop, cart));
  makeRoom(shop, "cart");
  const at = shop.iso();
  return {
    id: shop.newId("cart"),
    version: 0,
    market,
    currency,
    lines: [],
    lineCount: 0,
    discount_codes: [],
    ...(shop.client === undefined ? {} : { client: shop.client }),
    created_at: at,
    updated_at: at,
  };
}

/** Keeps a changed cart under its next version, and lets an open checkout of it follow. */
export function saveCart(shop: Shop, cart: StoredCart, event = "cart.updated"): StoredCart {
  const saved = shop.records.put("cart", cart.id, {
    ...cart,
    version: cart.version + 1,
    updated_at: shop.iso(),
  });
  shop.emit(saved.version === 1 ? "cart.created" : event, saved.id, { version: saved.version });
  followCart(shop, saved);
  return saved;
}

type CartFields = Pick<CommandOf<"update_cart">, "lines" | "discount_codes" | "buyer" | "context">;

/** A cart with what was sent; what was not sent stays. */
export function withFields(shop: Shop, cart: StoredCart, fields: CartFields): StoredCart {
  const merged = fields.lines ? mergeLines(shop, cart, fields.lines) : undefined;
  return {
    ...cart,
    ...(merged
      ? { lines: merged.lines, lineCount: merged.lineCount, messages: merged.messages }
      : {}),
    ...(fields.discount_codes ? { discount_codes: fields.discount_codes } : {}),
    ...(fields.buyer ? { buyer: fields.buyer } : {}),
    ...(fields.context ? { context: fields.context } : {}),
  };
}

export function showCart(shop: Shop, cart: StoredCart): StoreCart {
  const { priced, messages } = priceLines(shop, cart.lines, cart.market);
  const discounted = applyDiscounts(
    { shop, market: cart.market, priced, email: cart.buyer?.email },
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
    totals: addUp({ priced, discounted }),
    messages: [
      ...messages,
      ...(cart.messages ?? []),
      ...stockMessages(shop, priced),
      ...discounted.messages,
    ],
    ...(cart.checkout_id === undefined ? {} : { checkout_id: cart.checkout_id }),
    created_at: cart.created_at,
    updated_at: cart.updated_at,
  };
}
