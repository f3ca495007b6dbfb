import { describe, expect, test } from "vitest";
import {
  type Command,
  canonicalJson,
  createStore,
  type Store,
  StoreError,
  type StoreOptions,
  safeCreateStore,
} from "../../src/index.ts";
import { buy, home, hourMs, roleOf } from "../fixtures.ts";

function shopping(store: Store): unknown[] {
  const one = roleOf(store, "one_variant").variant_id;
  const answers: unknown[] = [];
  const run = (command: Command, key?: string) => {
    const { result, events, rules_fired } = store.dispatch(
      command,
      key === undefined ? {} : { idempotency_key: key },
    );
    answers.push([result.data ?? result.error?.issues, events, rules_fired]);
    return result.data as { id: string; order_id?: string };
  };
  run({ type: "search_catalog", query: "a", limit: 5 });
  const cart = run({ type: "create_cart", lines: [{ product_id: one, quantity: 2 }] }, "cart");
  run({ type: "create_cart", lines: [{ product_id: one, quantity: 2 }] }, "cart");
  const checkout = run({
    type: "create_checkout",
    cart_id: cart.id,
    buyer: { email: "a@shop.example" },
  });
  const method = {
    destinations: [{ id: "d", ...home }],
    selected_destination_id: "d",
    groups: [{ selected_option_id: "std-ship" }],
  };
  run({ type: "update_checkout", checkout_id: checkout.id, fulfillment: { methods: [method] } });
  const payment = { instruments: [{ credential: { token: "success_token" } }] };
  run({ type: "complete_checkout", checkout_id: checkout.id, payment }, "pay");
  const done = run({ type: "complete_checkout", checkout_id: checkout.id, payment }, "pay");
  run({ type: "advance_clock", ms: 30 * hourMs });
  run({ type: "get_order", order_id: done.order_id ?? "" });
  return answers;
}

test("the same commands get the same answers, including ids", () => {
  const first = createStore({ seed: 42, scenario: "http_429" });
  const second = createStore({ seed: 42, scenario: "http_429" });
  expect(canonicalJson(shopping(first))).toBe(canonicalJson(shopping(second)));
  expect(canonicalJson(first.snapshot())).toBe(canonicalJson(second.snapshot()));
});

test("a snapshot restores the whole state, also through JSON", () => {
  const store = createStore({ seed: 42 });
  shopping(store);
  const snapshot: unknown = JSON.parse(canonicalJson(store.snapshot()));
  const expected = shopping(store);
  const restored = createStore({ seed: 42 });
  restored.restore(snapshot);
  expect(canonicalJson(shopping(restored))).toBe(canonicalJson(expected));
});

test("a fork is independent of its original", () => {
  const store = createStore({ seed: 42 });
  shopping(store);
  const before = canonicalJson(store.snapshot());
  const fork = store.fork();
  expect(canonicalJson(fork.snapshot())).toBe(before);
  shopping(fork);
  expect(canonicalJson(store.snapshot())).toBe(before);
  const restored = createStore({ seed: 42 });
  restored.restore(JSON.parse(before));
  expect(canonicalJson(shopping(store))).toBe(canonicalJson(shopping(restored)));
});

test("changes transfer the state to another instance", () => {
  const store = createStore({ seed: 42 });
  const follower = createStore({ seed: 42 });
  shopping(store);
  follower.apply(JSON.parse(JSON.stringify(store.drain().changes)));
  expect(canonicalJson(follower.snapshot().rows.slice().sort())).toBe(
    canonicalJson(store.snapshot().rows.slice().sort()),
  );
  expect(store.drain().changes).toEqual([]);
});

test("a snapshot of another catalogue is refused", () => {
  const store = createStore({ seed: 42 });
  expect(() => store.restore(createStore({ seed: 43 }).snapshot())).toThrow(
    expect.objectContaining({ code: "unsupported_snapshot" }),
  );
  for (const bad of [null, 7, {}, { snapshot: 2 }])
    expect(() => store.restore(bad)).toThrow(StoreError);
});

test("changing an answer does not change the shop", () => {
  const store = createStore({ seed: 42 });
  const one = roleOf(store, "one_variant").variant_id;
  const buyer = { email: "a@shop.example" };
  const cart = store.execute({
    type: "create_cart",
    lines: [{ product_id: one, quantity: 1 }],
    buyer,
  });
  const [product] = [...store.products()];
  for (const reached of [
    product,
    product?.variants[0],
    store.execute({ type: "get_cart", cart_id: cart.id }).buyer,
  ]) {
    expect(Object.isFrozen(reached)).toBe(true);
  }
});

test("ids are predictable from the seed, but not with a secret", () => {
  const idOf = (idSecret?: string) =>
    createStore({ seed: 42, ...(idSecret === undefined ? {} : { idSecret }) }).execute({
      type: "create_cart",
    }).id;
  expect(idOf()).toBe(idOf());
  expect(new Set([idOf(), idOf("a"), idOf("b")]).size).toBe(3);
  expect(idOf()).toMatch(/^cart_[0-9a-z]{26}$/);
});

