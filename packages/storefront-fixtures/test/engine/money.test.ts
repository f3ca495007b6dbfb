import { describe, expect, test } from "vitest";
import { createStore, type FixtureSet, StoreError, storeCartSchema } from "../../src/index.ts";
import { mostGoods } from "../../src/internal/engine/money.ts";
import { amount, home, pay, readyCheckout, roleOf } from "../fixtures.ts";
import { vases } from "../vases.ts";

describe("discounts", () => {
  const total = (codes: string[], lines = [{ product_id: "vase", quantity: 1 }]) => {
    const store = createStore({ catalog: vases });
    const checkout = readyCheckout(store, lines, { codes, option: "us-std" });
    expect(checkout.status).toBe("ready_for_complete");
    return checkout;
  };

  test("10 % then 20 % of 3500 leave 3150, then 2520", () => {
    expect(amount(total(["TEN"]), "items_discount")).toBe(-350);
    const both = total(["TEN", "TWENTY"]);
    expect([amount(both, "items_discount"), amount(both, "discount")]).toEqual([-980, 0]);
    expect(amount(both, "total")).toBe(2520 + 400);
    expect(both.discounts.applied.map(({ amount: off, priority }) => [off, priority])).toEqual([
      [350, 1],
      [630, 2],
    ]);
  });

  test("percentages round down", () => {
    const store = createStore({
      catalog: {
        ...vases,
        products: [{ id: "odd", title: "Odd", price: 3333 }],
        inventory: {},
        discounts: vases.discounts.filter(({ code }) => code === "TEN"),
      },
    });
    const cart = store.execute({
      type: "create_cart",
      lines: [{ product_id: "odd", quantity: 1 }],
      discount_codes: ["ten"],
    });
    expect(amount(cart, "items_discount")).toBe(-333);
    expect(storeCartSchema.parse(cart)).toEqual(cart);
  });

  test("a fixed amount takes no more than there is", () => {
    expect(amount(total(["BIG"]), "total")).toBe(400);
  });

  test("an order discount is split by value, and the parts add up", () => {
    const lines = [
      { product_id: "vase", quantity: 1 },
      { product_id: "pot-s", quantity: 1 },
      { product_id: "pot-l", quantity: 1 },
    ];
    const { discounts, line_items } = total(["TEN"], lines);
    expect(line_items.map((line) => amount(line, "items_discount"))).toEqual([-350, -150, -200]);
    expect(discounts.applied[0]).toMatchObject({
      amount: 700,
      method: "across",
      allocations: [
        { path: "$.line_items[0]", amount: 350 },
        { path: "$.line_items[1]", amount: 150 },
        { path: "$.line_items[2]", amount: 200 },
      ],
    });
  });

  test("a discount of some items is one of lines", () => {
    const lines = [
      { product_id: "vase", quantity: 1 },
      { product_id: "pot-l", quantity: 1 },
    ];
    const checkout = total(["VASES"], lines);
    expect(amount(checkout, "items_discount")).toBe(-1750);
    expect(checkout.line_items[0]?.totals.map(({ amount: sum }) => sum)).toEqual([
      3500, -1750, 1750,
    ]);
    expect(checkout.line_items[1]?.totals.map(({ amount: sum }) => sum)).toEqual([2000, 2000]);
    expect(amount(total(["PAIR"], [{ product_id: "vase", quantity: 3 }]), "items_discount")).toBe(
      -3500,
    );
  });

  test("a code for free delivery takes the delivery off, a promotion sets it to 0", () => {
    const checkout = total(["SHIP"]);
    expect([
      amount(checkout, "fulfillment"),
      amount(checkout, "discount"),
      amount(checkout, "total"),
    ]).toEqual([400, -400, 3500]);
    expect(checkout.discounts.applied).toMatchObject([{ amount: 400, allocations: [] }]);
    const both = total(["TEN", "SHIP"]);
    expect([amount(both, "items_discount"), amount(both, "discount")]).toEqual([-350, -400]);
    const promoted = total([], [{ product_id: "vase", quantity: 3 }]);
    expect(amount(promoted, "fulfillment")).toBe(0);
    expect(promoted.totals.find(({ type }) => type === "fulfillment")?.display_text).toMatch(
      /^Free/,
    );
  });

  test.for([
    [["NOPE"], "discount_code_invalid"],
    [["LASTYEAR"], "discount_code_expired"],
    [["NEXTMONTH"], "discount_code_invalid"],
    [["BIGBASKET"], "discount_code_invalid"],
    [["WELCOME10", "welcome10"], "discount_code_already_applied"],
    [["WELCOME10", "SOLO25"], "discount_code_combination_disallowed"],
    [["MEMBERS"], "discount_code_user_ineligible"],
  ] as const)("%j warns and does not block", ([codes, code]) => {
    const store = createStore({ seed: 42 });
    const checkout = readyCheckout(
      store,
      [{ product_id: roleOf(store, "one_variant").product_id, quantity: 1 }],
      {
        codes: [...codes],
      },
    );
    expect(checkout.status).toBe("ready_for_complete");
    expect(checkout.messages.map(({ type, code: own }) => [type, own])).toEqual([
      ["warning", code],
    ]);
  });

  test("a code for one use is used up by an order, and not by a checkout", () => {
    const store = createStore({ seed: 42 });
    const lines = [{ product_id: roleOf(store, "one_variant").product_id, quantity: 1 }];
    const first = readyCheckout(store, lines, { codes: ["ONCEONLY"] });
    const second = readyCheckout(store, lines, { codes: ["ONCEONLY"] });
    expect(second.messages).toEqual([]);
    expect(pay(store, first.id).status).toBe("completed");
    expect(readyCheckout(store, lines, { codes: ["ONCEONLY"] }).messages[0]?.code).toBe(
      "discount_code_expired",
    );
  });
});

