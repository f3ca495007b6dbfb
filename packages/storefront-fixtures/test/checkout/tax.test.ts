import { describe, expect, test } from "vitest";
import { createStore } from "../../src/index.ts";
import { amount, home, readyCheckout, roleOf } from "../fixtures.ts";
import { smallFixtureSet } from "../small-fixture-set.ts";

describe("tax", () => {
  const taxed = (market: "US" | "DE", address: typeof home) => {
    const store = createStore({ seed: 42, market });
    const option = { US: "std-ship", DE: "std-ship-de" }[market];
    return readyCheckout(
      store,
      [{ product_id: roleOf(store, "one_variant").variant_id, quantity: 1 }],
      { address, option },
    );
  };

  test("tax is added if the table says so, rounded half up per line", () => {
    expect(amount(taxed("US", { ...home, address_region: "NY" }), "tax")).toBe(200);
    expect(amount(taxed("US", home), "tax")).toBe(0);
    // 10 % of 24.99 and 10 % of 5.49, each to the nearest cent.
    expect(amount(taxed("US", { ...home, address_region: "WA" }), "tax")).toBe(250 + 55);
  });

  test("tax that prices include is shown, not added", () => {
    const checkout = taxed("DE", { ...home, address_country: "DE" });
    expect(amount(checkout, "tax")).toBe(0);
    expect(checkout.messages.map(({ code }) => code)).toEqual(["tax_included"]);
    expect(checkout.currency).toBe("EUR");
    expect(amount(checkout, "total")).toBe(
      amount(checkout, "subtotal") + amount(checkout, "fulfillment"),
    );
  });

  test("tax is calculated after discounts", () => {
    const store = createStore({ catalog: smallFixtureSet });
    const checkout = readyCheckout(store, [{ product_id: "vase", quantity: 1 }], {
      codes: ["TEN"],
      option: "us-std",
      address: { ...home, address_region: "NY" },
    });
    // 8.25 % of 31.50 is 2.59875, of 4.00 is 0.33.
    expect(amount(checkout, "tax")).toBe(260 + 33);
  });
});