test("the option now replaces the virtual clock", () => {
  let now = Date.UTC(2026, 5, 1);
  const store = createStore({ now: () => now, startAt: now });
  const { id } = store.execute({
    type: "create_checkout",
    lines: [{ product_id: roleOf(store, "one_variant").variant_id, quantity: 1 }],
  });
  now += 6 * hourMs;
  expect(store.execute({ type: "get_checkout", checkout_id: id }).status).toBe("canceled");
});

test("an error that the option now throws reaches the caller, and the next command works", () => {
  let isBroken = false;
  const now = () => {
    if (isBroken) throw new Error("no clock");
    return Date.UTC(2026, 5, 1);
  };
  const store = createStore({ now });
  isBroken = true;
  expect(() => store.dispatch({ type: "create_cart" })).toThrow("no clock");
  isBroken = false;
  expect(store.snapshot().rows.filter(([table]) => table === "cart")).toEqual([]);
  expect(store.dispatch({ type: "create_cart" }).result.success).toBe(true);
});

test("a failed command reports no events that were rolled back", () => {
  let now = Date.UTC(2026, 0, 15);
  const store = createStore({ seed: 42, now: () => now });
  buy(store, roleOf(store, "one_variant").variant_id);
  const twin = store.fork();
  now += 24 * hourMs;
  // Orders move on before the scenario is looked up. When it is not found, these steps are undone.
  const failed = store.dispatch({ type: "list_orders" }, { scenario: "no_such" });
  expect(failed.result.error?.code).toBe("unknown_scenario");
  expect([failed.events, failed.changes]).toEqual([[], []]);
  const { events } = store.dispatch({ type: "list_orders" });
  expect(events.map(({ type }) => type)).toContain("order.shipped");
  expect(events).toEqual(twin.dispatch({ type: "list_orders" }).events);
});

test("a full shop removes the oldest checkout and returns its reserved stock", () => {
  const store = createStore({ seed: 42, maxCarts: 2, reserveOnCheckout: true });
  const carts = [1, 2, 3].map(() => store.execute({ type: "create_cart" }).id);
  const known = carts.map((id) => store.dispatch({ type: "get_cart", cart_id: id }).result.success);
  expect(known).toEqual([false, true, true]);
  const one = roleOf(store, "one_variant").variant_id;
  const stock = () => store.getProduct(one).variants[0]?.stock;
  const lines = [{ product_id: one, quantity: 10 }];
  const checkouts = [1, 2, 3].map(() => store.execute({ type: "create_checkout", lines }).id);
  const open = checkouts.map(
    (id) => store.dispatch({ type: "get_checkout", checkout_id: id }).result.success,
  );
  expect([open, stock()]).toEqual([[false, true, true], 230]);
});

test("a full shop removes the least recently used cart first", () => {
  const store = createStore({ size: "tiny", maxCarts: 2 });
  const [first, second] = [1, 2].map(() => store.execute({ type: "create_cart" }).id);
  store.execute({ type: "clear_cart", cart_id: first ?? "" });
  store.execute({ type: "create_cart" });
  const known = [first, second].map(
    (id) => store.dispatch({ type: "get_cart", cart_id: id ?? "" }).result.success,
  );
  expect(known).toEqual([true, false]);
});

