import { paymentHandlerId } from "@almanac/storefront-fixtures";
import type { Hono } from "hono";
import { expect } from "vitest";
import { type Agent, at, codesOf, type Exchanged, idOf } from "./lab/agents.ts";
import type { LabSandbox } from "./lab/lab.ts";

/** What a flow needs: an agent, the sandbox that it uses, and the app that serves both. */
export interface Stage {
  readonly agent: Agent;
  readonly sandbox: LabSandbox;
  readonly app: Hono;
}

export const springfield = {
  first_name: "Ada",
  last_name: "Example",
  street_address: "1 Loop Road",
  address_locality: "Springfield",
  address_region: "NY",
  postal_code: "12345",
  address_country: "US",
};

interface Line {
  readonly id: string;
  readonly item: { readonly id: string };
  readonly quantity: number;
  readonly parent_id?: string;
}

export const lineOf = (id: string, quantity = 1) => ({ item: { id }, quantity });

export const paidWith = (token: string) => ({
  payment: {
    instruments: [
      {
        id: "instr_1",
        handler_id: paymentHandlerId,
        type: "mock_token",
        selected: true,
        credential: { type: "token", token },
      },
    ],
  },
});

const shippingTo = (address: object) => ({
  methods: [
    {
      type: "shipping",
      destinations: [{ id: "dest_1", ...address }],
      selected_destination_id: "dest_1",
    },
  ],
});

/** A checkout with buyer and delivery, which only needs to be paid. */
export async function readyCheckout(
  agent: Agent,
  variantId: string,
  fields: object = {},
): Promise<Exchanged> {
  const line_items = [lineOf(variantId)];
  const created = await agent.call("create_checkout", {
    body: {
      line_items,
      buyer: { email: "kim@shop.example" },
      fulfillment: shippingTo(springfield),
      ...fields,
    },
  });
  expect(at(created.body, "status")).toBe("incomplete");
  const option = at<string>(
    created.body,
    "fulfillment",
    "methods",
    0,
    "groups",
    0,
    "options",
    0,
    "id",
  );
  const methods = [
    { ...shippingTo(springfield).methods[0], groups: [{ selected_option_id: option }] },
  ];
  const ready = await agent.call("update_checkout", {
    id: idOf(created),
    body: { line_items, fulfillment: { methods } },
  });
  expect(at(ready.body, "status"), JSON.stringify(ready.body.messages)).toBe("ready_for_complete");
  return ready;
}

