import { storeTest } from "@almanac/storefront-fixtures/vitest";
import { describe, expect } from "vitest";
import { buy } from "./buy.ts";

describe("in a shop that works", () => {
  storeTest("buys one unit within the budget", async ({ store, shopFetch }) => {
    const purchase = await buy(shopFetch, { search: "grater", budget: 200 });
    expect(purchase.bought).toBe(true);
    const { orders } = store.execute({ type: "list_orders" });
    expect(orders).toHaveLength(1);
  });

  storeTest("buys nothing above the budget", async ({ store, shopFetch }) => {
    const purchase = await buy(shopFetch, { search: "grater", budget: 1 });
    expect(purchase).toMatchObject({ bought: false, reason: "over_budget" });
    expect(store.execute({ type: "list_orders" }).orders).toEqual([]);
  });
});

describe("in a shop that refuses every payment", () => {
  const test = storeTest.extend({ storeOptions: { scenario: "payment_declined" } });

  test("reports the refusal and places no order", async ({ store, shopFetch }) => {
    const purchase = await buy(shopFetch, { search: "grater", budget: 200 });
    expect(purchase).toMatchObject({ bought: false, reason: "payment_failed" });
    expect(store.execute({ type: "list_orders" }).orders).toEqual([]);
  });
});

describe("in a shop whose prices rise during the checkout", () => {
  const test = storeTest.extend({ storeOptions: { scenario: "price_up_mid_checkout" } });

  test("buys nothing without asking again", async ({ store, shopFetch }) => {
    const purchase = await buy(shopFetch, { search: "grater", budget: 200 });
    expect(purchase).toMatchObject({ bought: false, reason: "price_changed" });
    expect(store.execute({ type: "list_orders" }).orders).toEqual([]);
  });
});
