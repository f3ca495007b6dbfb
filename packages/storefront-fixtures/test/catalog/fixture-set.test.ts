import { expect, test } from "vitest";
import { paymentOutcomes } from "../../src/data/payment-tokens.ts";
import { createStore, type FixtureSet, StoreError, safeCreateStore } from "../../src/index.ts";
import { fixtureSetSchema } from "../../src/schema.ts";
import { amount, pay, readyCheckout } from "../fixtures.ts";
import { smallFixtureSet } from "../small-fixture-set.ts";

test("ids are used unchanged, and a product without variants gets a variant with its id", () => {
  const store = createStore({ catalog: smallFixtureSet });
  expect(
    [...store.products()].map(({ id, variants }) => [id, variants.map((variant) => variant.id)]),
  ).toEqual([
    ["vase", ["vase"]],
    ["pot", ["pot-s", "pot-l"]],
  ]);
  expect(store.changeCart({ action: "add", product_id: "vase", quantity: 10 }).total).toBe(350);
  expect(() => store.changeCart({ action: "add", product_id: "vase", quantity: 11 })).toThrow(
    StoreError,
  );
  expect(() => store.changeCart({ action: "add", product_id: "pot" })).toThrow(
    expect.objectContaining({ code: "variant_required" }),
  );
  expect(store.getProduct("pot-l").variants.map(({ price, stock }) => [price, stock])).toEqual([
    [15, 3],
    [20, 100],
  ]);
  expect([store.markets, store.roles, store.discountCodes.length]).toEqual([["US"], {}, 6]);
});

test("buyers, rates, promotions and tokens of the fixture set apply", () => {
  const store = createStore({ catalog: smallFixtureSet });
  const checkout = readyCheckout(store, [{ product_id: "vase", quantity: 1 }], {
    email: "ada@shop.example",
    option: "us-exp",
  });
  expect(amount(checkout, "total")).toBe(5000);
  expect(pay(store, checkout.id, "ok").status).toBe("completed");
  const abroad = readyCheckout(store, [{ product_id: "vase", quantity: 1 }], {
    address: { address_country: "FR" },
    option: "std",
  });
  expect(amount(abroad, "fulfillment")).toBe(500);
});

test("a country's delivery rate replaces the default rate of the same level", () => {
  const shipping_rates = [
    { id: "std", country: "default", level: "standard", price: 500, title: "Standard" },
    { id: "exp-us", country: "US", level: "express", price: 1500, title: "Express" },
    { id: "exp-intl", country: "default", level: "express", price: 2500, title: "Express" },
  ];
  const store = createStore({ catalog: { ...smallFixtureSet, shipping_rates } });
  const optionsIn = (address_country: string) =>
    readyCheckout(store, [{ product_id: "vase", quantity: 1 }], {
      address: { address_country },
    }).fulfillment.methods[0]?.groups[0]?.options.map(({ id }) => id);
  expect([optionsIn("US"), optionsIn("FR")]).toEqual([
    ["std", "exp-us"],
    ["std", "exp-intl"],
  ]);
});

test("without delivery rates, delivery is free in any currency", () => {
  const catalog: FixtureSet = {
    fixture_set: 1,
    currency: "CHF",
    products: [{ id: "a", title: "A", price: 1999 }],
  };
  const store = createStore({ catalog });
  const checkout = readyCheckout(store, [{ product_id: "a", quantity: 1 }]);
  expect([checkout.status, checkout.currency, checkout.market, amount(checkout, "total")]).toEqual([
    "ready_for_complete",
    "CHF",
    "CHF",
    1999,
  ]);
  expect(store.image("a")).toContain("<svg");
  expect(fixtureSetSchema.parse(catalog)).toEqual(catalog);
});

test("all faults of a fixture set are reported at once", () => {
  const twice = {
    ...smallFixtureSet,
    products: [...smallFixtureSet.products, { id: "vase", title: "Again", price: 1 }],
    inventory: { ghost: 1 },
  };
  try {
    createStore({ catalog: twice });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    expect((error as StoreError).issues.map(({ path }) => path)).toEqual([
      ["products", 2, "id"],
      ["inventory", "ghost"],
    ]);
  }
  for (const bad of [
    null,
    7,
    { fixture_set: 2 },
    { ...smallFixtureSet, products: [{ id: "x", title: "X", price: -1 }] },
  ]) {
    expect(() => createStore({ catalog: bad as never })).toThrow(StoreError);
  }
});

