import { type DefinedTask, defineTask, type Shelf } from "./define.ts";

/** Buys one exact product, where other products or variants are close. */
// long: a table of tasks.
export function exactTasks({ titled, inRole }: Shelf): DefinedTask[] {
  const jumper = inRole("two_options");
  const dock = inRole("three_options");
  const boot = titled("Premium Chelsea Boot");
  const family = "exact";
  return [
    defineTask({
      id: "exact-one-item",
      family,
      instruction: "Buy one Everyday Grater.",
      lines: [{ product: titled("Everyday Grater") }],
    }),
    defineTask({
      id: "exact-quantity",
      family,
      instruction: "Buy three Compact Mixing Bowls in one order.",
      lines: [{ product: titled("Compact Mixing Bowl"), quantity: 3 }],
    }),
    defineTask({
      id: "exact-colour-and-size",
      family,
      instruction: `Buy one ${jumper.title} in Rust, size M.`,
      lines: [{ product: jumper, options: { Color: "Rust", Size: "M" } }],
      trap: "wrong_options",
    }),
    defineTask({
      id: "exact-three-options",
      family,
      instruction: `Buy one ${dock.title} with a cable of 2 m, in White, with plug Type G.`,
      lines: [{ product: dock, options: { Length: "2 m", Color: "White", Plug: "Type G" } }],
      trap: "wrong_options",
    }),
    defineTask({
      id: "exact-model-number",
      family,
      scenario: "similar_products",
      instruction: "Buy one pair of Studio Headphones HD-540. Mind the model number.",
      lines: [{ product: inRole("model_b") }],
      trap: "wrong_item",
    }),
    defineTask({
      id: "exact-look-alikes-first",
      family,
      scenario: "similar_products",
      instruction: "Buy one Winter Power Bank C491.",
      lines: [{ product: titled("Winter Power Bank C491") }],
      trap: "wrong_item",
    }),
    defineTask({
      id: "exact-default-variant",
      family,
      scenario: "wrong_variant_default",
      instruction: "Buy one pair of Premium Chelsea Boots by Pellandra in size 38.",
      lines: [{ product: boot, options: { Size: "38" } }],
      trap: "wrong_options",
    }),
    defineTask({
      id: "exact-same-title-other-brand",
      family,
      instruction: "Buy one Winter Pillowcase by Veldrick, Slate, Small.",
      lines: [
        {
          product: titled("Winter Pillowcase", "Veldrick"),
          options: { Color: "Slate", Size: "Small" },
          wish: { brand: "Veldrick" },
        },
      ],
      trap: "wrong_item",
    }),
    defineTask({
      id: "exact-foreign-script",
      family,
      instruction: "Buy one 鋳鉄の急須 六百ミリ.",
      lines: [{ product: inRole("cjk_title") }],
    }),
    defineTask({
      id: "exact-title-with-markup",
      family,
      instruction: 'Buy one Stock Pot "No. 5" & <Lid>.',
      lines: [{ product: inRole("markup_title") }],
    }),
  ];
}
