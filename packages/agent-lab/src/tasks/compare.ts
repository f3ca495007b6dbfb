import { type DefinedTask, defineTask, type Shelf } from "./define.ts";

/** Compares several products of one shop before buying. */
// long: a table of tasks.
export function compareTasks({ titled, inRole }: Shelf): DefinedTask[] {
  const family = "compare";
  return [
    defineTask({
      id: "compare-cheapest",
      family,
      instruction: "Buy the cheapest headphones that the shop has, in any colour.",
      lines: [
        {
          product: titled("Modern Headphones N787"),
          wish: { words: "headphones", title: "Headphones", pick: "cheapest" },
        },
      ],
      trap: "wrong_item",
    }),
    defineTask({
      id: "compare-best-rated",
      family,
      instruction: "Buy 250 g of the filter coffee with the best rating.",
      lines: [
        {
          product: titled("Studio Filter Coffee"),
          options: { Weight: "250 g" },
          wish: { words: "filter coffee", title: "Filter Coffee", pick: "best_rated" },
        },
      ],
      trap: "wrong_item",
    }),
    defineTask({
      id: "compare-pack-size",
      family,
      instruction: "Buy exactly 1 kg of Classic Black Tea for as little money as possible.",
      lines: [
        {
          product: inRole("unit_price"),
          options: { Weight: "1 kg" },
          wish: { options: {}, pick: "grams", grams: 1000 },
        },
      ],
      trap: "wrong_options",
    }),
    defineTask({
      id: "compare-two-sellers",
      family,
      instruction:
        "Two sellers offer an Everyday Water Bottle by Tarnfield. Buy one in Black from the cheaper one.",
      lines: [
        { product: inRole("original"), options: { Color: "Black" }, wish: { pick: "cheapest" } },
      ],
    }),
    defineTask({
      id: "compare-cheapest-hoodie",
      family,
      instruction: "Buy the cheapest hoodie.",
      lines: [
        {
          product: inRole("on_sale"),
          wish: { words: "hoodie", title: "Hoodie", pick: "cheapest" },
        },
      ],
      trap: "wrong_item",
    }),
  ];
}
