import { describe, expect, test } from "vitest";
import { createStore } from "../../src/index.ts";
import { buy, hourMs, pay, readyCheckout, roleOf } from "../fixtures.ts";

function start() {
  const store = createStore({ seed: 42 });
  const order = buy(store, roleOf(store, "one_variant").variant_id, 3);
  const later = (hours: number) => {
    store.execute({ type: "advance_clock", ms: hours * hourMs });
  };
  return { store, order, later };
}

describe("webhooks", () => {
  test("a webhook is recorded for every version of an order", () => {
    const { store, order, later } = start();
    later(100);
    const hooks = store.dueWebhooks();
    expect(hooks.map(({ event }) => event)).toEqual([
      "order.placed",
      "order.processing",
      "order.shipped",
      "order.in_transit",
      "order.delivered",
    ]);
    expect(hooks.map((hook) => hook.order.version)).toEqual([1, 2, 3, 4, 5]);
    expect(hooks[2]?.due_at).toBe("2026-01-16T12:00:00.000Z");
    expect(new Set(hooks.map(({ webhook_id }) => webhook_id)).size).toBe(5);
    expect(hooks.every(({ order_id }) => order_id === order.id)).toBe(true);
  });

  test("a webhook is sent up to three times, with growing delays and one id", () => {
    const { store } = start();
    const [hook] = store.dueWebhooks();
    const settle = (delivered: boolean) =>
      store.execute({
        type: "settle_webhook",
        webhook_id: hook?.id ?? "",
        delivered,
        status: delivered ? 200 : 500,
      });
    expect(settle(false)).toMatchObject({
      attempt: 2,
      status: "pending",
      due_at: "2026-01-15T12:01:00.000Z",
    });
    expect(store.dueWebhooks()).toEqual([]);
    store.execute({ type: "advance_clock", ms: 60_000 });
    expect(store.dueWebhooks().map(({ webhook_id }) => webhook_id)).toEqual([hook?.webhook_id]);
    expect(settle(false)).toMatchObject({ attempt: 3, due_at: "2026-01-15T12:03:00.000Z" });
    expect(settle(false)).toMatchObject({
      status: "failed",
      attempts: [{ status: 500 }, { status: 500 }, { status: 500 }],
    });
    const unknown = store.dispatch({ type: "settle_webhook", webhook_id: "none", delivered: true });
    expect(unknown.result.error?.code).toBe("webhook_not_found");
  });

  test("a webhook goes to the address of the checkout", () => {
    const store = createStore({ seed: 42 });
    const { id } = readyCheckout(store, [
      { product_id: roleOf(store, "one_variant").variant_id, quantity: 1 },
    ]);
    store.execute({
      type: "update_checkout",
      checkout_id: id,
      webhook_url: "https://agent.example/hook",
    });
    pay(store, id);
    expect(store.dueWebhooks()[0]?.url).toBe("https://agent.example/hook");
  });
});
