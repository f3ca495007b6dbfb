import {
  type Checkout,
  type LineItem,
  type Order,
  type Store,
  type StoreCart,
  StoreError,
} from "@almanac/storefront-fixtures";
import { sumRefunds, sumTotals } from "@almanac/storefront-fixtures/parts";
import type { FinalState } from "./types.ts";

type ShopState = FinalState["shops"][number];
type Line = ShopState["carts"][number]["lines"][number];

/**
 * Reads what is in the shops at the end of a run, for {@link score}. The shops do not change.
 *
 * @param shops one shop, or the shops of a mall by name.
 * @example
 * readFinalState(createStore()).shops[0].orders; // => []
 */
export function readFinalState(shops: Store | Readonly<Record<string, Store>>): FinalState {
  const named = isStore(shops) ? { main: shops } : shops;
  return { shops: Object.entries(named).map(([name, store]) => shopState(name, store)) };
}

function isStore(shops: Store | Readonly<Record<string, Store>>): shops is Store {
  return typeof shops.dispatch === "function";
}

function shopState(shop: string, store: Store): ShopState {
  // A copy without a scenario: reading must neither count as a call nor meet a fault.
  const copy = store.fork();
  copy.execute({ type: "set_scenario", scenario: null });
  const optionsOf = optionReader(copy);
  const rows = store.snapshot().rows;
  const keys = (table: string) => rows.filter(([name]) => name === table).map(([, key]) => key);
  const carts = keys("cart").flatMap((id) =>
    found(() => copy.execute({ type: "get_cart", cart_id: id })),
  );
  const checkouts = keys("checkout").flatMap((id) =>
    found(() => copy.execute({ type: "get_checkout", checkout_id: id })),
  );
  return {
    shop,
    at: new Date(store.now()).toISOString(),
    orders: copy
      .execute({ type: "list_orders" })
      .orders.map((order) => orderState(order, optionsOf)),
    carts: carts
      .filter((cart) => cart.line_items.length > 0)
      .sort(byAge)
      .map((cart) => basketState(cart, "open", optionsOf)),
    checkouts: checkouts
      .filter(({ status }) => status !== "completed" && status !== "canceled")
      .sort(byAge)
      .map((checkout) => ({
        ...basketState(checkout, checkout.status, optionsOf),
        ...deliveryOf(checkout),
      })),
  };
}

function byAge(a: { created_at: string; id: string }, b: { created_at: string; id: string }) {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

type OptionsOf = (variantId: string) => Line["options"];

/**
 * Returns a function that finds the options of a variant. A variant that is no longer in the
 * catalogue has none.
 */
function optionReader(store: Store): OptionsOf {
  return (variantId) => {
    const [detail] = found(() => store.execute({ type: "get_product", id: variantId }));
    const variant = detail?.product.variants.find(({ id }) => id === variantId);
    return (variant?.options ?? []).map(({ name, label }) => ({ name, label }));
  };
}

/** The result of a call, or nothing if the shop refuses it: an expired cart, for example. */
function found<Result>(call: () => Result): Result[] {
  try {
    return [call()];
  } catch (error) {
    if (error instanceof StoreError) return [];
    throw error;
  }
}

function orderState(order: Order, optionsOf: OptionsOf): ShopState["orders"][number] {
  const { totals, buyer } = order;
  const expected = order.fulfillment.expectations.find(
    ({ method_type }) => method_type !== "digital",
  );
  const amount = (type: Parameters<typeof sumTotals>[1]) => sumTotals(totals, type);
  return {
    placed_at: order.created_at,
    stage: order.stage,
    currency: order.currency,
    ...(buyer?.email === undefined ? {} : { email: buyer.email }),
    ...(expected === undefined
      ? {}
      : { destination: expected.destination, delivery: expected.description }),
    lines: order.line_items
      .filter(({ parent_id }) => parent_id === undefined)
      .map(({ item, quantity }) => lineState(item, quantity.original, optionsOf)),
    codes: appliedCodes(order),
    items: amount("subtotal") + amount("items_discount") + amount("discount"),
    delivery_price: amount("fulfillment"),
    tax: amount("tax"),
    fee: amount("fee"),
    total: amount("total"),
    refunded: sumRefunds(order),
  };
}

function basketState(
  basket: StoreCart | Checkout,
  status: string,
  optionsOf: OptionsOf,
): ShopState["carts"][number] {
  const email = basket.buyer?.email;
  return {
    status,
    currency: basket.currency,
    lines: basket.line_items
      .filter(({ parent_id }) => parent_id === undefined)
      .map(({ item, quantity }) => lineState(item, quantity, optionsOf)),
    codes: appliedCodes(basket),
    total: sumTotals(basket.totals, "total"),
    ...(email === undefined ? {} : { email }),
  };
}

function deliveryOf({
  fulfillment,
}: Checkout): Pick<ShopState["checkouts"][number], "destination" | "delivery"> {
  const [method] = fulfillment.methods;
  const place = method?.destinations.find(({ id }) => id === method.selected_destination_id);
  const group = method?.groups[0];
  const option = group?.options.find(({ id }) => id === group.selected_option_id);
  if (place === undefined) return {};
  const { id: _id, name: _name, ...destination } = place;
  return { destination, ...(option === undefined ? {} : { delivery: option.title }) };
}

function appliedCodes({ discounts }: Pick<Order, "discounts">): string[] {
  return discounts.applied.flatMap(({ code }) => (code === undefined ? [] : [code]));
}

function lineState(item: LineItem["item"], quantity: number, optionsOf: OptionsOf): Line {
  return {
    product_id: item.product_id,
    variant_id: item.id,
    title: item.title,
    options: optionsOf(item.id),
    quantity,
    unit_price: item.price,
  };
}
