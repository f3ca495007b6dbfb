import { describe, expect, test } from "vitest";
import {
  checkoutSchema,
  createStore,
  paymentTokens,
  storeCartSchema,
  testCards,
} from "../src/index.ts";
import { amount, home, hourMs, pay, readyCheckout, roleOf } from "./fixtures.ts";

const set = {
  fixture_set: 1 as const,
  currency: "USD",
  products: [
    { id: "vase", title: "Vase", price: 3500 },
    {
      id: "pot",
      title: "Pot",
      price: 1500,
      variants: [{ id: "pot-s" }, { id: "pot-l", price: 2000 }],
    },
  ],
  inventory: { vase: 10, "pot-s": 3 },
  customers: [
    {
      id: "c1",
      name: "Ada",
      email: "ada@shop.example",
      addresses: [{ id: "a1", street_address: "1 Way", address_country: "US" }],
    },
  ],
  discounts: [
    { code: "TEN", type: "percentage" as const, value: 10, title: "10%" },
    { code: "TWENTY", type: "percentage" as const, value: 20, title: "20%" },
    { code: "BIG", type: "fixed_amount" as const, value: 99_999, title: "much" },
    {
      code: "VASES",
      type: "percentage" as const,
      value: 50,
      title: "half",
      eligible_item_ids: ["vase"],
    },
    { code: "SHIP", type: "free_shipping" as const, value: 0, title: "free" },
    { code: "PAIR", type: "buy_x_get_y" as const, buy: 1, value: 1, title: "two for one" },
  ],
  shipping_rates: [
    { id: "std", country: "default", level: "standard", price: 500, title: "Standard" },
    { id: "us-exp", country: "US", level: "express", price: 1500, title: "Express" },
    { id: "us-std", country: "US", level: "standard", price: 400, title: "Standard" },
  ],
  promotions: [{ id: "p", type: "free_shipping" as const, min_subtotal: 10_000, title: "free" }],
  taxes: [{ country: "US", rate_basis_points: 825, title: "Tax", on_delivery: true, region: "NY" }],
  payment_tokens: [{ token: "ok", outcome: "success" }],
};

