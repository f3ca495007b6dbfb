import { describe, expect, test } from "vitest";
import { createStore, type ScenarioId, type StoreError } from "../../src/index.ts";
import { orderSchema } from "../../src/schema.ts";
import { amount, buy, hourMs, pay, roleOf } from "../fixtures.ts";

function start(scenario?: ScenarioId) {
  const store = createStore({ seed: 42, ...(scenario === undefined ? {} : { scenario }) });
  const one = roleOf(store, "one_variant").variant_id;
  const order = buy(store, one, 3);
  const read = () => store.execute({ type: "get_order", order_id: order.id });
  const later = (hours: number) => {
    store.execute({ type: "advance_clock", ms: hours * hourMs });
    return read();
  };
  return { store, one, order, read, later };
}

describe("the stages of an order", () => {
  test("an order moves on with the clock, for any size of steps", () => {
    const { order, later, read } = start();
    expect(orderSchema.parse(order)).toEqual(order);
    expect(order).toMatchObject({ stage: "placed", version: 1, label: "#1001" });
    const stages = [1, 23, 24, 48].map((hours) => later(hours).stage);
    expect(stages).toEqual(["processing", "shipped", "in_transit", "delivered"]);
    const slow = read();
    const { later: leap } = start();
    expect({ ...leap(500), updated_at: "" }).toEqual({ ...slow, updated_at: "" });
    expect(slow.line_items[0]).toMatchObject({ quantity: { fulfilled: 3 }, status: "fulfilled" });
    expect(orderSchema.parse(slow)).toEqual(slow);
    for (const { type, tracking_number } of slow.fulfillment.events) {
      expect(tracking_number !== undefined).toBe(type !== "processing");
    }
  });

  test("advance_order moves an order one stage, or to a given stage", () => {
    const { store, order } = start();
    const advance = (to?: "delivered") =>
      store.dispatch({ type: "advance_order", order_id: order.id, ...(to ? { to } : {}) }).result;
    expect(advance().data).toMatchObject({ stage: "processing" });
    expect(advance("delivered").data).toMatchObject({ stage: "delivered" });
    expect(advance("delivered").data).toMatchObject({ stage: "delivered" });
    expect(advance().error?.code).toBe("order_not_modifiable");
  });

  test("downloads are delivered at once", () => {
    const store = createStore({ seed: 42 });
    const checkout = store.execute({
      type: "create_checkout",
      lines: [{ product_id: roleOf(store, "digital").variant_id, quantity: 1 }],
      buyer: { email: "a@shop.example" },
    });
    const { order_id = "" } = pay(store, checkout.id);
    const order = store.execute({ type: "get_order", order_id });
    expect(order).toMatchObject({ stage: "delivered", line_items: [{ status: "fulfilled" }] });
    expect(order.fulfillment.expectations[0]?.method_type).toBe("digital");
    store.execute({ type: "advance_clock", ms: 200 * hourMs });
    expect(store.execute({ type: "get_order", order_id })).toEqual(order);
  });
});

describe("cancellations and refunds", () => {
  test("canceling refunds the money and returns the stock", () => {
    const { store, one, order } = start();
    const stock = () => store.getProduct(one).variants[0]?.stock;
    const before = stock() ?? 0;
    const canceled = store.execute({ type: "cancel_order", order_id: order.id });
    expect(canceled).toMatchObject({
      stage: "canceled",
      line_items: [{ status: "removed", quantity: { total: 0 } }],
    });
    expect(amount(canceled.adjustments[0] ?? { totals: [] }, "total")).toBe(
      -amount(order, "total"),
    );
    expect(stock()).toBe(before + 3);
    const again = store.dispatch({ type: "cancel_order", order_id: order.id }).result;
    expect(again.error?.code).toBe("order_not_modifiable");
  });

  test("cancelOrder does the same in decimals, records a webhook, and repeats its answer by key", () => {
    const { store, order } = start();
    const cancel = () =>
      store.cancelOrder(order.id, { reason: "Too late." }, { idempotency_key: "cancel-1" });
    const canceled = cancel();
    expect(canceled).toMatchObject({
      status: "canceled",
      items: [{ quantity: 0, status: "removed" }],
      refunded: amount(order, "total") / 100,
    });
    expect(canceled.events.at(-1)?.type).toBe("canceled");
    expect(cancel()).toEqual(canceled);
    expect(store.webhooks().map(({ event }) => event)).toEqual([
      "order.placed",
      "order.cancellation",
    ]);
    const refusal = (given: object, id = order.id) => {
      try {
        store.cancelOrder(id, given);
        return undefined;
      } catch (error) {
        return (error as StoreError).code;
      }
    };
    expect(refusal({})).toBe("order_not_modifiable");
    expect(refusal({ why: "" })).toBe("unknown_field");
    expect(refusal({ reason: 7 })).toBe("invalid_type");
    expect(refusal({}, "ord_none")).toBe("order_not_found");
  });

  test("an order that was sent cannot be canceled", () => {
    const { store, order, later } = start();
    later(24);
    expect(store.dispatch({ type: "cancel_order", order_id: order.id }).result.error?.code).toBe(
      "order_not_modifiable",
    );
  });

  test("refunds do not exceed what was paid", () => {
    const { store, order } = start();
    const refund = (fields: object) =>
      store.dispatch({ type: "refund_order", order_id: order.id, ...fields }).result;
    expect(refund({ lines: [{ id: "li_1", quantity: 1 }] }).data).toMatchObject({
      adjustments: [{ totals: [{ amount: -2499 }], line_items: [{ id: "li_1", quantity: -1 }] }],
    });
    expect(refund({ amount: amount(order, "total") }).error?.code).toBe("order_not_modifiable");
    expect(refund({ lines: [{ id: "li_9", quantity: 1 }] }).error?.code).toBe("line_not_found");
    expect(refund({}).success).toBe(true);
    expect(refund({}).error?.code).toBe("order_not_modifiable");
    expect(store.getOrder(order.id).refunded).toBe(amount(order, "total") / 100);
  });

  test("order_partial sends half of the order first", () => {
    const { later } = start("order_partial");
    expect(later(24).line_items[0]).toMatchObject({
      status: "partial",
      quantity: { fulfilled: 2, total: 3 },
    });
    expect(later(24).line_items[0]).toMatchObject({ status: "fulfilled" });
    expect(later(48).stage).toBe("delivered");
  });

  test("order_canceled_by_store cancels the order, and refund refunds it", () => {
    const canceled = start("order_canceled_by_store").later(2);
    expect(canceled.stage).toBe("canceled");
    const refunded = start("refund").later(97);
    expect([refunded.stage, amount(refunded.adjustments[0] ?? { totals: [] }, "total")]).toEqual([
      "delivered",
      -2499,
    ]);
  });
});
