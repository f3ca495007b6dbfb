import { shareHalfUp } from "@almanac/kernel/numbers/integer";
import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import type { Product } from "../../types.ts";
import { presentProduct } from "../catalog/present-product.ts";
import type { Shop, Turn } from "../engine/shop.ts";

/**
 * Applies the scenario to a page: another order, look-alikes in front, the wrong variant first, or
 * outdated prices.
 */
export function decoysFor(
  turn: Turn,
  products: readonly Product[],
  market: string,
  isFirstPage: boolean,
): readonly Product[] {
  const { shop } = turn;
  const decoy = turn.effect("decoys");
  const salt = turn.effect("shuffle")?.seed;
  const placed = salt === undefined ? products : shuffled(products, salt);
  const shown =
    decoy?.how === "similar" && isFirstPage ? withLookalikes(shop, placed, market) : placed;
  return shown.map((product) => distort(turn, product));
}

/** Applies the scenario to one product. */
export function distort(turn: Turn, product: Product): Product {
  const wrongDefault = turn.effect("decoys")?.how === "wrong_default";
  const price = turn.effect("price");
  const variants = wrongDefault ? [...product.variants].reverse() : product.variants;
  const turned = wrongDefault ? { ...product, variants } : product;
  return price?.where === "catalog" ? repriced(turned, price.percent) : turned;
}

/** Another order that depends only on the seed and the products. */
function shuffled(products: readonly Product[], salt: number): readonly Product[] {
  const places = new Map(products.map(({ id }) => [id, keyedRandom(salt, "place", 0, id)]));
  const placeOf = ({ id }: Product) => places.get(id) ?? 0;
  return [...products].sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1));
}

const lookalikes = ["model_a", "model_b", "original", "near_duplicate"];

function withLookalikes(
  shop: Shop,
  products: readonly Product[],
  market: string,
): readonly Product[] {
  const decoys = lookalikes.flatMap((role) => {
    const id = shop.roles[role]?.product_id;
    const place = id === undefined ? undefined : shop.catalog.locate(id);
    return place ? [presentProduct(shop, place.index, market)] : [];
  });
  const known = new Set(decoys.map(({ id }) => id));
  return [...decoys, ...products.filter(({ id }) => !known.has(id))];
}

function repriced(product: Product, percent: number): Product {
  const changed = <Price extends { amount: number }>(price: Price): Price => ({
    ...price,
    amount: shareHalfUp(price.amount, 100 + percent, 100),
  });
  const { min, max } = product.price_range;
  return {
    ...product,
    price_range: { min: changed(min), max: changed(max) },
    variants: product.variants.map((variant) => ({ ...variant, price: changed(variant.price) })),
  };
}
