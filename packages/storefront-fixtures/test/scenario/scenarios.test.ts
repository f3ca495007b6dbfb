import { expect, test } from "vitest";
import {
  applyFaults,
  type CatalogPage,
  type Checkout,
  createStore,
  type Dispatched,
  type Scenario,
  type ScenarioId,
  type Store,
  type StoreRole,
  scenarios,
} from "../../src/index.ts";
import { scenarioSchema } from "../../src/schema.ts";
import { amount, buy, home, hourMs, pay, readyCheckout, roleOf } from "../fixtures.ts";

const open = (scenario: ScenarioId) => createStore({ seed: 42, scenario });
const one = (store: Store) => roleOf(store, "one_variant").variant_id;
const lines = (store: Store, quantity = 1) => [{ product_id: one(store), quantity }];
const search = (store: Store, more = {}) =>
  store.dispatch({ type: "search_catalog", limit: 10, ...more });
const faultOf = (done: Dispatched<unknown>) => done.faults[0];
const shown = (store: Store) => {
  const done = search(store, { limit: 1 });
  return applyFaults(
    { status: 200, headers: { "content-type": "application/json" }, body: done.result.data },
    done.faults,
  );
};
const ids = (page: CatalogPage | undefined) => (page?.products ?? []).map(({ id }) => id);
const twoPages = (store: Store) => {
  const first = search(store).result.data as CatalogPage;
  const second = search(store, { cursor: first.next_cursor }).result;
  return { first: ids(first), second: ids(second.data as CatalogPage), error: second.error?.code };
};
const codes = ({ messages }: Checkout) => messages.map(({ code }) => code);
const complete = (store: Store) => pay(store, readyCheckout(store, lines(store)).id);
const refusedOnce = (id: ScenarioId, status: number, nth: number) => {
  const store = open(id);
  const done = Array.from({ length: 4 }, () => store.dispatch({ type: "create_cart" }));
  expect(done.map(({ result }) => result.error?.code)).toEqual(
    done.map((_, at) => (at === nth - 1 ? "scenario_fault" : undefined)),
  );
  expect(faultOf(done[nth - 1] ?? expect.fail())).toMatchObject({ kind: "status", status });
};
const coupon = (id: ScenarioId, code: string) => {
  const store = open(id);
  const checkout = readyCheckout(store, lines(store), { codes: ["WELCOME10"] });
  expect([checkout.status, amount(checkout, "items_discount"), codes(checkout)]).toEqual([
    "ready_for_complete",
    0,
    [code],
  ]);
};
const payment = (id: ScenarioId, reason: string) => {
  const store = open(id);
  const checkout = complete(store);
  expect([checkout.status, checkout.order_id]).toEqual(["ready_for_complete", undefined]);
  expect(checkout.messages[0]?.content).toContain(reason);
};
const hooks = (id: ScenarioId) => {
  const store = open(id);
  buy(store, one(store));
  return store;
};