describe("a shop that several clients share", () => {
  const open = () => createStore({ seed: 42, maxCarts: 50 });
  const rows = (store: Store, table: string) =>
    store.snapshot().rows.filter(([name]) => name === table).length;

  test("carts and checkouts of one client are not removed to make room for another client", () => {
    const store = open();
    const lines = [{ product_id: roleOf(store, "one_variant").variant_id, quantity: 1 }];
    const mine = store.execute({ type: "create_cart", lines }, { client: "198.51.100.1" });
    const bought = store.execute({ type: "create_checkout", lines }, { client: "198.51.100.1" });
    for (let count = 0; count < 200; count += 1) {
      const meta = { client: "203.0.113.9", idempotency_key: `key ${count}` };
      store.execute({ type: "create_cart", lines }, meta);
      store.execute({ type: "create_checkout", lines }, meta);
    }
    expect(store.execute({ type: "get_cart", cart_id: mine.id }).id).toBe(mine.id);
    expect(store.execute({ type: "get_checkout", checkout_id: bought.id }).id).toBe(bought.id);
    // Five rows of this client, which is a tenth of fifty, and one row of the other client.
    expect([rows(store, "cart"), rows(store, "checkout")]).toEqual([6, 6]);
    expect(JSON.stringify(store.snapshot())).not.toContain("203.0.113.9");
  });

  describe("sells at most half of each variant's stock to all clients together", () => {
    const client = (number: number) => ({ client: `client ${number}` });
    const stocked = (stock: number, options: StoreOptions = { seed: 42, maxCarts: 50 }) => {
      const store = createStore(options);
      const id = roleOf(store, "one_variant").variant_id;
      store.execute({ type: "set_stock", variant_id: id, stock });
      const stockNow = () =>
        store.snapshot().rows.find(([table, key]) => table === "stock" && key === id)?.[2];
      return { store, id, stockNow };
    };

    test("however many they are, and the oldest order gives its units back first", () => {
      const { store, id, stockNow } = stocked(11);
      const orders = [2, 2, 1].map((quantity, number) => buy(store, id, quantity, client(number)));
      expect(stockNow()).toEqual({ units: 6 });
      buy(store, id, 2, client(12));
      expect(stockNow()).toEqual({ units: 6 });
      for (let number = 20; number < 60; number += 1) buy(store, id, 3, client(number));
      expect(stockNow()).toEqual({ units: 8 });
      // The orders stay as they are. Canceling one that has given its units back gives back
      // no more.
      const [first] = orders;
      expect(store.execute({ type: "get_order", order_id: first?.id ?? "" }).stage).toBe("placed");
      store.execute({ type: "cancel_order", order_id: first?.id ?? "" });
      expect(stockNow()).toEqual({ units: 8 });
    });

    test("even if one order takes more", () => {
      const { store, id, stockNow } = stocked(9);
      buy(store, id, 9, client(1));
      expect(stockNow()).toEqual({ units: 9 });
    });

    test("but sells a single unit, once", () => {
      const { store, id, stockNow } = stocked(1);
      buy(store, id, 1, client(1));
      expect(stockNow()).toEqual({ units: 0 });
      expect(() => buy(store, id, 1, client(2))).toThrow();
    });

    test("and an order that is removed to make room gives its units back", () => {
      const { store, id, stockNow } = stocked(9, { seed: 42, maxCarts: 2 });
      for (let number = 0; number < 6; number += 1) buy(store, id, 1, client(number));
      expect(stockNow()).toEqual({ units: 7 });
    });

    test("but a shop without clients sells everything", () => {
      const { store, id, stockNow } = stocked(3);
      for (let count = 0; count < 3; count += 1) buy(store, id);
      expect(stockNow()).toEqual({ units: 0 });
    });
  });

  test("all clients together have at most the rows of the shop", () => {
    const store = open();
    for (let count = 0; count < 200; count += 1) {
      store.execute({ type: "create_cart" }, { client: `client ${count}` });
    }
    expect(rows(store, "cart")).toBe(50);
  });
});

test("a cart that does not change for a day of the shop's clock is removed", () => {
  const store = createStore({ seed: 42 });
  const product_id = roleOf(store, "one_variant").variant_id;
  const add = (cart_id?: string) =>
    store.changeCart({ action: "add", product_id, ...(cart_id ? { cart_id } : {}) }).cart_id;
  const wait = (ms: number) => store.execute({ type: "advance_clock", ms });
  const known = (id: string) => store.dispatch({ type: "get_cart", cart_id: id }).result.success;
  const [idle, used] = [add(), add()];
  wait(24 * hourMs - 1);
  expect([known(idle), known(used)]).toEqual([true, true]);
  add(used);
  wait(1);
  expect([known(idle), known(used)]).toEqual([false, true]);
  expect(() => add(idle)).toThrow(expect.objectContaining({ code: "cart_not_found" }));
  expect(() => store.startCheckout(idle, {})).toThrow(StoreError);
  // Its row is removed when the next cart is created.
  store.drain();
  const fresh = add();
  expect(store.drain().changes).toContainEqual({ table: "cart", key: idle });
  expect([known(used), known(fresh)]).toEqual([true, true]);
});

test("the last thousand webhooks are stored", () => {
  const store = createStore({ seed: 42, size: "tiny", scenario: "webhook_duplicate" });
  const album = roleOf(store, "digital").variant_id;
  const buyer = { email: "a@shop.example" };
  for (let at = 0; at < 510; at += 1) {
    const { id } = store.execute({
      type: "create_checkout",
      lines: [{ product_id: album, quantity: 1 }],
      buyer,
    });
    const payment = { instruments: [{ credential: { token: "success_token" } }] };
    store.execute({ type: "complete_checkout", checkout_id: id, payment });
  }
  expect(store.webhooks().length).toBeGreaterThanOrEqual(1000);
  expect(store.webhooks().length).toBeLessThanOrEqual(1011);
});

test("all wrong options are reported at once", () => {
  const wrong = { seed: 1.5, size: "gigantic", market: 7 };
  expect(() => createStore(wrong as never)).toThrow(
    expect.objectContaining({ issues: expect.objectContaining({ length: 3 }) }),
  );
  expect(() => createStore({ fixtureVersion: 2 })).toThrow(
    expect.objectContaining({ code: "unsupported_fixture_version" }),
  );
  expect(() => createStore({ market: "XX" as "US" })).toThrow(
    expect.objectContaining({ code: "unsupported_market" }),
  );
  expect(safeCreateStore({ market: "XX" }).error?.code).toBe("unsupported_market");
  expect(safeCreateStore({ size: "tiny" }).data?.productCount).toBe(12);
  expect(() => createStore({ scenario: "none" as never })).toThrow(
    expect.objectContaining({ code: "unknown_scenario" }),
  );
});