/** The flows of the standard, in the order in which an agent goes through them. */
export const flows: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async "browsing the catalogue"({ agent, sandbox }) {
    const first = await agent.call("search_catalog", {
      body: { filters: { in_stock: true }, pagination: { limit: 3 } },
    });
    expect(at<unknown[]>(first.body, "products")).toHaveLength(3);
    const cursor = at<string>(first.body, "pagination", "cursor");
    const second = await agent.call("search_catalog", {
      body: { filters: { in_stock: true }, pagination: { limit: 3, cursor } },
    });
    expect(at(second.body, "products", 0, "id")).not.toBe(at(first.body, "products", 0, "id"));
    const nothing = await agent.call("search_catalog", { body: { query: "zyzzyva" } });
    expect(nothing.body.products).toEqual([]);
    const withUnitPrice = sandbox.roles.unit_price?.product_id ?? "";
    const found = await agent.call("lookup_catalog", {
      body: { ids: [withUnitPrice, sandbox.variant("three_options"), "prd_nobody"] },
    });
    expect(at<unknown[]>(found.body, "products")).toHaveLength(2);
    expect(codesOf(found)).toEqual(["not_found"]);
    for (const role of Object.keys(sandbox.roles).filter((each) => each !== "discontinued")) {
      const detail = await agent.call("get_product", {
        body: { id: sandbox.roles[role]?.product_id },
      });
      expect(at(detail.body, "product", "id")).toBe(sandbox.roles[role]?.product_id);
    }
    const gone = await agent.call("get_product", { body: { id: sandbox.variant("discontinued") } });
    expect(at(gone.body, "ucp", "status")).toBe("error");
    expect(codesOf(gone)).toEqual(["not_found"]);
  },

  async "narrowing a product down by its options"({ agent, sandbox }) {
    const id = sandbox.roles.three_options?.product_id ?? "";
    const whole = await agent.call("get_product", { body: { id } });
    const featured = at<object[]>(whole.body, "product", "variants", 0, "options");
    expect(at(whole.body, "product", "selected")).toEqual(featured);
    expect(featured).toHaveLength(3);
    const [first, second] = at<{ name: string; values: { label: string }[] }[]>(
      whole.body,
      "product",
      "options",
    );
    const selected = [first, second].map((option) => ({
      name: option?.name,
      label: option?.values.at(-1)?.label,
    }));
    const narrowed = await agent.call("get_product", {
      body: { id, selected, preferences: [first?.name] },
    });
    expect(at<unknown[]>(narrowed.body, "product", "selected").length).toBeGreaterThan(0);
    expect(at(narrowed.body, "product", "options", 0, "values", 0, "exists")).toBeTypeOf("boolean");
  },

  async "other markets"({ agent }) {
    const currencies = [];
    for (const address_country of ["US", "DE", "GB", "JP", "KW"]) {
      const page = await agent.call("search_catalog", {
        body: {
          filters: { in_stock: true },
          context: { address_country },
          pagination: { limit: 1 },
        },
      });
      currencies.push(at(page.body, "products", 0, "price_range", "min", "currency"));
      const cart = await agent.call("create_cart", {
        body: {
          line_items: [lineOf(at<string>(page.body, "products", 0, "variants", 0, "id"))],
          context: { address_country, eligibility: ["com.example.student"] },
        },
      });
      expect(cart.body.currency).toBe(currencies.at(-1));
    }
    expect(currencies).toEqual(["USD", "EUR", "GBP", "JPY", "KWD"]);
  },

  async "keeping a cart"({ agent, sandbox }) {
    const variant = sandbox.variant("two_options");
    const created = await agent.call("create_cart", {
      body: { line_items: [lineOf(variant, 2)], discounts: { codes: ["welcome10", "NOSUCH"] } },
    });
    expect(at(created.body, "discounts", "applied", 0, "amount")).toBeGreaterThan(0);
    const warnings = codesOf(created);
    expect(warnings).toContain("discount_code_invalid");
    const id = idOf(created);
    expect((await agent.call("get_cart", { id })).body).toEqual(created.body);
    const replaced = await agent.call("update_cart", {
      id,
      body: {
        line_items: [lineOf(sandbox.variant("one_variant"))],
        buyer: { email: "kim@shop.example" },
      },
    });
    expect(at(replaced.body, "line_items", 0, "item", "id")).toBe(sandbox.variant("one_variant"));
    // An update replaces everything: the code that was left out is removed.
    expect(at(replaced.body, "discounts", "applied")).toEqual([]);
    const last = await agent.call("cancel_cart", { id });
    expect(idOf(last)).toBe(id);
    const after = await agent.call("get_cart", { id });
    expect(at(after.body, "ucp", "status")).toBe("error");
    expect(codesOf(after)).toEqual(["not_found"]);
  },

  async "a whole purchase"({ agent, sandbox }) {
    const ready = await readyCheckout(agent, sandbox.variant("one_variant"), {
      discounts: { codes: ["WELCOME10"] },
      attribution: { source: "golden" },
    });
    const id = idOf(ready);
    const done = await agent.call("complete_checkout", { id, body: paidWith("success_token") });
    expect(at(done.body, "status"), JSON.stringify(done.body.messages)).toBe("completed");
    const orderId = at<string>(done.body, "order", "id");
    const order = await agent.call("get_order", { id: orderId });
    expect(at(order.body, "checkout_id")).toBe(id);
    for (let stage = 0; stage < 4; stage += 1) {
      await sandbox.lab("POST", `/orders/${orderId}/advance`);
      await agent.call("get_order", { id: orderId });
    }
    await sandbox.lab("POST", `/orders/${orderId}/refund`, { amount: 1, reason: "A cent back" });
    const refunded = await agent.call("get_order", { id: orderId });
    expect(at<unknown[]>(refunded.body, "adjustments")).toHaveLength(1);
    expect(at(refunded.body, "line_items", 0, "status")).toBe("fulfilled");
    expect((await agent.call("get_checkout", { id })).body.status).toBe("completed");
  },

  async "from a cart to an order"({ agent, sandbox }) {
    const cart = await agent.call("create_cart", {
      body: {
        line_items: [lineOf(sandbox.variant("digital")), lineOf(sandbox.variant("free_item"))],
      },
    });
    const created = await agent.call("create_checkout", {
      body: { cart_id: idOf(cart), line_items: [], buyer: { email: "ada@shop.example" } },
    });
    const again = await agent.call("create_checkout", {
      body: { cart_id: idOf(cart), line_items: [] },
    });
    expect(idOf(again)).toBe(idOf(created));
    const offered = await agent.call("update_checkout", {
      id: idOf(created),
      body: {
        line_items: [lineOf(sandbox.variant("digital"))],
        fulfillment: { methods: [{ type: "shipping" }] },
      },
    });
    expect(at(offered.body, "line_items")).toHaveLength(1);
    const done = await agent.call("complete_checkout", {
      id: idOf(created),
      body: paidWith("success_token"),
    });
    expect(at(done.body, "status"), JSON.stringify(done.body.messages)).toBe("completed");
    expect(at((await agent.call("get_cart", { id: idOf(cart) })).body, "ucp", "status")).toBe(
      "error",
    );
  },

  async "discounts from a cart to an order"({ agent, sandbox }) {
    const codes = ["WELCOME10", "THREEFORTWO", "FREESHIP"];
    const cart = await agent.call("create_cart", {
      body: {
        line_items: [
          lineOf(sandbox.variant("one_variant"), 4),
          lineOf(sandbox.variant("bundle")),
          lineOf(sandbox.variant("two_options"), 3),
        ],
        discounts: { codes },
      },
    });
    expect(at<unknown[]>(cart.body, "discounts", "applied")).toHaveLength(2);
    const created = await agent.call("create_checkout", {
      body: {
        cart_id: idOf(cart),
        line_items: [],
        buyer: { email: "kim@shop.example" },
        fulfillment: shippingTo(springfield),
      },
    });
    const methods = [
      { ...shippingTo(springfield).methods[0], groups: [{ selected_option_id: "exp-ship-us" }] },
    ];
    const line_items = at<Line[]>(created.body, "line_items")
      .filter(({ parent_id }) => parent_id === undefined)
      .map(({ id, item, quantity }) => ({ id, item: { id: item.id }, quantity }));
    const ready = await agent.call("update_checkout", {
      id: idOf(created),
      body: { line_items, fulfillment: { methods } },
    });
    expect(at<unknown[]>(ready.body, "discounts", "applied")).toHaveLength(3);
    const types = at<{ type: string }[]>(ready.body, "totals").map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["items_discount", "discount"]));
    const done = await agent.call("complete_checkout", {
      id: idOf(ready),
      body: paidWith("success_token"),
    });
    expect(at(done.body, "status"), JSON.stringify(done.body.messages)).toBe("completed");
    const order = await agent.call("get_order", { id: at<string>(done.body, "order", "id") });
    expect(at(order.body, "totals")).toEqual(at(done.body, "totals"));
  },

  async "more units than anybody has"({ agent, sandbox }) {
    for (const quantity of [10_001, 2 ** 53 - 1, 2 ** 53, 1e300]) {
      const body = { line_items: [lineOf(sandbox.variant("one_variant"), quantity)] };
      const cart = await agent.call("create_cart", { body });
      const replaced = await agent.call("update_cart", { id: idOf(cart), body });
      const checkout = await agent.call("create_checkout", { body });
      const changed = await agent.call("update_checkout", { id: idOf(checkout), body });
      for (const answer of [cart, replaced, checkout, changed]) {
        expect(codesOf(answer)).toContain("quantity_adjusted");
        expect(at(answer.body, "line_items", 0, "quantity")).toBe(250);
      }
      const none = await agent.call("create_cart", {
        body: { line_items: [lineOf(sandbox.variant("out_of_stock"), quantity)] },
      });
      expect(codesOf(none)).toEqual(["out_of_stock"]);
    }
  },

  async "a declined payment, then another one"({ agent, sandbox }) {
    const id = idOf(await readyCheckout(agent, sandbox.variant("one_variant")));
    for (const token of ["fail_token", "tok_insufficient_funds", "tok_expired_card", "tok_fraud"]) {
      const refused = await agent.call("complete_checkout", { id, body: paidWith(token) });
      expect(at(refused.body, "status")).toBe("ready_for_complete");
      expect(codesOf(refused)).toContain("payment_failed");
      expect(refused.body.order).toBeUndefined();
    }
    const card = {
      payment: {
        instruments: [
          {
            id: "card_1",
            handler_id: paymentHandlerId,
            type: "card",
            selected: true,
            display: { brand: "visa", last_digits: "4242" },
            credential: { type: "card", card_number_type: "fpan", number: "4242424242424242" },
          },
        ],
      },
    };
    const done = await agent.call("complete_checkout", { id, body: card });
    expect(at(done.body, "status")).toBe("completed");
    expect(JSON.stringify(done.body)).not.toContain("4242424242424242");
  },

  async "a challenge that the buyer answers"({ agent, sandbox, app }) {
    const id = idOf(await readyCheckout(agent, sandbox.variant("one_variant")));
    const challenged = await agent.call("complete_checkout", {
      id,
      body: paidWith("tok_3ds_required"),
    });
    expect(at(challenged.body, "status")).toBe("requires_escalation");
    expect(codesOf(challenged)).toContain("requires_3ds");
    const page = new URL(at<string>(challenged.body, "continue_url"));
    const approved = await app.request(page.pathname, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "decision=approve",
    });
    expect(approved.status).toBe(200);
    expect(await approved.text()).toContain("completed");
    const done = await agent.call("get_checkout", { id });
    expect(at(done.body, "status")).toBe("completed");
    const order = new URL(at<string>(done.body, "order", "permalink_url"));
    expect((await app.request(order.pathname)).status).toBe(200);
  },

  async "a known buyer, and goods that are picked up"({ agent, sandbox }) {
    const line_items = [lineOf(sandbox.variant("one_variant"))];
    const created = await agent.call("create_checkout", {
      body: {
        line_items,
        buyer: { email: "ada@shop.example", consent: { marketing: true, sale_of_data: false } },
        fulfillment: { methods: [{ type: "shipping" }] },
      },
    });
    const stored = at<{ id: string }[]>(created.body, "fulfillment", "methods", 0, "destinations");
    expect(stored.map(({ id }) => id)).toEqual(["addr_ada_home", "addr_ada_work"]);
    const places = await agent.call("update_checkout", {
      id: idOf(created),
      body: { line_items, fulfillment: { methods: [{ type: "pickup" }] } },
    });
    const place = at<string>(places.body, "fulfillment", "methods", 0, "destinations", 0, "id");
    const chosen = await agent.call("update_checkout", {
      id: idOf(created),
      body: {
        line_items,
        fulfillment: { methods: [{ type: "pickup", selected_destination_id: place }] },
      },
    });
    const option = at<string>(
      chosen.body,
      "fulfillment",
      "methods",
      0,
      "groups",
      0,
      "options",
      0,
      "id",
    );
    const ready = await agent.call("update_checkout", {
      id: idOf(created),
      body: {
        line_items,
        fulfillment: {
          methods: [
            {
              type: "pickup",
              selected_destination_id: place,
              groups: [{ selected_option_id: option }],
            },
          ],
        },
      },
    });
    expect(at(ready.body, "status"), JSON.stringify(ready.body.messages)).toBe(
      "ready_for_complete",
    );
    const done = await agent.call("complete_checkout", {
      id: idOf(created),
      body: paidWith("success_token"),
    });
    await agent.call("get_order", { id: at<string>(done.body, "order", "id") });
  },

  async "what cannot be bought"({ agent, sandbox }) {
    const none = await agent.call("create_checkout", {
      body: { line_items: [lineOf(sandbox.variant("out_of_stock"))] },
    });
    expect(at(none.body, "ucp", "status")).toBe("error");
    expect(codesOf(none)).toEqual(["out_of_stock"]);
    const some = await agent.call("create_checkout", {
      body: {
        line_items: [
          lineOf(sandbox.variant("out_of_stock")),
          lineOf(sandbox.variant("last_unit"), 3),
          lineOf(sandbox.variant("age_restricted")),
          lineOf(sandbox.variant("bundle")),
          lineOf(sandbox.variant("backorder")),
          lineOf(sandbox.variant("hazmat")),
        ],
        fulfillment: shippingTo(springfield),
      },
    });
    expect(at<unknown[]>(some.body, "line_items").length).toBeGreaterThanOrEqual(5);
    const unknown = await agent.call("create_cart", {
      body: { line_items: [lineOf("prd_nobody")] },
    });
    expect(at(unknown.body, "ucp", "status")).toBe("error");
    for (const [name, id] of [
      ["get_cart", "cart_nobody"],
      ["get_checkout", "chk_nobody"],
      ["get_order", "ord_nobody"],
    ] as const) {
      expect(codesOf(await agent.call(name, { id }))).toEqual(["not_found"]);
    }
    const canceled = await agent.call("cancel_checkout", { id: idOf(some) });
    expect(at(canceled.body, "status")).toBe("canceled");
  },

  async "a shop that changes its mind"({ agent, sandbox }) {
    const variant = sandbox.variant("one_variant");
    const id = idOf(await readyCheckout(agent, variant));
    await sandbox.lab("POST", "/prices", { [variant]: 123_456 });
    const dearer = await agent.call("complete_checkout", { id, body: paidWith("success_token") });
    expect(at(dearer.body, "status")).toBe("ready_for_complete");
    expect(dearer.body.order).toBeUndefined();
    const done = await agent.call("complete_checkout", { id, body: paidWith("success_token") });
    expect(at(done.body, "status")).toBe("completed");
    const orderId = at<string>(done.body, "order", "id");
    await sandbox.lab("POST", `/orders/${orderId}/cancel`, { reason: "Sold twice" });
    await agent.call("get_order", { id: orderId });
  },

  async "scenarios that a buyer meets"({ agent, sandbox }) {
    for (const scenario of [
      "quantity_clamped",
      "coupon_expired",
      "undeliverable_address",
      "no_express",
      "surprise_fee",
      "escalation_review",
      "payment_declined",
      "oos_mid_checkout",
      "price_drop",
      "order_partial",
    ]) {
      await sandbox.lab("POST", "/inventory", { [sandbox.variant("two_options")]: 50 });
      await sandbox.lab("PUT", "/scenario", { scenario });
      const created = await agent.call("create_checkout", {
        body: {
          line_items: [lineOf(sandbox.variant("two_options"), 5)],
          buyer: { email: "kim@shop.example" },
          discounts: { codes: ["WELCOME10"] },
          fulfillment: shippingTo(springfield),
        },
      });
      const [option] = at<{ id: string }[]>(
        created.body,
        "fulfillment",
        "methods",
        0,
        "groups",
        0,
        "options",
      );
      const methods = [
        {
          ...shippingTo(springfield).methods[0],
          groups: [{ selected_option_id: option?.id ?? null }],
        },
      ];
      const line_items = [lineOf(sandbox.variant("two_options"), 2)];
      const id = idOf(created);
      await agent.call("update_checkout", { id, body: { line_items, fulfillment: { methods } } });
      const last = await agent.call("complete_checkout", { id, body: paidWith("success_token") });
      expect(last.body.ucp).toBeDefined();
      const orderId = (last.body.order as { id: string } | undefined)?.id;
      if (orderId === undefined) continue;
      await sandbox.lab("POST", "/clock", { advance: "P2D" });
      await agent.call("get_order", { id: orderId });
    }
  },
};
