import type { FixtureSet } from "@almanac/storefront-fixtures";
import { mallCatalogs } from "../mallCatalogs.ts";
import type { Task } from "../types.ts";
import { type DefinedTask, defineTask, taskSeed } from "./define.ts";

type MallProduct = FixtureSet["products"][number];
type MallVariant = NonNullable<MallProduct["variants"]>[number];

interface Offer {
  readonly shop: string;
  readonly product: MallProduct;
  readonly variant: MallVariant;
  readonly price: number;
}

const shops = 4;

/**
 * Compares several shops, which sell the same products under other titles, prices and option names.
 */
export function mallTasks(): DefinedTask[] {
  const catalogs = mallCatalogs({ seed: taskSeed, shops });
  const colander = offersOf(catalogs, "Studio Colander", "Jorvine", []);
  const polo = offersOf(catalogs, "Studio Polo", "Wexcombe", ["Rust", "M"]);
  const [cheapest, second] = offersOf(catalogs, "Slim Hoodie", "Eskerly", []);
  const charger = offersOf(catalogs, "Wall Charger, Type G", "Eskerly", []);
  const where = `The ${shops} shops sell the same products under other names and prices.`;
  return [
    mallTask({
      id: "mall-cheapest",
      instruction: `${where} Buy one Studio Colander by Jorvine where it costs least, before delivery.`,
      offer: colander[0],
      words: "Studio Colander",
      brand: "Jorvine",
      trap: "wrong_item",
    }),
    mallTask({
      id: "mall-cheapest-variant",
      instruction: `${where} Buy one Studio Polo by Wexcombe in Rust, size M, where it costs least, before delivery.`,
      offer: polo[0],
      words: "Studio Polo",
      brand: "Wexcombe",
      labels: ["Rust", "M"],
      trap: "wrong_item",
    }),
    mallTask({
      id: "mall-next-shop",
      instruction: `${where} Buy one Slim Hoodie by Eskerly where it costs least among the shops that have it in stock.`,
      offer: second,
      words: "Slim Hoodie",
      brand: "Eskerly",
      soldOut: cheapest,
      trap: "wrong_item",
    }),
    mallTask({
      id: "mall-accessory",
      instruction: `${where} My desk dock has a plug of Type G. Buy the charger that fits it where it costs least, before delivery.`,
      offer: charger[0],
      words: "Wall Charger",
      title: "Type G",
      brand: "Eskerly",
    }),
  ];
}

interface MallDraft {
  readonly id: string;
  readonly instruction: string;
  readonly offer: Offer | undefined;
  readonly words: string;
  readonly brand: string;
  readonly title?: string;
  readonly labels?: readonly string[];
  readonly soldOut?: Offer | undefined;
  readonly trap?: Task["trap"];
}

function mallTask(draft: MallDraft): DefinedTask {
  const { id, instruction, offer, words, title = words, brand, labels = [], soldOut, trap } = draft;
  if (offer === undefined) throw new TypeError(`the mall has no offer for ${id}`);
  return defineTask({
    id,
    family: "mall",
    mall: { shops },
    instruction,
    goal: {
      lines: [
        {
          product_ids: [offer.product.id],
          options: (labels.length === 0 ? [] : (offer.variant.options ?? [])).map((option) => ({
            name: option.name,
            labels: [option.label],
          })),
          quantity: { min: 1, max: 1 },
          shop: offer.shop,
        },
      ],
    },
    wish: {
      lines: [
        {
          words,
          title,
          brand,
          options: Object.fromEntries(labels.map((label) => [label, [label]])),
          pick: "cheapest",
          quantity: 1,
          anyOptionName: true,
        },
      ],
    },
    ...(trap === undefined ? {} : { trap }),
    ...(soldOut === undefined ? {} : { setup: { stock: stockOf(soldOut) } }),
  });
}

function stockOf({ variant, shop }: Offer): NonNullable<Task["setup"]>["stock"] {
  return [{ variant_id: variant.id, stock: 0, shop }];
}

/** The offers of a product with the option values, the cheapest first. */
function offersOf(
  catalogs: Readonly<Record<string, FixtureSet>>,
  title: string,
  brand: string,
  labels: readonly string[],
): Offer[] {
  return Object.entries(catalogs)
    .flatMap(([shop, { products, inventory = {} }]) =>
      products
        .filter((product) => product.brand === brand && product.title.includes(title))
        .flatMap((product) =>
          (product.variants ?? []).map((variant) => ({
            shop,
            product,
            variant,
            price: variant.price ?? product.price,
          })),
        )
        .filter(({ variant }) => (inventory[variant.id] ?? 100) > 0),
    )
    .filter(({ variant }) =>
      labels.every((label) => (variant.options ?? []).some((option) => option.label === label)),
    )
    .sort((a, b) => a.price - b.price);
}