describe("tax", () => {
  const taxed = (market: string, address: typeof home) => {
    const store = createStore({ seed: 42, market });
    const option = { US: "std-ship", DE: "std-ship-de", JP: "std-ship-jp" }[market] ?? "";
    return readyCheckout(
      store,
      [{ product_id: roleOf(store, "one_variant").variant_id, quantity: 1 }],
      { address, option },
    );
  };

  test("is added where the table says so, half up per line", () => {
    expect(amount(taxed("US", { ...home, address_region: "NY" }), "tax")).toBe(200);
    expect(amount(taxed("US", home), "tax")).toBe(0);
    // 10 % of 24.99 and 10 % of 5.49, each to the nearest cent.
    expect(amount(taxed("US", { ...home, address_region: "WA" }), "tax")).toBe(250 + 55);
  });

  test("is told, not added, where prices include it", () => {
    const checkout = taxed("DE", { ...home, address_country: "DE" });
    expect(amount(checkout, "tax")).toBe(0);
    expect(checkout.messages.map(({ code }) => code)).toEqual(["tax_included"]);
    expect(checkout.currency).toBe("EUR");
    expect(amount(checkout, "total")).toBe(
      amount(checkout, "subtotal") + amount(checkout, "fulfillment"),
    );
  });

  test("counts after discounts", () => {
    const store = createStore({ catalog: vases });
    const checkout = readyCheckout(store, [{ product_id: "vase", quantity: 1 }], {
      codes: ["TEN"],
      option: "us-std",
      address: { ...home, address_region: "NY" },
    });
    // 8.25 % of 31.50 is 2.59875, of 4.00 is 0.33.
    expect(amount(checkout, "tax")).toBe(260 + 33);
  });
});

describe("huge amounts", () => {
  /** As dear and as many as a fixture set can have it. */
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

  test.for(["USD", "JPY", "KWD", "CLF"])("stay exact in %s", (currency) => {
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

  test("what is beyond counting is refused, and the shop goes on", () => {
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

  test("what has become too dear can be taken out, not added to", () => {
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

  test("a price that is raised later cannot break a sum", () => {
    const store = createStore({
      catalog: { ...dear("USD"), discounts: vases.discounts.slice(0, 2) },
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
