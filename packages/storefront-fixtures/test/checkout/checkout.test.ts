import { describe, expect, test } from "vitest";
import { createStore, type StoreRole } from "../../src/index.ts";
import { checkoutSchema } from "../../src/schema.ts";
import { amount, home, hourMs, pay, readyCheckout, roleOf } from "../fixtures.ts";

describe("messages say what a checkout needs", () => {
  test("each missing field is named until the checkout is ready", () => {
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

  test("a known buyer is offered the known addresses", () => {
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
  ] as const)("%s cannot be delivered to %j", ([role, address, code]) => {
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

  test("shipping classes and notices apply: gas, downloads, age limits, backorders", () => {
    const store = createStore({ seed: 42 });
    const of = (role: StoreRole) => [{ product_id: roleOf(store, role).variant_id, quantity: 1 }];
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

  test("with strictBuyer: false, no e-mail is needed", () => {
    const store = createStore({ seed: 42, strictBuyer: false });
    const lines = [{ product_id: roleOf(store, "digital").variant_id, quantity: 1 }];
    expect(store.execute({ type: "create_checkout", lines }).status).toBe("ready_for_complete");
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

  test("a checkout expires after six hours", () => {
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

  test("a change of a cart changes its checkout, and the reverse", () => {
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

  test("a changed price is reported once, and then accepted", () => {
    const { store } = start();
    const one = roleOf(store, "one_variant").variant_id;
    const { id } = readyCheckout(store, [{ product_id: one, quantity: 1 }]);
    store.execute({ type: "set_price", variant_id: one, amount: 2600 });
    const answered = pay(store, id);
    expect([answered.status, answered.messages[0]?.code, amount(answered, "subtotal")]).toEqual([
      "ready_for_complete",
      "price_changed",
      2600,
    ]);
    expect(pay(store, id).status).toBe("completed");
  });

  test("a quantity above the stock is reduced with a warning, and no stock is an error", () => {
    const { store, id } = start();
    const scarce = { product_id: id, quantity: 5 };
    const unknown = { product_id: "nothing", quantity: 1 };
    const checkout = store.execute({ type: "create_checkout", lines: [scarce, unknown] });
    expect(checkout.line_items.map(({ quantity }) => quantity)).toEqual([1]);
    expect(checkout.messages.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["quantity_adjusted", "item_unavailable"]),
    );
    store.execute({ type: "set_stock", variant_id: id, stock: 0 });
    const soldOut = store.dispatch({ type: "create_checkout", lines: [scarce] }).result.error;
    expect([soldOut?.code, soldOut?.issues[0]?.available]).toEqual(["insufficient_stock", 0]);
    const none = store.dispatch({ type: "create_checkout", lines: [unknown] });
    expect(codeOf(none.result)).toBe("product_not_found");
    expect(codeOf(store.dispatch({ type: "create_checkout" }).result)).toBe("missing_field");
  });

  test.for([999, 1000, 10_001, 2 ** 40, Number.MAX_SAFE_INTEGER])(
    "%d units are reduced to the available stock",
    (quantity) => {
      const { store } = start();
      const one = roleOf(store, "one_variant").variant_id;
      const cart = store.execute({ type: "create_cart", lines: [{ product_id: one, quantity }] });
      expect(cart.line_items[0]?.quantity).toBe(250);
      expect(cart.messages.map(({ code }) => code)).toEqual(["quantity_adjusted"]);
      const twice = [1, 2].map(() => ({ product_id: one, quantity }));
      const merged = store.execute({ type: "create_checkout", lines: twice });
      expect(merged.line_items.map((line) => line.quantity)).toEqual([250]);
      const soldOut = roleOf(store, "out_of_stock").variant_id;
      const lines = [...twice, { product_id: soldOut, quantity }];
      const checkout = store.execute({ type: "create_checkout", lines });
      expect(checkout.messages.map(({ code }) => code)).toContain("out_of_stock");
      expect(checkout.line_items[1]?.quantity).toBe(Math.min(quantity, 999));
    },
  );

  test("a bundle shows its parts and takes their stock", () => {
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
