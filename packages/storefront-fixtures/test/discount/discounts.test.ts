import { describe, expect, test } from "vitest";
import { createStore } from "../../src/index.ts";
import { storeCartSchema } from "../../src/schema.ts";
import { amount, pay, readyCheckout, roleOf } from "../fixtures.ts";
import { smallFixtureSet } from "../small-fixture-set.ts";

describe("discounts", () => {
  const total = (codes: string[], lines = [{ product_id: "vase", quantity: 1 }]) => {
    const store = createStore({ catalog: smallFixtureSet });
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
        ...smallFixtureSet,
        products: [{ id: "odd", title: "Odd", price: 3333 }],
        inventory: {},
        discounts: smallFixtureSet.discounts.filter(({ code }) => code === "TEN"),
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

  test("a fixed amount deducts no more than the rest", () => {
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

  test("a discount on some products is allocated to their lines", () => {
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

  test("a code for free delivery deducts its price, and a promotion sets it to 0", () => {
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
  ] as const)("the codes %j give a warning and do not stop the checkout", ([codes, code]) => {
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

  test("a code with one use is used up by an order, not by a checkout", () => {
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
