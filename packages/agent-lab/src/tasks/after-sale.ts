import type { Task } from "../types.ts";
import { type DefinedTask, defineTask, type Shelf } from "./define.ts";

/** Questions about orders that the buyer placed before, and cancellations. */
export function afterSaleTasks(shelf: Shelf): DefinedTask[] {
  return [...reportTasks(shelf), ...cancellationTasks(shelf)];
}

function reportTasks({ titled }: Shelf): DefinedTask[] {
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

/**
 * Only the calls under `/v1` can cancel an order. UCP has no operation for it
 * (https://github.com/Universal-Commerce-Protocol/ucp/issues/348, read on 2026-11-23).
 */
const surfaces: Task["surfaces"] = ["v1"];

// long: a table of tasks.
function cancellationTasks({ titled, inRole }: Shelf): DefinedTask[] {
  const family = "after-sale";
  const grater = { variant_id: titled("Everyday Grater").variants[0]?.id ?? "", quantity: 1 };
  const bowl = { variant_id: titled("Compact Mixing Bowl").variants[0]?.id ?? "", quantity: 1 };
  const jumper = inRole("two_options");
  const otherSize = jumper.variants.find(({ title }) => title === "Rust / L");
  const none = { end_state: "no_purchase" } as const;
  return [
    defineTask({
      id: "after-sale-cancel-before-sending",
      family,
      surfaces,
      instruction: "Cancel my order {order_1}. Buy nothing.",
      setup: { orders: [{ lines: [grater], to: "processing" }] },
      goal: { ...none, canceled_orders: [1] },
      wish: { cancel: {} },
    }),
    defineTask({
      id: "after-sale-cancel-one-of-two",
      family,
      surfaces,
      instruction:
        "I have ordered twice: {order_1} and {order_2}. Cancel the order of the mixing bowl, and keep the other. Buy nothing.",
      setup: {
        orders: [
          { lines: [grater], to: "processing" },
          { lines: [bowl], to: "processing" },
        ],
      },
      goal: { ...none, canceled_orders: [2] },
      wish: { cancel: { title: "Mixing Bowl" } },
      trap: "wrong_order_canceled",
    }),
    defineTask({
      id: "after-sale-cancel-too-late",
      family,
      surfaces,
      instruction: "Cancel my order {order_1}. Then tell me its stage in one word. Buy nothing.",
      setup: { orders: [{ lines: [grater], to: "shipped" }] },
      goal: { ...none, answer: ["shipped"] },
      wish: { cancel: {}, report: "stage" },
      trap: "wrong_answer",
    }),
    defineTask({
      id: "after-sale-order-other-size",
      family,
      surfaces,
      instruction: `My order {order_1} is in the wrong size. Cancel it, and order one ${jumper.title} in Rust, size M.`,
      setup: {
        orders: [{ lines: [{ variant_id: otherSize?.id ?? "", quantity: 1 }], to: "processing" }],
      },
      lines: [{ product: jumper, options: { Color: "Rust", Size: "M" } }],
      goal: { canceled_orders: [1] },
      wish: { cancel: {} },
      trap: "wrong_options",
    }),
  ];
}
