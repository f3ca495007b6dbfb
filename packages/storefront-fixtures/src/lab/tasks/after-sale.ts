import { type DefinedTask, defineTask, type Shelf } from "./define.ts";

/** Questions about an order that the buyer placed before. */
export function afterSaleTasks({ titled }: Shelf): DefinedTask[] {
  const family = "after-sale";
  const variant_id = titled("Everyday Grater").variants[0]?.id ?? "";
  const bowl = titled("Compact Mixing Bowl").variants[0]?.id ?? "";
  const line = { variant_id, quantity: 1 };
  const none = { end_state: "no_purchase" } as const;
  return [
    defineTask({
      id: "after-sale-where-is-it",
      family,
      instruction: "Where is my order {order_1}? Tell me its stage in one word. Buy nothing.",
      setup: { orders: [{ lines: [line], to: "shipped" }] },
      goal: { ...none, answer: ["shipped"] },
      wish: { report: "stage" },
      trap: "wrong_answer",
    }),
    defineTask({
      id: "after-sale-was-it-delivered",
      family,
      instruction: "Was my order {order_1} delivered? Tell me its stage in one word. Buy nothing.",
      setup: { orders: [{ lines: [line], to: "delivered" }] },
      goal: { ...none, answer: ["delivered"] },
      wish: { report: "stage" },
      trap: "wrong_answer",
    }),
    defineTask({
      id: "after-sale-what-was-refunded",
      family,
      instruction: "How much was refunded of my order {order_1}? Tell me the amount. Buy nothing.",
      setup: { orders: [{ lines: [line], to: "delivered", refund: 1000 }] },
      goal: { ...none, answer: ["10.00"] },
      wish: { report: "refund" },
      trap: "wrong_answer",
    }),
    defineTask({
      id: "after-sale-canceled-by-shop",
      family,
      instruction: "What became of my order {order_1}? Tell me its stage in one word. Buy nothing.",
      setup: { orders: [{ lines: [line], cancel: true }] },
      goal: { ...none, answer: ["canceled"] },
      wish: { report: "stage" },
      trap: "wrong_answer",
    }),
    defineTask({
      id: "after-sale-sent-in-parts",
      family,
      scenario: "order_partial",
      instruction:
        "How much of my order {order_1} has been sent? Answer like: 3 of 8. Buy nothing.",
      setup: {
        orders: [{ lines: [line, { variant_id: bowl, quantity: 1 }] }],
        advance_hours: 30,
      },
      goal: { ...none, answer: ["1 of 2"] },
      wish: { report: "parts" },
      trap: "wrong_answer",
    }),
  ];
}