test("references to missing ids, and unknown payment outcomes, are each reported", () => {
  const [first = expect.fail()] = smallFixtureSet.discounts;
  const catalog: FixtureSet = {
    ...smallFixtureSet,
    inventory: { vase: 1, pot: 3, ghost: 1, "pot-m": 2 },
    discounts: [{ ...first, eligible_item_ids: ["pot", "pot-s", "jug"] }],
    promotions: [{ id: "p", type: "free_shipping", title: "free", eligible_item_ids: ["urn"] }],
    payment_tokens: [
      { token: "ok", outcome: "success" },
      { token: "no", outcome: "failure" },
      { token: "never", outcome: "constructor" },
    ],
  };
  const result = safeCreateStore({ catalog });
  expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual([
    "inventory.pot",
    "inventory.ghost",
    "inventory.pot-m",
    "discounts.0.eligible_item_ids.2",
    "promotions.0.eligible_item_ids.0",
    "payment_tokens.1.outcome",
    "payment_tokens.2.outcome",
  ]);
  const messages = result.error?.issues.map(({ message }) => message) ?? [];
  expect(messages[0]).toBe(
    'inventory.pot must be the id of a variant (pot-s or pot-l), not "pot".',
  );
  expect(messages[5]).toMatch(/ must be success, declined, .* or over_allowance, not "failure"\.$/);
  expect(fixtureSetSchema.safeParse(catalog).error?.issues).toHaveLength(7);
});

test("every documented payment outcome is accepted and happens", () => {
  const payment_tokens = paymentOutcomes.map((outcome) => ({ token: `my_${outcome}`, outcome }));
  const store = createStore({ catalog: { ...smallFixtureSet, payment_tokens } });
  const statuses = payment_tokens.map(({ token }) => {
    const { id } = readyCheckout(store, [{ product_id: "pot-l", quantity: 1 }], {
      option: "us-std",
    });
    const { status, messages } = pay(store, id, token);
    return [status, messages.at(-1)?.code];
  });
  expect(statuses).toEqual(
    paymentOutcomes.map((outcome) => {
      if (outcome === "success") return ["completed", undefined];
      return outcome === "3ds_required"
        ? ["requires_escalation", "requires_3ds"]
        : ["ready_for_complete", "payment_failed"];
    }),
  );
});

test("a scenario with an unknown payment outcome is refused", () => {
  const rules = [{ when: {}, do: { kind: "payment", outcome: "bankrupt" } }];
  const scenario = { id: "mine", description: "", rules };
  expect(() => createStore({ scenario: scenario as never })).toThrow(StoreError);
});

test("a custom catalogue can be searched, filtered, sorted and looked up", () => {
  const products: FixtureSet["products"] = [
    { id: "a", title: "Red Lamp", price: 900, brand: "Glim", categories: ["Lamps"], tags: ["red"] },
    {
      id: "b",
      title: "Blue Lamp",
      price: 700,
      categories: ["Lamps"],
      variants: [
        { id: "b-s", options: [{ name: "Size", label: "S" }], sku: "B-S" },
        { id: "b-l", options: [{ name: "Size", label: "L" }] },
      ],
    },
    {
      id: "c",
      title: "Rope",
      price: 500,
      age_restricted: 18,
      shipping_class: "hazmat",
      image_url: "/rope.png",
    },
  ];
  const store = createStore({ catalog: { fixture_set: 1, currency: "EUR", products } });
  const found = (query: object) => store.listProducts(query).products.map(({ id }) => id);
  expect(found({ q: "lamps", sort: "price_asc" })).toEqual(["b", "a"]);
  expect([found({ category: "lamps" }), found({ brand: "glim" }), found({ tag: "red" })]).toEqual([
    ["a", "b"],
    ["a"],
    ["a"],
  ]);
  const bySize = store.execute({ type: "search_catalog", filters: { options: { size: ["l"] } } });
  expect(bySize.products.map(({ id }) => id)).toEqual(["b"]);
  expect(store.execute({ type: "lookup_catalog", ids: ["B-S", "b", "z"] })).toMatchObject({
    matches: [
      { id: "B-S", variant_id: "b-s", match: "exact" },
      { id: "b", variant_id: "b-s", match: "featured" },
    ],
    not_found: ["z"],
  });
  const detail = store.execute({ type: "get_product", id: "c" });
  expect(detail).toMatchObject({
    reviews: [],
    product: { hazmat: true, media: [{ url: "/rope.png" }] },
  });
  expect(store.truth("c")).toMatchObject({ product_id: "c" });
});
