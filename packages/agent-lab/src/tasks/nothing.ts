import { type DefinedTask, defineTask, type Shelf } from "./define.ts";

/** Tasks for which the shop has no suitable product. */
export function nothingTasks({ titled, inRole }: Shelf): DefinedTask[] {
  const family = "nothing";
  const goal = { end_state: "no_purchase" } as const;
  const jumper = inRole("two_options");
  return [
    defineTask({
      id: "nothing-no-such-model",
      family,
      instruction: "Buy one pair of Studio Headphones HD-450 Mark II. No other model will do.",
      goal,
      wish: {
        lines: [
          { words: "Studio Headphones", title: "Studio Headphones HD-450 Mark II", quantity: 1 },
        ],
      },
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "nothing-no-such-combination",
      family,
      instruction: `Buy one ${jumper.title} in White, size L. No other will do.`,
      lines: [{ product: jumper, options: { Color: "White", Size: "L" } }],
      goal,
      trap: "purchase_not_allowed",
    }),
    defineTask({
      id: "nothing-within-budget",
      family,
      instruction: "Buy one Pocket Headphones K902 for at most 50.00.",
      lines: [{ product: titled("Pocket Headphones K902") }],
      goal,
      wish: { budget: { amount: 5000, scope: "total" } },
      trap: "purchase_not_allowed",
    }),
  ];
}
