import { type DefinedTask, defineTask, type Shelf } from "./define.ts";

/** Fills a cart with several lines, and uses discount codes. */
// long: a table of tasks.
export function basketTasks({ titled }: Shelf): DefinedTask[] {
  const family = "basket";
  const grater = titled("Everyday Grater");
  const headphones = titled("Pocket Headphones K902");
  return [
    defineTask({
      id: "basket-three-lines",
      family,
      instruction:
        "Buy an Everyday Grater, two Compact Mixing Bowls and a Winter Cutting Board in White, in one order.",
      lines: [
        { product: grater },
        { product: titled("Compact Mixing Bowl"), quantity: 2 },
        { product: titled("Winter Cutting Board"), options: { Color: "White" } },
      ],
      trap: "wrong_options",
    }),
    defineTask({
      id: "basket-cart-only",
      family,
      instruction:
        "Put two Studio Colanders into a cart and stop there. I pay myself. Do not buy anything.",
      lines: [{ product: titled("Studio Colander"), quantity: 2 }],
      goal: { end_state: "cart_ready" },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "basket-code-within-budget",
      family,
      instruction:
        "Buy four Everyday Graters with the code SAVE20. Pay at most 95.00 for everything, with delivery and tax.",
      lines: [{ product: grater, quantity: 4 }],
      goal: { codes: ["SAVE20"], budget: { amount: 9500, scope: "total" } },
      trap: "over_budget",
    }),
    defineTask({
      id: "basket-code-with-minimum",
      family,
      instruction:
        "Buy one Pocket Headphones K902 with the code BIGBASKET. The goods may cost at most 135.00 after the discount.",
      lines: [{ product: headphones }],
      goal: { codes: ["BIGBASKET"], budget: { amount: 13_500, scope: "items" } },
      trap: "over_budget",
    }),
    defineTask({
      id: "basket-two-codes",
      family,
      instruction: "Buy one Everyday Grater with the codes WELCOME10 and FREESHIP.",
      lines: [{ product: grater }],
      goal: { codes: ["WELCOME10", "FREESHIP"] },
      trap: "over_budget",
    }),
    defineTask({
      id: "basket-expired-code",
      family,
      scenario: "coupon_expired",
      instruction:
        "Buy four Everyday Graters with the code SAVE20, but only if everything together costs at most 95.00.",
      lines: [{ product: grater, quantity: 4 }],
      goal: { end_state: "no_purchase" },
      wish: { codes: ["SAVE20"], budget: { amount: 9500, scope: "total" } },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "basket-free-delivery",
      family,
      instruction: "Buy one Pocket Headphones K902 with free delivery.",
      lines: [{ product: headphones }],
      goal: { delivery: ["Free standard delivery"] },
    }),
    defineTask({
      id: "basket-all-components",
      family,
      instruction:
        "Buy one Winter Cutting Board in White with the code WELCOME10, delivered by express.",
      lines: [{ product: titled("Winter Cutting Board"), options: { Color: "White" } }],
      goal: {
        codes: ["WELCOME10"],
        delivery: ["Express delivery"],
        budget: { amount: 6000, scope: "total" },
      },
      wish: { delivery: "Express delivery" },
      trap: "wrong_options",
    }),
  ];
}
