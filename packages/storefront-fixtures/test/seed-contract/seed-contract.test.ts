import { describe, expect, test } from "vitest";
import { type CartAction, createStore, type ProductQuery, StoreError } from "../../src/index.ts";
import {
  cartSchema,
  productPageSchema,
  seedCheckoutSchema,
  seedOrderSchema,
} from "../../src/schema.ts";
import { home, roleOf } from "../fixtures.ts";

function problem(run: () => unknown): StoreError {
  try {
    run();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

const fresh = () => {
  const store = createStore({ seed: 42 });
  const one = roleOf(store, "one_variant").variant_id;
  return { store, one, cart: store.changeCart({ action: "add", product_id: one, quantity: 2 }) };
};

describe("cart actions", () => {
  test("the first add creates a cart, later ones increase the line", () => {
    const { store, one, cart } = fresh();
    expect(cartSchema.parse(cart)).toEqual(cart);
    expect(cart).toMatchObject({
      items: [{ product_id: one, quantity: 2, unit_price: 24.99 }],
      total: 49.98,
      currency: "USD",
      version: 1,
    });
    const more = store.changeCart({ action: "add", product_id: one, cart_id: cart.cart_id });
    expect(more).toMatchObject({
      cart_id: cart.cart_id,
      items: [{ quantity: 3 }],
      total: 74.97,
      version: 2,
    });
    expect(store.getCart(cart.cart_id)).toEqual(more);
  });

  test("update sets a quantity, update to 0 and remove delete the line, clear empties the cart", () => {
    const { store, one, cart } = fresh();
    const { cart_id } = cart;
    const set = store.changeCart({ action: "update", product_id: one, quantity: 7, cart_id });
    expect(set.items[0]?.quantity).toBe(7);
    expect(
      store.changeCart({ action: "update", product_id: one, quantity: 0, cart_id }),
    ).toMatchObject({
      items: [],
      total: 0,
    });
    store.changeCart({ action: "add", product_id: one, cart_id });
    expect(
      store.changeCart({ action: "remove", product_id: one, cart_id, quantity: -5 }).items,
    ).toEqual([]);
    store.changeCart({ action: "add", product_id: one, cart_id });
    expect(store.clearCart(cart_id)).toMatchObject({ cart_id, items: [], total: 0 });
    expect(store.getCart(cart_id).items).toEqual([]);
  });

  const faults: [string, object, string, (string | number)[][]][] = [
    ["no action", { product_id: "x" }, "missing_field", [["action"]]],
    ["an unknown action", { action: "steal", product_id: "x" }, "invalid_action", [["action"]]],
    ["no product", { action: "add" }, "missing_field", [["product_id"]]],
    [
      "a product that is not a text",
      { action: "add", product_id: 7 },
      "invalid_type",
      [["product_id"]],
    ],
    [
      "a quantity of 0",
      { action: "add", product_id: "x", quantity: 0 },
      "invalid_quantity",
      [["quantity"]],
    ],
    [
      "half a unit",
      { action: "add", product_id: "x", quantity: 0.5 },
      "invalid_quantity",
      [["quantity"]],
    ],
    [
      "a quantity as text",
      { action: "add", product_id: "x", quantity: "2" },
      "invalid_quantity",
      [["quantity"]],
    ],
    [
      "1000 units",
      { action: "add", product_id: "x", quantity: 1000 },
      "invalid_quantity",
      [["quantity"]],
    ],
    [
      "null units",
      { action: "add", product_id: "x", quantity: null },
      "invalid_quantity",
      [["quantity"]],
    ],
    [
      "an unknown product",
      { action: "add", product_id: "prd_none_0000" },
      "product_not_found",
      [["product_id"]],
    ],
    [
      "an unknown cart",
      { action: "add", product_id: "x", cart_id: "c" },
      "cart_not_found",
      [["cart_id"]],
    ],
    [
      "an unknown field",
      { action: "add", product_id: "x", color: "red" },
      "unknown_field",
      [["color"]],
    ],
    [
      "update without a cart",
      { action: "update", product_id: "x", quantity: 1 },
      "missing_field",
      [["cart_id"]],
    ],
    [
      "update without quantity",
      { action: "update", product_id: "x", cart_id: "c" },
      "missing_field",
      [["quantity"]],
    ],
    [
      "several faults at once",
      { action: "buy", quantity: -1 },
      "invalid_request",
      [["action"], ["product_id"], ["quantity"]],
    ],
    [
      "an unknown field and other faults at once",
      { action: "add", quantity: "1", color: "red", cart_id: 5 },
      "invalid_request",
      [["color"], ["cart_id"], ["product_id"], ["quantity"]],
    ],
    [
      "a field of the command that the request does not have",
      { action: "add", product_id: "x", market: "DE" },
      "unknown_field",
      [["market"]],
    ],
  ];
  test.for(faults)("a cart action is refused: %s", ([, request, code, paths]) => {
    const error = problem(() => createStore().changeCart(request as CartAction));
    expect([error.code, error.issues.map(({ path }) => path)]).toEqual([code, paths]);
  });

  test("an unknown field gets the fields of the request", () => {
    const request = { action: "add", product_id: "x", color: "red" } as CartAction;
    expect(problem(() => createStore().changeCart(request)).message).toBe(
      '"color" is not a field of this request. The fields are action, product_id, quantity and cart_id.',
    );
  });

  test.for<[query: object, message: string]>([
    [{ limit: "x" }, 'limit must be a whole number from 1 to 50, not "x".'],
    [{ limit: 51 }, "limit must be a whole number from 1 to 50, not 51."],
    [{ limit: "51" }, 'limit must be a whole number from 1 to 50, not "51".'],
    [{ min_rating: "x" }, 'min_rating must be a number from 0 to 5, not "x".'],
    [{ min_rating: "5.1" }, 'min_rating must be a number from 0 to 5, not "5.1".'],
    [{ min_rating: 5.1 }, "min_rating must be a number from 0 to 5, not 5.1."],
  ])(
    "the query %j gets one sentence for a value of the wrong kind and out of range",
    ([query, message]) => {
      expect(problem(() => createStore().listProducts(query)).message).toBe(message);
    },
  );

  test.for([null, undefined, [], "add", 7])(
    "a request that is not an object is refused: %j",
    (request) => {
      expect(problem(() => createStore().changeCart(request as never)).code).toBe("invalid_type");
    },
  );

  test("a line that does not exist is refused", () => {
    const { store, cart } = fresh();
    const other = roleOf(store, "digital").variant_id;
    for (const action of ["update", "remove"] as const) {
      const request = { action, product_id: other, quantity: 1, cart_id: cart.cart_id };
      expect(problem(() => store.changeCart(request)).code).toBe("line_not_found");
    }
  });

  test("a quantity above the stock is refused with the available units, and changes nothing", () => {
    const { store, cart } = fresh();
    const last = roleOf(store, "last_unit").variant_id;
    const error = problem(() =>
      store.changeCart({ action: "add", product_id: last, quantity: 2, cart_id: cart.cart_id }),
    );
    expect([error.code, error.category, error.issues[0]?.available]).toEqual([
      "insufficient_stock",
      "conflict",
      1,
    ]);
    expect(store.getCart(cart.cart_id)).toEqual(cart);
    const none = roleOf(store, "out_of_stock").variant_id;
    expect(
      problem(() => store.changeCart({ action: "add", product_id: none })).issues[0]?.available,
    ).toBe(0);
  });

  test("a product with several variants is refused with the ids to choose from", () => {
    const { store } = fresh();
    const { product_id } = roleOf(store, "two_options");
    const error = problem(() => store.changeCart({ action: "add", product_id }));
    expect([error.code, error.issues[0]?.variant_ids?.length]).toEqual(["variant_required", 7]);
  });

  test("the limit per order applies to the quantity", () => {
    const { store } = fresh();
    const limited = roleOf(store, "limited_quantity").variant_id;
    expect(
      problem(() => store.changeCart({ action: "add", product_id: limited, quantity: 3 })).code,
    ).toBe("invalid_quantity");
  });

  test("amounts have at most the decimal places of their currency", () => {
    const cents = createStore({ seed: 42 });
    const cases = [
      ["US", /^\d+(\.\d{1,2})?$/],
      ["JP", /^\d+$/],
      ["KW", /^\d+(\.\d{1,3})?$/],
    ] as const;
    for (const [market, form] of cases) {
      const { products } = cents.listProducts({ market, limit: 50 });
      for (const { price } of products) expect(String(price)).toMatch(form);
    }
    const one = roleOf(cents, "one_variant").variant_id;
    for (let quantity = 1; quantity <= 250; quantity += 1) {
      const { total } = cents.changeCart({ action: "add", product_id: one, quantity });
      expect(String(total)).toBe(String(Number((24.99 * quantity).toFixed(2))));
    }
  });
});

describe("versions and keys", () => {
  test("an old version is refused, and the present one accepted", () => {
    const { store, one, cart } = fresh();
    const request: CartAction = { action: "add", product_id: one, cart_id: cart.cart_id };
    expect(store.changeCart(request, { if_match: 1 }).version).toBe(2);
    const error = problem(() => store.changeCart(request, { if_match: 1 }));
    expect([error.code, error.category]).toEqual(["version_mismatch", "precondition"]);
    expect(store.getCart(cart.cart_id).version).toBe(2);
  });

  test("an idempotency key repeats the answer, and is refused for another request", () => {
    const { store, one } = fresh();
    const request: CartAction = { action: "add", product_id: one, quantity: 1 };
    const first = store.changeCart(request, { idempotency_key: "k" });
    store.drain();
    expect(store.changeCart(request, { idempotency_key: "k" })).toEqual(first);
    expect(store.drain().replayed).toBe(true);
    const other = { ...request, quantity: 2 };
    expect(problem(() => store.changeCart(other, { idempotency_key: "k" })).code).toBe(
      "idempotency_conflict",
    );
    expect(store.changeCart(other, { idempotency_key: "l" }).cart_id).not.toBe(first.cart_id);
    store.execute({ type: "advance_clock", ms: 24 * 3_600_000 });
    expect(store.changeCart(request, { idempotency_key: "k" }).cart_id).not.toBe(first.cart_id);
  });

  test("an idempotency key repeats a failure, too", () => {
    const { store } = fresh();
    const last = roleOf(store, "last_unit").variant_id;
    const run = () =>
      store.changeCart({ action: "add", product_id: last, quantity: 2 }, { idempotency_key: "f" });
    const first = problem(run);
    store.execute({ type: "set_stock", variant_id: last, stock: 9 });
    expect(problem(run).issues).toEqual(first.issues);
  });
});

describe("products", () => {
  test("the pages together are the whole list", () => {
    const store = createStore({ seed: 42 });
    for (const query of [
      {},
      { sort: "price_asc" },
      { q: "a", sort: "title" },
      { in_stock: "true" },
    ] as const) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = store.listProducts({ ...query, limit: "7", ...(cursor ? { cursor } : {}) });
        expect(productPageSchema.parse(page)).toEqual(page);
        seen.push(...page.products.map(({ id }) => id));
        cursor = page.next_cursor;
        if (!cursor) expect(seen.length).toBe(page.total_count);
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  test("filters and sort orders apply", () => {
    const store = createStore({ seed: 42 });
    const all = (query: object) => store.listProducts({ limit: 50, ...query }).products;
    expect(
      all({ category: "kitchen" }).every(({ categories }) => categories.includes("Kitchen")),
    ).toBe(true);
    const between = all({ min_price: "20", max_price: "30.5" });
    expect(between.length).toBeGreaterThan(3);
    expect(between.every(({ price }) => price >= 20 && price <= 30.5)).toBe(true);
    const prices = all({ sort: "price_desc" }).map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    expect(all({ in_stock: false }).every(({ available }) => !available)).toBe(true);
    expect(all({ in_stock: false }).length).toBeGreaterThan(0);
    expect(all({ min_rating: 4.5 }).every(({ rating }) => (rating?.value ?? 0) >= 4.5)).toBe(true);
    const [first] = all({});
    expect(all({ brand: first?.brand }).every(({ brand }) => brand === first?.brand)).toBe(true);
    expect(all({ q: "hd-540" })[0]?.id).toBe(roleOf(store, "model_b").product_id);
    expect(all({ q: "no such thing" })).toEqual([]);
    expect(all({ tag: "sale" }).map(({ id }) => id)).toEqual([roleOf(store, "on_sale").product_id]);
  });

  test.for([
    [{ limit: "0" }, "invalid_value"],
    [{ limit: "ten" }, "invalid_value"],
    [{ sort: "cheap" }, "invalid_value"],
    [{ cursor: "zzz" }, "invalid_cursor"],
    [{ colour: "red" }, "unknown_field"],
    [{ market: "XX" }, "unsupported_market"],
    [{ min_price: "-1" }, "invalid_value"],
    [{ min_rating: 6 }, "invalid_value"],
  ] as const)("%j is refused", ([query, code]) => {
    expect(problem(() => createStore().listProducts(query as ProductQuery)).code).toBe(code);
  });

  test("a cursor is refused for another search", () => {
    const store = createStore();
    const cursor = store.listProducts({ q: "a" }).next_cursor ?? "";
    expect(problem(() => store.listProducts({ q: "b", cursor })).code).toBe("invalid_cursor");
  });

  test("listing and sorting use the prices and stock that were set", () => {
    const store = createStore({ seed: 42 });
    const id = roleOf(store, "highest_price").variant_id;
    store.execute({ type: "set_price", variant_id: id, amount: 0 });
    store.execute({ type: "set_stock", variant_id: id, stock: 0 });
    expect(
      store.listProducts({ sort: "price_asc", limit: 3 }).products.map((one) => one.id),
    ).toContain(id);
    expect(store.getProduct(id)).toMatchObject({ price: 0, available: false });
    expect(
      store
        .listProducts({ in_stock: true, sort: "price_asc", limit: 3 })
        .products.map((one) => one.id),
    ).not.toContain(id);
    store.execute({ type: "set_price", variant_id: id, amount: null });
    expect(store.getProduct(id).price).toBe(9999.99);
  });
});

test("from cart to order in three calls", () => {
  const { store, cart } = fresh();
  const checkout = store.startCheckout(cart.cart_id, { email: "a@shop.example", address: home });
  expect(seedCheckoutSchema.parse(checkout)).toEqual(checkout);
  expect(checkout).toMatchObject({
    status: "ready_for_complete",
    subtotal: 49.98,
    delivery: 5.49,
    total: 55.47,
  });
  expect(store.startCheckout(cart.cart_id, {}).checkout_id).toBe(checkout.checkout_id);
  const done = store.completeCheckout(checkout.checkout_id, { payment_token: "success_token" });
  expect(done.status).toBe("completed");
  const order = store.getOrder(done.order_id ?? "");
  expect(seedOrderSchema.parse(order)).toEqual(order);
  expect(order).toMatchObject({ status: "placed", total: 55.47, refunded: 0 });
  expect(problem(() => store.getCart(cart.cart_id)).code).toBe("cart_not_found");
  const express = fresh();
  expect(
    express.store.startCheckout(express.cart.cart_id, {
      email: "a@shop.example",
      address: home,
      delivery_option: "exp-ship-us",
      discount_codes: ["welcome10"],
    }),
  ).toMatchObject({ delivery: 14.99, discount: 4.99, total: 59.98 });
});
