import { describe, expect, test } from "vitest";
import { createStore, paymentTokens, testCards } from "../../src/index.ts";
import { pay, readyCheckout, roleOf } from "../fixtures.ts";
import { smallFixtureSet } from "../small-fixture-set.ts";

describe("payment", () => {
  const start = () => {
    const store = createStore({ seed: 42 });
    const lines = [{ product_id: roleOf(store, "one_variant").variant_id, quantity: 1 }];
    return { store, checkout: readyCheckout(store, lines) };
  };

  test.for(Object.entries(paymentTokens()))("%s has the outcome %s", ([token, outcome]) => {
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
    ...Object.entries(testCards()),
    ["5555555555554444", "use_test_card"],
    ["987654321", "invalid_card"],
  ] as const)("card %s has the outcome %s", ([number, outcome]) => {
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

  test("the buyer can confirm or refuse a challenge", () => {
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

  test("a checkout with a total of 0 needs no instrument", () => {
    const store = createStore({
      catalog: {
        ...smallFixtureSet,
        products: [{ id: "gift", title: "Gift", price: 0, shipping_class: "digital" }],
        inventory: {},
        discounts: [],
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