const proofs: Readonly<Record<ScenarioId, () => void>> = {
  latency: () => expect(shown(open("latency")).delay_ms).toBe(1500),
  timeout_after_commit: () => {
    const store = open("timeout_after_commit");
    const { id } = readyCheckout(store, lines(store));
    const command = {
      type: "complete_checkout",
      checkout_id: id,
      payment: { instruments: [{ credential: { token: "success_token" } }] },
    };
    const lost = store.dispatch(command, { idempotency_key: "k" });
    expect([faultOf(lost), lost.result.success]).toEqual([{ kind: "drop" }, true]);
    const again = store.dispatch(command, { idempotency_key: "k" });
    expect([again.faults, again.replayed, again.result.data]).toEqual([[], true, lost.result.data]);
    expect(store.execute({ type: "list_orders" }).orders.length).toBe(1);
  },
  http_500_once: () => refusedOnce("http_500_once", 500, 1),
  http_503_retry_after: () => {
    refusedOnce("http_503_retry_after", 503, 1);
    expect(shown(open("http_503_retry_after"))).toMatchObject({
      status: 503,
      headers: { "Retry-After": "2" },
    });
  },
  http_429: () => refusedOnce("http_429", 429, 3),
  idempotency_in_flight: () => {
    const store = open("idempotency_in_flight");
    const run = () => store.dispatch({ type: "create_cart" }, { idempotency_key: "k" });
    const [first, second, third] = [run(), run(), run()];
    expect(second.result.error?.code).toBe("idempotency_in_flight");
    expect(third.result.data).toEqual(first.result.data);
  },
  truncated_json: () =>
    expect(() => JSON.parse(shown(open("truncated_json")).text)).toThrow(SyntaxError),
  wrong_content_type: () =>
    expect(shown(open("wrong_content_type")).headers).toEqual({ "Content-Type": "text/plain" }),
  html_error_page: () => {
    const page = shown(open("html_error_page"));
    expect([page.status, page.text.slice(0, 15), page.headers["Content-Type"]]).toEqual([
      502,
      "<!doctype html>",
      "text/html; charset=utf-8",
    ]);
  },
  missing_field: () =>
    expect(JSON.parse(shown(open("missing_field")).text).products[0]).not.toHaveProperty(
      "price_range",
    ),
  null_price: () =>
    expect(JSON.parse(shown(open("null_price")).text).products[0].price_range).toBeNull(),
  string_number: () => expect(shown(open("string_number")).text).toMatch(/"amount":"\d+"/),
  extra_fields: () =>
    expect(JSON.parse(shown(open("extra_fields")).text)).toHaveProperty("x_undocumented"),
  unknown_enum: () => expect(shown(open("unknown_enum")).text).toContain('"mystery"'),
  duplicate_page: () => {
    const { first, second } = twoPages(open("duplicate_page"));
    expect(second.filter((id) => first.includes(id)).length).toBe(5);
  },
  skipping_page: () => {
    const { first, second } = twoPages(open("skipping_page"));
    const clean = ids(search(createStore({ seed: 42 }), { limit: 30 }).result.data as CatalogPage);
    expect([...first, ...second]).toEqual([...clean.slice(0, 10), ...clean.slice(15, 25)]);
  },
  cursor_expired: () => {
    const store = open("cursor_expired");
    expect(twoPages(store).error).toBe("cursor_expired");
    expect(search(store).result.success).toBe(true);
  },
  unstable_sort: () => {
    const { first, second } = twoPages(open("unstable_sort"));
    const clean = twoPages(createStore({ seed: 42 }));
    expect([first, second]).not.toEqual([clean.first, clean.second]);
    expect(twoPages(open("unstable_sort")).second).toEqual(second);
  },
  stale_feed_price: () => {
    const store = open("stale_feed_price");
    const listed = store.execute({ type: "get_product", id: one(store) }).product.price_range.min
      .amount;
    expect([listed, amount(readyCheckout(store, lines(store)), "subtotal")]).toEqual([1999, 2499]);
  },
  price_up_mid_checkout: () => {
    const store = open("price_up_mid_checkout");
    const answered = complete(store);
    expect([answered.status, codes(answered), amount(answered, "subtotal")]).toEqual([
      "ready_for_complete",
      ["price_changed"],
      2874,
    ]);
    expect(pay(store, answered.id).status).toBe("completed");
  },
  price_drop: () => {
    const answered = complete(open("price_drop"));
    expect([codes(answered), amount(answered, "subtotal")]).toEqual([["price_changed"], 2124]);
  },
  oos_mid_checkout: () => {
    const answered = complete(open("oos_mid_checkout"));
    expect([answered.status, codes(answered), answered.order_id]).toEqual([
      "incomplete",
      ["out_of_stock"],
      undefined,
    ]);
  },
  last_unit_race: () => {
    const store = open("last_unit_race");
    const answered = pay(store, readyCheckout(store, lines(store, 3)).id);
    expect([answered.status, codes(answered)]).toEqual(["incomplete", ["out_of_stock"]]);
    store.execute({ type: "update_checkout", checkout_id: answered.id, lines: lines(store, 1) });
    expect(pay(store, answered.id).status).toBe("completed");
  },
  quantity_clamped: () => {
    const store = open("quantity_clamped");
    const checkout = readyCheckout(store, lines(store, 5));
    expect([checkout.line_items[0]?.quantity, codes(checkout)]).toEqual([2, ["quantity_adjusted"]]);
    expect(
      store.changeCart({ action: "add", product_id: one(store), quantity: 5 }).items[0]?.quantity,
    ).toBe(2);
  },
  coupon_expired: () => coupon("coupon_expired", "discount_code_expired"),
  coupon_min_not_met: () => coupon("coupon_min_not_met", "discount_code_invalid"),
  coupon_not_combinable: () =>
    coupon("coupon_not_combinable", "discount_code_combination_disallowed"),
  undeliverable_address: () => {
    const store = open("undeliverable_address");
    expect(codes(readyCheckout(store, lines(store)))).toEqual(["address_undeliverable"]);
  },
  no_express: () => {
    const store = open("no_express");
    const checkout = readyCheckout(store, lines(store), { option: "exp-ship-us", address: home });
    expect(checkout.status).toBe("incomplete");
    expect(checkout.fulfillment.methods[0]?.groups[0]?.options.map(({ id }) => id)).toEqual([
      "std-ship",
    ]);
  },
  totals_mismatch: () => {
    const store = open("totals_mismatch");
    const { totals } = readyCheckout(store, lines(store));
    const sum = totals.reduce(
      (whole, entry) => (entry.type === "total" ? whole : whole + entry.amount),
      0,
    );
    expect(amount({ totals }, "total")).toBe(sum + 1);
  },
  surprise_fee: () => {
    const store = open("surprise_fee");
    const answered = complete(store);
    expect([answered.status, amount(answered, "fee"), codes(answered)]).toEqual([
      "ready_for_complete",
      399,
      ["price_changed"],
    ]);
    expect(amount(pay(store, answered.id), "fee")).toBe(399);
    expect(store.execute({ type: "list_orders" }).orders.length).toBe(1);
  },
  payment_declined: () => payment("payment_declined", "declined"),
  insufficient_funds: () => payment("insufficient_funds", "insufficient_funds"),
  expired_card: () => payment("expired_card", "expired_card"),
  processing_error: () => payment("processing_error", "processing_error"),
  fraud_block: () => payment("fraud_block", "fraud_block"),
  "3ds_failed": () => payment("3ds_failed", "3ds_failed"),
  "3ds_required": () => {
    const checkout = complete(open("3ds_required"));
    expect([checkout.status, codes(checkout)]).toEqual(["requires_escalation", ["requires_3ds"]]);
  },
  escalation_review: () => {
    const store = open("escalation_review");
    const large = pay(store, readyCheckout(store, lines(store, 3)).id);
    expect([large.status, large.messages[0]?.severity]).toEqual([
      "requires_escalation",
      "requires_buyer_review",
    ]);
    expect(
      store.execute({ type: "resolve_escalation", checkout_id: large.id, approve: true }).status,
    ).toBe("completed");
    expect(complete(store).status).toBe("completed");
  },
  session_expired: () => {
    const store = open("session_expired");
    const { id } = readyCheckout(store, lines(store));
    const payment = { instruments: [{ credential: { token: "success_token" } }] };
    const done = store.dispatch({ type: "complete_checkout", checkout_id: id, payment });
    expect(done.result.error?.code).toBe("checkout_not_modifiable");
    const expired = store.execute({ type: "get_checkout", checkout_id: id });
    expect([expired.status, codes(expired)]).toEqual(["canceled", ["session_expired"]]);
    expect(complete(store).status).toBe("completed");
  },
  webhook_duplicate: () => {
    const due = hooks("webhook_duplicate").dueWebhooks();
    expect(due.length).toBe(2);
    expect([
      new Set(due.map(({ webhook_id }) => webhook_id)).size,
      new Set(due.map(({ id }) => id)).size,
    ]).toEqual([1, 2]);
  },
  webhook_reordered: () => {
    const store = hooks("webhook_reordered");
    store.execute({ type: "advance_clock", ms: 200 * hourMs });
    expect(store.dueWebhooks().map(({ order }) => order.version)).toEqual([2, 1, 4, 3, 5]);
  },
  webhook_late: () => {
    const store = hooks("webhook_late");
    expect(store.dueWebhooks()).toEqual([]);
    store.execute({ type: "advance_clock", ms: 2 * hourMs });
    expect(store.dueWebhooks().length).toBe(1);
  },
  webhook_bad_signature: () =>
    expect(hooks("webhook_bad_signature").dueWebhooks()[0]?.bad_signature).toBe(true),
  order_partial: () => {
    const store = open("order_partial");
    const { id } = buy(store, one(store), 4);
    store.execute({ type: "advance_clock", ms: 24 * hourMs });
    expect(store.getOrder(id).items[0]).toMatchObject({ fulfilled: 2, status: "partial" });
  },
  order_canceled_by_store: () => {
    const store = hooks("order_canceled_by_store");
    store.execute({ type: "advance_clock", ms: 2 * hourMs });
    expect(store.execute({ type: "list_orders" }).orders[0]?.stage).toBe("canceled");
  },
  refund: () => {
    const store = hooks("refund");
    store.execute({ type: "advance_clock", ms: 97 * hourMs });
    expect(store.execute({ type: "list_orders" }).orders[0]?.adjustments[0]).toMatchObject({
      type: "refund",
    });
  },
  auth_expired: () => refusedOnce("auth_expired", 401, 3),
  version_retired: () => refusedOnce("version_retired", 422, 2),
  similar_products: () => {
    const store = open("similar_products");
    const [first, second] = ids(search(store, { query: "skillet" }).result.data as CatalogPage);
    expect([first, second]).toEqual([
      roleOf(store, "model_a").product_id,
      roleOf(store, "model_b").product_id,
    ]);
  },
  wrong_variant_default: () => {
    const store = open("wrong_variant_default");
    const { product_id, variant_id } = roleOf(store, "two_options");
    const found = store.execute({ type: "lookup_catalog", ids: [product_id] });
    expect(found.products[0]?.variants.at(-1)?.id).toBe(variant_id);
    expect(found.matches[0]?.variant_id).toBe(found.products[0]?.variants[0]?.id);
  },
};

