import { describe, expect, test } from "vitest";
import { createStore, type FixtureSet, StoreError } from "../../src/index.ts";
import { mostGoods } from "../../src/internal/values/money.ts";
import { amount, pay, readyCheckout } from "../fixtures.ts";
import { smallFixtureSet } from "../small-fixture-set.ts";

describe("huge amounts", () => {
  /** The highest price and quantity that a fixture set can have. */
  const dear = (currency: string): FixtureSet => ({
    fixture_set: 1,
    currency,
    products: [
      { id: "yacht", title: "Yacht", price: 1e12, max_per_order: 2 ** 53 - 1 },
      { id: "villa", title: "Villa", price: 999_999_999_999, max_per_order: 2 ** 53 - 1 },
      { id: "leaf", title: "Leaf", price: 0, max_per_order: 2 ** 53 - 1 },
    ],
    inventory: { yacht: 1e9, villa: 1e9, leaf: 0 },
    taxes: [{ country: "US", rate_basis_points: 9999, title: "Tax" }],
  });
  const all = ["yacht", "villa", "leaf"].map((product_id) => ({
    product_id,
    quantity: Number.MAX_SAFE_INTEGER,
  }));

  test.for(["USD", "JPY", "KWD", "CLF"])("huge amounts stay exact in %s", (currency) => {
    const store = createStore({ catalog: dear(currency) });
    const cart = store.execute({ type: "create_cart", lines: [...all, ...all] });
    expect(cart.line_items.map(({ quantity }) => quantity)).toEqual([1999, 1, 2 ** 53 - 1]);
    const adjusted = cart.messages.filter(({ code }) => code === "quantity_adjusted");
    expect(new Set(adjusted.map(({ path }) => path)).size).toBe(3);
    const checkout = readyCheckout(store, all.slice(0, 2));
    const exact = checkout.totals.map(({ amount: sum }) => BigInt(sum));
    expect(exact.every((sum) => sum < 2n ** 53n)).toBe(true);
    expect(exact.slice(0, -1).reduce((sum, one) => sum + one, 0n)).toBe(exact.at(-1));
    expect(amount(checkout, "tax")).toBe(
      Number((2000n * 10n ** 12n * 9999n) / 10_000n) + 999_899_999_999,
    );
    const shown = store.getCheckout(checkout.id);
    const places = { USD: 2, JPY: 0, KWD: 3, CLF: 4 }[currency] ?? 0;
    for (const [decimal, minor] of [
      [shown.total, amount(checkout, "total")],
      [shown.tax, amount(checkout, "tax")],
    ] as const) {
      expect(decimal.toFixed(places).replace(".", "")).toBe(String(minor));
      expect(String(decimal)).not.toMatch(/e/);
    }
    expect(pay(store, checkout.id).status).toBe("completed");
  });

  test("amounts above 2^53 - 1 are refused, and the shop still works", () => {
    const products = Array.from({ length: 3 }, (_, at) => ({
      id: `yacht-${at}`,
      title: "Yacht",
      price: 1e12,
    }));
    const inventory = Object.fromEntries(products.map(({ id }) => [id, 1000]));
    const store = createStore({ catalog: { ...dear("USD"), products, inventory } });
    const add = (product_id: string, cart_id?: string) =>
      store.changeCart({
        action: "add",
        product_id,
        quantity: 999,
        ...(cart_id === undefined ? {} : { cart_id }),
      });
    const { cart_id } = add("yacht-0");
    expect(add("yacht-1", cart_id).total).toBe((1998 * 1e12) / 100);
    expect(() => add("yacht-2", cart_id)).toThrow(
      expect.objectContaining({ code: "invalid_quantity" }),
    );
    expect(store.getCart(cart_id).items).toHaveLength(2);
    expect(store.getCart(cart_id).total * 100).toBeLessThanOrEqual(mostGoods);
  });

  test("lines whose price rose too high can be removed, but not increased", () => {
    const store = createStore({ catalog: dear("USD") });
    store.execute({ type: "set_price", variant_id: "yacht", amount: 1 });
    const lines = [
      { product_id: "yacht", quantity: 2500 },
      { product_id: "villa", quantity: 100 },
    ];
    const { id: cart_id } = store.execute({ type: "create_cart", lines });
    store.execute({ type: "set_price", variant_id: "yacht", amount: 1e12 });
    const change = { product_id: "villa", cart_id };
    expect(() => store.changeCart({ action: "update", quantity: 999, ...change })).toThrow(
      StoreError,
    );
    expect(store.changeCart({ action: "remove", ...change }).items).toHaveLength(1);
    expect(() =>
      store.changeCart({ action: "remove", product_id: "yacht", cart_id }),
    ).not.toThrow();
  });

  test("a later price rise does not make totals inexact", () => {
    const store = createStore({
      catalog: { ...dear("USD"), discounts: smallFixtureSet.discounts.slice(0, 2) },
    });
    const lines = [{ product_id: "yacht", quantity: 2000 }];
    store.execute({ type: "set_price", variant_id: "yacht", amount: 1 });
    const cart = store.execute({
      type: "create_cart",
      lines: [{ ...lines[0], quantity: 1e9 } as never],
    });
    store.execute({ type: "set_price", variant_id: "yacht", amount: 1e12 });
    const { error } = store.dispatch({ type: "get_cart", cart_id: cart.id }).result;
    expect(error).toBeInstanceOf(StoreError);
    expect([error?.category, error?.message]).toEqual([
      "invalid",
      expect.stringContaining("2^53 - 1"),
    ]);
    expect(readyCheckout(store, lines).status).toBe("ready_for_complete");
  });
});