describe("discounts", () => {
  const total = (codes: string[], lines = [{ product_id: "vase", quantity: 1 }]) => {
    const store = createStore({ catalog: set });
    const checkout = readyCheckout(store, lines, { codes, option: "us-std" });
    expect(checkout.status).toBe("ready_for_complete");
    return checkout;
  };

  test("10 % then 20 % of 3500 leave 3150, then 2520", () => {
    expect(amount(total(["TEN"]), "discount")).toBe(-350);
    const both = total(["TEN", "TWENTY"]);
    expect(amount(both, "discount")).toBe(-980);
    expect(amount(both, "total")).toBe(2520 + 400);
    expect(both.discounts.applied.map(({ amount: off, priority }) => [off, priority])).toEqual([
      [350, 1],
      [630, 2],
    ]);
  });

  test("percentages round down", () => {
    const store = createStore({
      catalog: { ...set, products: [{ id: "odd", title: "Odd", price: 3333 }], inventory: {} },
    });
    const cart = store.execute({
      type: "create_cart",
      lines: [{ product_id: "odd", quantity: 1 }],
      discount_codes: ["ten"],
    });
    expect(amount(cart, "discount")).toBe(-333);
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
    const [applied] = total(["TEN"], lines).discounts.applied;
    expect(applied).toMatchObject({
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

describe("what is missing is told", () => {
  test("step by step to ready", () => {
    const store = createStore({ seed: 42 });
    const id = roleOf(store, "one_variant").variant_id;
    const created = store.execute({
      type: "create_checkout",
      lines: [{ product_id: id, quantity: 1 }],
    });
    expect(checkoutSchema.parse(created)).toEqual(created);
    const missing = (checkout: typeof created) => checkout.messages.map(({ path }) => path);
    expect([created.status, missing(created)]).toEqual([
      "incomplete",
      ["$.buyer.email", "$.fulfillment.methods[0].selected_destination_id"],
    ]);
    const update = (fields: object) =>
      store.execute({ type: "update_checkout", checkout_id: created.id, ...fields });
    const named = update({ buyer: { email: "a@shop.example" } });
    expect(missing(named)).toEqual(["$.fulfillment.methods[0].selected_destination_id"]);
    const placed = update({
      fulfillment: { methods: [{ type: "shipping", destinations: [home] }] },
    });
    const destination = placed.fulfillment.methods[0]?.destinations[0]?.id ?? "";
    expect(destination).toMatch(/^dest_/);
    expect(placed.fulfillment.methods[0]?.groups[0]?.options).toEqual([]);
    const chosen = update({
      fulfillment: { methods: [{ id: "mtd_1", selected_destination_id: destination }] },
    });
    expect(chosen.fulfillment.methods[0]?.groups[0]?.options.map((option) => option.id)).toEqual([
      "std-ship",
      "exp-ship-us",
    ]);
    expect(missing(chosen)).toEqual(["$.fulfillment.methods[0].groups[0].selected_option_id"]);
    const ready = update({
      fulfillment: { methods: [{ id: "mtd_1", groups: [{ selected_option_id: "exp-ship-us" }] }] },
    });
    expect([ready.status, ready.messages]).toEqual(["ready_for_complete", []]);
    expect(
      update({ fulfillment: { methods: [{ type: "shipping", destinations: [home] }] } }).fulfillment
        .methods[0]?.destinations[0]?.id,
    ).toBe(destination);
  });

  test("a known buyer is offered the addresses on record", () => {
    const store = createStore({ seed: 42 });
    const checkout = store.execute({
      type: "create_checkout",
      lines: [{ product_id: roleOf(store, "one_variant").variant_id, quantity: 1 }],
      buyer: { email: "ada@shop.example" },
      fulfillment: { methods: [{ type: "shipping" }] },
    });
    expect(checkout.fulfillment.methods[0]?.destinations.map(({ id }) => id)).toEqual([
      "addr_ada_home",
      "addr_ada_work",
    ]);
  });

  test("pickup needs no address", () => {
    const store = createStore({ seed: 42 });
    const checkout = store.execute({
      type: "create_checkout",
      lines: [{ product_id: roleOf(store, "one_variant").variant_id, quantity: 1 }],
      buyer: { email: "a@shop.example" },
      fulfillment: {
        methods: [
          {
            type: "pickup",
            selected_destination_id: "loc_harbour",
            groups: [{ selected_option_id: "pickup" }],
          },
        ],
      },
    });
    expect(checkout.status).toBe("ready_for_complete");
    expect(amount(checkout, "fulfillment")).toBe(0);
  });

  test.for([
    ["region_restricted", home, "address_undeliverable"],
    ["one_variant", { ...home, address_country: "AQ" }, "address_undeliverable"],
    ["one_variant", { ...home, address_country: "Mars" }, "invalid"],
  ] as const)("%s to %j", ([role, address, code]) => {
    const store = createStore({ seed: 42 });
    const checkout = readyCheckout(
      store,
      [{ product_id: roleOf(store, role).variant_id, quantity: 1 }],
      { address },
    );
    expect([checkout.status, checkout.messages.map((message) => message.code)]).toEqual([
      "incomplete",
      [code],
    ]);
  });

  test("gas goes by land, downloads go nowhere, knives tell the age, backorders the day", () => {
    const store = createStore({ seed: 42 });
    const of = (role: string) => [{ product_id: roleOf(store, role).variant_id, quantity: 1 }];
    const gas = readyCheckout(store, of("hazmat"));
    expect(gas.fulfillment.methods[0]?.groups[0]?.options.map(({ id }) => id)).toEqual([
      "std-ship",
    ]);
    const album = store.execute({
      type: "create_checkout",
      lines: of("digital"),
      buyer: { email: "a@shop.example" },
    });
    expect([album.status, album.fulfillment.methods]).toEqual(["ready_for_complete", []]);
    const knife = readyCheckout(store, of("age_restricted"));
    expect(knife.messages).toMatchObject([{ code: "age_restricted", presentation: "disclosure" }]);
    expect(readyCheckout(store, of("backorder")).messages).toMatchObject([
      { code: "delayed_fulfillment" },
    ]);
  });

  test("strictBuyer: false asks for no e-mail", () => {
    const store = createStore({ seed: 42, strictBuyer: false });
    const lines = [{ product_id: roleOf(store, "digital").variant_id, quantity: 1 }];
    expect(store.execute({ type: "create_checkout", lines }).status).toBe("ready_for_complete");
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
    const store = createStore({ catalog: set });
    const checkout = readyCheckout(store, [{ product_id: "vase", quantity: 1 }], {
      codes: ["TEN"],
      option: "us-std",
      address: { ...home, address_region: "NY" },
    });
    // 8.25 % of 31.50 is 2.59875, of 4.00 is 0.33.
    expect(amount(checkout, "tax")).toBe(260 + 33);
  });
});

describe("payment", () => {
  const start = () => {
    const store = createStore({ seed: 42 });
    const lines = [{ product_id: roleOf(store, "one_variant").variant_id, quantity: 1 }];
    return { store, checkout: readyCheckout(store, lines) };
  };

  test.for(Object.entries(paymentTokens))("%s comes to %s", ([token, outcome]) => {
    const { store, checkout } = start();
    const paid = pay(store, checkout.id, token);
    const expected = {
      success: ["completed", []],
      "3ds_required": ["requires_escalation", ["requires_3ds"]],
    }[outcome as string] ?? ["ready_for_complete", ["payment_failed"]];
    expect([paid.status, paid.messages.map(({ code }) => code)]).toEqual(expected);
    expect(paid.order_id === undefined).toBe(outcome !== "success");
    expect(JSON.stringify([paid, store.snapshot(), store.drain()])).not.toContain(token);
    if (outcome !== "success" && outcome !== "3ds_required") {
      expect(pay(store, checkout.id).status).toBe("completed");
    }
  });

  test.for([
    ...Object.entries(testCards),
    ["5555555555554444", "use_test_card"],
    ["987654321", "invalid_card"],
  ] as const)("card %s comes to %s", ([number, outcome]) => {
    const { store, checkout } = start();
    const paid = store.execute({
      type: "complete_checkout",
      checkout_id: checkout.id,
      payment: { instruments: [{ credential: { type: "card", number } }] },
    });
    const status = { success: "completed", "3ds_required": "requires_escalation" }[
      outcome as string
    ];
    expect(paid.status).toBe(status ?? "ready_for_complete");
    if (!status) expect(paid.messages[0]?.content).toContain(outcome);
    expect(JSON.stringify([paid, store.snapshot()])).not.toContain(number);
  });

  test.for([
    [[], "no_instrument"],
    [[{ handler_id: "other_pay", credential: { token: "success_token" } }], "unknown_handler"],
    [[{}], "no_credential"],
    [[{ credential: { type: "token" } }], "no_credential"],
    [[{ credential: { token: "toString" } }], "unknown_token"],
  ] as const)("%j is refused", ([instruments, reason]) => {
    const { store, checkout } = start();
    const paid = store.execute({
      type: "complete_checkout",
      checkout_id: checkout.id,
      payment: { instruments: instruments.map((one) => ({ ...one })) },
    });
    expect(paid.messages[0]?.content).toContain(reason);
    expect(paid.status).toBe("ready_for_complete");
  });

  test("the buyer confirms, or does not", () => {
    for (const approve of [true, false]) {
      const { store, checkout } = start();
      pay(store, checkout.id, "tok_3ds_required");
      const resolved = store.execute({
        type: "resolve_escalation",
        checkout_id: checkout.id,
        approve,
      });
      expect(resolved.status).toBe(approve ? "completed" : "ready_for_complete");
      expect(resolved.order_id === undefined).toBe(!approve);
      expect(store.execute({ type: "list_orders" }).orders.length).toBe(approve ? 1 : 0);
    }
  });

  test("what costs nothing needs no instrument", () => {
    const store = createStore({
      catalog: {
        ...set,
        products: [{ id: "gift", title: "Gift", price: 0, shipping_class: "digital" }],
        inventory: {},
      },
    });
    const checkout = store.execute({
      type: "create_checkout",
      lines: [{ product_id: "gift", quantity: 1 }],
      buyer: { email: "a@shop.example" },
    });
    const paid = store.execute({
      type: "complete_checkout",
      checkout_id: checkout.id,
      payment: { instruments: [] },
    });
    expect(paid.status).toBe("completed");
  });
});

describe("the life of a checkout", () => {
  const start = (options = {}) => {
    const store = createStore({ seed: 42, ...options });
    const id = roleOf(store, "last_unit").variant_id;
    return { store, id, lines: [{ product_id: id, quantity: 1 }] };
  };
  const codeOf = (result: { error?: { code: string } | undefined }) => result.error?.code;

  test("exactly one of two buyers gets the last unit", () => {
    const { store, lines } = start();
    const [first, second] = [readyCheckout(store, lines), readyCheckout(store, lines)];
    expect(pay(store, first.id).status).toBe("completed");
    const late = pay(store, second.id);
    expect([late.status, late.messages[0]?.code]).toEqual(["incomplete", "out_of_stock"]);
  });

  test("reserveOnCheckout holds the unit until the checkout ends", () => {
    const { store, lines, id } = start({ reserveOnCheckout: true });
    const first = readyCheckout(store, lines);
    expect(store.getProduct(id).available).toBe(false);
    expect(codeOf(store.dispatch({ type: "create_checkout", lines }).result)).toBe(
      "insufficient_stock",
    );
    store.execute({ type: "cancel_checkout", checkout_id: first.id });
    expect(store.getProduct(id).available).toBe(true);
  });

  test("completed and canceled checkouts never change", () => {
    const { store, lines } = start();
    const done = pay(store, readyCheckout(store, lines).id);
    const commands = [
      { type: "update_checkout", checkout_id: done.id, lines: [] },
      { type: "cancel_checkout", checkout_id: done.id },
      { type: "complete_checkout", checkout_id: done.id, payment: { instruments: [] } },
    ];
    for (const command of commands) {
      expect(codeOf(store.dispatch(command).result)).toBe("checkout_not_modifiable");
    }
    expect(store.execute({ type: "get_checkout", checkout_id: done.id })).toEqual(done);
  });

  test("expires after six hours", () => {
    const { store, lines } = start();
    const { id } = readyCheckout(store, lines);
    store.execute({ type: "advance_clock", ms: 6 * hourMs - 1 });
    expect(store.execute({ type: "get_checkout", checkout_id: id }).status).toBe(
      "ready_for_complete",
    );
    store.execute({ type: "advance_clock", ms: 1 });
    const expired = store.execute({ type: "get_checkout", checkout_id: id });
    expect([expired.status, expired.messages.map(({ code }) => code)]).toEqual([
      "canceled",
      ["session_expired"],
    ]);
  });

  test("a cart and its checkout keep to each other", () => {
    const { store } = start();
    const one = roleOf(store, "one_variant").variant_id;
    const cart = store.execute({
      type: "create_cart",
      lines: [{ product_id: one, quantity: 1 }],
      discount_codes: ["WELCOME10"],
    });
    const create = {
      type: "create_checkout" as const,
      cart_id: cart.id,
      lines: [{ product_id: "ignored", quantity: 5 }],
    };
    const checkout = store.execute(create);
    expect(checkout.line_items[0]).toMatchObject({ item: { id: one }, quantity: 1 });
    expect(checkout.discounts.codes).toEqual(["WELCOME10"]);
    expect(store.execute(create).id).toBe(checkout.id);
    store.execute({
      type: "update_checkout",
      checkout_id: checkout.id,
      lines: [{ product_id: one, quantity: 4 }],
    });
    expect(store.getCart(cart.id).items[0]?.quantity).toBe(4);
    store.changeCart({ action: "update", product_id: one, quantity: 2, cart_id: cart.id });
    const followed = store.execute({ type: "get_checkout", checkout_id: checkout.id });
    expect(followed.line_items[0]?.quantity).toBe(2);
  });

  test("a price that has changed is told once, and then agreed on", () => {
    const { store } = start();
    const one = roleOf(store, "one_variant").variant_id;
    const { id } = readyCheckout(store, [{ product_id: one, quantity: 1 }]);
    store.execute({ type: "set_price", variant_id: one, amount: 2600 });
    const told = pay(store, id);
    expect([told.status, told.messages[0]?.code, amount(told, "subtotal")]).toEqual([
      "ready_for_complete",
      "price_changed",
      2600,
    ]);
    expect(pay(store, id).status).toBe("completed");
  });

  test("too much is cut down and told; nothing at all is an error", () => {
    const { store, id } = start();
    const lines = [
      { product_id: id, quantity: 5 },
      { product_id: "nothing", quantity: 1 },
    ];
    const checkout = store.execute({ type: "create_checkout", lines });
    expect(checkout.line_items.map(({ quantity }) => quantity)).toEqual([1]);
    expect(checkout.messages.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["quantity_adjusted", "item_unavailable"]),
    );
    store.execute({ type: "set_stock", variant_id: id, stock: 0 });
    const soldOut = store.dispatch({ type: "create_checkout", lines: [lines[0]] }).result.error;
    expect([soldOut?.code, soldOut?.issues[0]?.available]).toEqual(["insufficient_stock", 0]);
    const none = store.dispatch({ type: "create_checkout", lines: [lines[1]] });
    expect(codeOf(none.result)).toBe("product_not_found");
    expect(codeOf(store.dispatch({ type: "create_checkout" }).result)).toBe("missing_field");
  });

  test("a bundle shows and takes what it holds", () => {
    const { store } = start();
    const { variant_id } = roleOf(store, "bundle");
    const part = roleOf(store, "one_variant").variant_id;
    const before = store.getProduct(part).variants[0]?.stock ?? 0;
    const checkout = readyCheckout(store, [{ product_id: variant_id, quantity: 2 }], {
      codes: ["WELCOME10"],
    });
    expect(checkout.line_items.map(({ parent_id, quantity }) => [parent_id, quantity])).toEqual([
      [undefined, 2],
      ["li_1", 2],
      ["li_1", 2],
    ]);
    expect(pay(store, checkout.id).status).toBe("completed");
    expect(store.getProduct(part).variants[0]?.stock).toBe(before - 2);
    store.execute({ type: "set_stock", variant_id: part, stock: 1 });
    const short = pay(store, readyCheckout(store, [{ product_id: variant_id, quantity: 2 }]).id);
    expect(short.messages[0]).toMatchObject({ code: "out_of_stock" });
    expect(short.order_id).toBeUndefined();
  });
});