test("every scenario has a proof, and every proof a scenario", () => {
  expect(
    scenarios()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(proofs).sort());
});

test.for(scenarios().map(({ id }) => id))("the scenario %s has its effect", (id) => proofs[id]());

test("every scenario satisfies the schema and says what a good agent does", () => {
  for (const scenario of scenarios()) {
    expect(scenarioSchema.parse(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
    expect(scenario.expects).toMatch(/\.$/);
  }
});

test("rules can test surface, product, header, time and total", () => {
  const rule = (when: Scenario["rules"][number]["when"]): Scenario => ({
    id: "own",
    description: "Mine.",
    rules: [{ when, do: { kind: "drop" } }],
  });
  const fired = (
    when: Scenario["rules"][number]["when"],
    meta = {},
    role: StoreRole = "one_variant",
  ) => {
    const store = createStore({ seed: 42, scenario: rule(when) });
    const command = {
      type: "change_cart",
      action: "add",
      product_id: roleOf(store, role).variant_id,
    };
    return store.dispatch(command, meta).rules_fired.length === 1;
  };
  expect([
    fired({ surface: "ucp" }, { surface: "ucp" }),
    fired({ surface: "ucp" }, { surface: "seed" }),
  ]).toEqual([true, false]);
  expect([fired({ product: "one_variant" }), fired({ product: "digital" })]).toEqual([true, false]);
  const header = { name: "X-Flaky", value: "1" };
  expect([
    fired({ header }, { headers: { "x-flaky": "1" } }),
    fired({ header }, { headers: { "x-flaky": "2" } }),
  ]).toEqual([true, false]);
  expect([
    fired({ header: { name: "a" } }, { headers: { A: "" } }),
    fired({ header: { name: "a" } }),
  ]).toEqual([true, false]);
  expect([fired({ after_ms: 0 }), fired({ after_ms: 1 })]).toEqual([true, false]);
  const store = createStore({
    seed: 42,
    scenario: rule({ operation: "get_checkout", min_total: 5000 }),
  });
  const read = (quantity: number) =>
    store.dispatch({
      type: "get_checkout",
      checkout_id: readyCheckout(store, lines(store, quantity)).id,
    }).rules_fired.length;
  expect([read(2), read(3)]).toEqual([0, 1]);
});

test("a scenario can be changed, set for one call, and counts per shop", () => {
  const store = createStore({ seed: 42 });
  expect(store.scenario).toBeNull();
  expect(store.dispatch({ type: "create_cart" }, { scenario: "latency" }).faults.length).toBe(1);
  expect(store.dispatch({ type: "create_cart" }).faults.length).toBe(0);
  store.execute({ type: "set_scenario", scenario: "http_500_once" });
  expect(store.scenario?.id).toBe("http_500_once");
  expect(store.dispatch({ type: "create_cart" }).result.success).toBe(false);
  expect(store.fork().dispatch({ type: "create_cart" }).result.success).toBe(true);
  store.execute({ type: "set_scenario", scenario: "http_500_once" });
  expect(store.dispatch({ type: "create_cart" }).result.success).toBe(false);
  store.execute({ type: "set_scenario", scenario: null });
  expect(store.dispatch({ type: "create_cart" }, { scenario: "nothing" }).result.error?.code).toBe(
    "unknown_scenario",
  );
  const bad = store.dispatch({ type: "set_scenario", scenario: { id: "x", rules: 7 } });
  expect(bad.result.error?.issues.map(({ path }) => path)).toEqual([["description"], ["rules"]]);
});

test("a scenario does not affect commands of the operator", () => {
  const store = open("http_500_once");
  const variant_id = one(store);
  const commands = [
    { type: "set_stock", variant_id, stock: 5 },
    { type: "set_price", variant_id, amount: 100 },
    { type: "advance_clock", ms: 1 },
    { type: "list_orders" },
  ];
  for (const command of commands) {
    const { result, faults } = store.dispatch(command);
    expect([result.success, faults]).toEqual([true, []]);
  }
});
