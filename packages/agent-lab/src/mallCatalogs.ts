import { shareHalfUp } from "@almanac/kernel/numbers/integer";
import { keyedRandom, seedOf } from "@almanac/kernel/numbers/keyed-random";
import { createStore, type FixtureSet, type Product } from "@almanac/storefront-fixtures";

/** Options of a mall. */
export interface MallOptions {
  /** Seed of the mall: a whole number or a text. Default: 1. */
  readonly seed?: number | string;
  /** How many shops, 2 to 8. Default: 4. */
  readonly shops?: number;
}

/**
 * The names that the shops give their options: the same option has a different name in each shop.
 */
const optionNames: Readonly<Record<string, readonly string[]>> = {
  Color: ["Color", "Colour", "Shade", "Finish"],
  Size: ["Size", "Fit", "Size (EU)", "Format"],
  Weight: ["Weight", "Pack", "Net weight", "Contents"],
  Length: ["Length", "Cable length", "Reach", "Metres"],
  Plug: ["Plug", "Socket", "Plug type", "Connector"],
};

/** How the shops write the title of a product. */
const titleForms: readonly ((brand: string, title: string) => string)[] = [
  (_brand, title) => title,
  (brand, title) => `${brand} ${title}`,
  (brand, title) => `${title} by ${brand}`,
  (brand, title) => `${title} (${brand}, new)`,
];

const listed = 40;

/**
 * The catalogues of the shops of a mall, by name. They overlap: most products are in several shops,
 * each time with a different title, price, ids and option names. The brand and the option values
 * are the same everywhere.
 *
 * @example
 * Object.keys(mallCatalogs({ seed: 42, shops: 2 })); // => ["shop-1", "shop-2"]
 */
export function mallCatalogs({
  seed = 1,
  shops = 4,
}: MallOptions = {}): Record<string, FixtureSet> {
  const source = createStore({ seed });
  const products = [...source.products()]
    .filter(({ shipping_class, bundle }) => shipping_class === "parcel" && bundle === undefined)
    .slice(0, listed);
  const salt = seedOf(seed);
  return Object.fromEntries(
    Array.from({ length: shops }, (_, at) => [`shop-${at + 1}`, catalogOf(products, salt, at)]),
  );
}

function catalogOf(products: readonly Product[], salt: number, shop: number): FixtureSet {
  const random = (index: number, field: string) => keyedRandom(salt, `mall ${shop}`, index, field);
  // Every shop leaves out about a quarter of the products.
  const offered = products
    .map((product, index) => ({ product, index }))
    .filter(({ index }) => random(index, "offered") % 4 !== 0);
  const variants = offered.flatMap(({ product }) => product.variants);
  return {
    fixture_set: 1,
    currency: "USD",
    products: offered.map(({ product, index }) =>
      productOf(product, shop, 85 + (random(index, "price") % 31)),
    ),
    inventory: Object.fromEntries(variants.map(({ id, stock }) => [idIn(shop, id), stock])),
    shipping_rates: [
      {
        id: `std-${shop + 1}`,
        country: "US",
        level: "standard",
        price: 299 + 100 * shop,
        title: "Standard delivery",
      },
    ],
  };
}

function idIn(shop: number, id: string): string {
  return `s${shop + 1}-${id}`;
}

function productOf(
  product: Product,
  shop: number,
  percent: number,
): FixtureSet["products"][number] {
  const form = titleForms[shop % titleForms.length] ?? titleForms[0];
  const nameOf = (option: string) => optionNames[option]?.[shop % 4] ?? option;
  const priced = (amount: number) => shareHalfUp(amount, percent, 100);
  const { min } = product.price_range;
  return {
    id: idIn(shop, product.id),
    title: form?.(product.brand, product.title) ?? product.title,
    description: product.description.plain,
    brand: product.brand,
    price: priced(min.amount),
    categories: product.categories.map(({ value }) => value),
    variants: product.variants.map((variant) => ({
      id: idIn(shop, variant.id),
      title: variant.title,
      price: priced(variant.price.amount),
      options: variant.options.map(({ name, label }) => ({ name: nameOf(name), label })),
    })),
  };
}
