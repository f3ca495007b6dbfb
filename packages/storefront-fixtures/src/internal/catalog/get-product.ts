import { show } from "@almanac/kernel/messages/show";
import type { CommandOf } from "../../schema/command.ts";
import type { CatalogLookup, ProductDetail } from "../../store-results.ts";
import type { Product, Variant } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/shop.ts";
import { distort } from "../scenario/decoys.ts";
import { presentProduct } from "./present-product.ts";

type Choice = { name: string; label: string };

/**
 * Returns a product, and which option values are possible for the chosen options. The chosen
 * options are those of the variant that the id names, else those that the command selects, else
 * those of the first variant.
 */
export function getProduct(turn: Turn, command: CommandOf<"get_product">): ProductDetail {
  const { shop } = turn;
  const market = shop.marketOf(command.market).id;
  const place = shop.catalog.locate(command.id);
  if (!place) {
    refuse(
      "product_not_found",
      `There is no product ${show(command.id)}. The catalogue lists the existing ids.`,
      ["id"],
    );
  }
  const product = distort(turn, presentProduct(shop, place.index, market));
  const raw = shop.catalog.product(place.index);
  const named = place.variant === undefined ? undefined : raw.variants[place.variant]?.id;
  const asked = command.selected ?? [];
  const [featured] = asked.length === 0 ? product.variants : [];
  const start = product.variants.find(({ id }) => id === named) ?? featured;
  const selected = relax(product, start?.options ?? asked, command.preferences ?? []);
  const fits = product.variants.filter((variant) => has(variant, selected));
  const others = product.variants.filter((variant) => !fits.includes(variant));
  return {
    product: { ...product, variants: [...fits, ...others] },
    reviews: shop.catalog.reviews(place.index),
    selected,
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map((label) => stateOf(product, selected, name, label)),
    })),
  };
}

/** Drops choices, the least preferred first, until a variant has all the remaining ones. */
function relax(
  product: Product,
  wanted: readonly Choice[],
  preferences: readonly string[],
): Choice[] {
  const known = wanted.filter((choice) =>
    product.options.some(
      ({ name, values }) => name === choice.name && values.includes(choice.label),
    ),
  );
  const rank = ({ name }: Choice) => {
    const at = preferences.indexOf(name);
    return at < 0 ? preferences.length : at;
  };
  const order = [...known].sort((a, b) => rank(a) - rank(b));
  while (order.length > 0 && !product.variants.some((variant) => has(variant, order))) order.pop();
  return known.filter((choice) => order.includes(choice));
}

function has({ options }: Variant, choices: readonly Choice[]): boolean {
  return choices.every(({ name, label }) =>
    options.some((option) => option.name === name && option.label === label),
  );
}

function stateOf(product: Product, selected: readonly Choice[], name: string, label: string) {
  const choices = [...selected.filter((choice) => choice.name !== name), { name, label }];
  const fits = product.variants.filter((variant) => has(variant, choices));
  return {
    label,
    available: fits.some(({ availability }) => availability.available),
    exists: fits.length > 0,
  };
}

/** Finds products by ids, each product once. The id of a product selects its first variant. */
export function lookupCatalog(turn: Turn, command: CommandOf<"lookup_catalog">): CatalogLookup {
  const { shop } = turn;
  const market = shop.marketOf(command.market).id;
  const products = new Map<number, Product>();
  const matches: CatalogLookup["matches"][number][] = [];
  const missing: string[] = [];
  for (const id of new Set(command.ids)) {
    const place = shop.catalog.locate(id);
    if (!place) {
      missing.push(id);
      continue;
    }
    const product =
      products.get(place.index) ?? distort(turn, presentProduct(shop, place.index, market));
    const raw = shop.catalog.product(place.index);
    const named =
      place.variant === undefined ? product.variants[0]?.id : raw.variants[place.variant]?.id;
    products.set(place.index, product);
    if (named !== undefined) {
      matches.push({ id, product_id: product.id, variant_id: named, match: place.match });
    }
  }
  return { products: [...products.values()], matches, not_found: missing };
}
