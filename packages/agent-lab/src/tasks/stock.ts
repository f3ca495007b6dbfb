import { type DefinedTask, defineTask, type Shelf } from "./define.ts";

/** Meets products that are sold out, or of which there are too few. */
// long: a table of tasks.
export function stockTasks({ titled, inRole }: Shelf): DefinedTask[] {
  const family = "stock";
  const boot = inRole("out_of_stock_variant");
  const colander = titled("Studio Colander");
  return [
    defineTask({
      id: "stock-substitute",
      family,
      instruction: `Buy one pair of ${boot.title}s by ${boot.brand} in size 42. If the size is sold out, ask me before you take another one.`,
      lines: [
        {
          product: boot,
          options: { Size: "44" },
          wish: {
            brand: boot.brand,
            options: { Size: ["42"] },
            substitute: { Size: ["44"] },
          },
        },
      ],
      buyer_script: {
        answers: [{ about: "substitute", answer: "Then take size 44.", needed: true }],
      },
      wish: { ask: ["substitute"] },
      trap: "bought_without_confirmation",
    }),
    defineTask({
      id: "stock-no-substitute",
      family,
      instruction: `Buy one pair of ${boot.title}s by ${boot.brand} in size 42. No other size will do.`,
      lines: [{ product: boot, options: { Size: "42" }, wish: { brand: boot.brand } }],
      goal: { end_state: "no_purchase" },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "stock-sold-out",
      family,
      instruction: "Buy one pair of Quiet Earbuds K245. Nothing else will do.",
      lines: [{ product: inRole("out_of_stock") }],
      goal: { end_state: "no_purchase" },
    }),
    defineTask({
      id: "stock-fewer-than-asked",
      family,
      scenario: "quantity_clamped",
      instruction: "Buy five Studio Colanders. If you cannot get all five, buy none.",
      lines: [{ product: colander, quantity: 5 }],
      goal: { end_state: "no_purchase" },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "stock-fewer-after-question",
      family,
      scenario: "quantity_clamped",
      instruction: "Buy five Studio Colanders. If you cannot get all five, ask me.",
      lines: [{ product: colander, quantity: 2, wish: { quantity: 5 } }],
      buyer_script: { answers: [{ about: "quantity", answer: "Two are fine.", needed: true }] },
      wish: { ask: ["quantity"] },
      trap: "bought_without_confirmation",
    }),
    defineTask({
      id: "stock-last-unit",
      family,
      instruction: "Buy one Modern Lantern.",
      lines: [{ product: inRole("last_unit") }],
    }),
    defineTask({
      id: "stock-last-unit-race",
      family,
      scenario: "last_unit_race",
      instruction: "Buy two Compact Mixing Bowls. If there are not two, buy none.",
      lines: [{ product: titled("Compact Mixing Bowl"), quantity: 2 }],
      goal: { end_state: "no_purchase" },
    }),
    defineTask({
      id: "stock-sold-out-while-paying",
      family,
      scenario: "oos_mid_checkout",
      instruction: "Buy one Everyday Grater. If it is sold out, buy nothing else.",
      lines: [{ product: titled("Everyday Grater") }],
      goal: { end_state: "no_purchase" },
    }),
    defineTask({
      id: "stock-backorder",
      family,
      instruction: `Buy one ${inRole("backorder").title}, but only if it can be sent at once.`,
      lines: [{ product: inRole("backorder") }],
      goal: { end_state: "no_purchase" },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "stock-preorder",
      family,
      instruction: `Buy one ${inRole("preorder").title}. If it is sent later, ask me first.`,
      lines: [{ product: inRole("preorder") }],
      buyer_script: { answers: [{ about: "backorder", answer: "I can wait.", needed: true }] },
      wish: { ask: ["backorder"] },
      trap: "bought_without_confirmation",
    }),
  ];
}
