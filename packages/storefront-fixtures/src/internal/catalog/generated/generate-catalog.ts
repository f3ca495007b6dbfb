import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { type CatalogSize, catalogSizes } from "../../../data/catalog-sizes.ts";
import { discontinuedRole } from "../../../data/special-products.ts";
import type { RoleEntry } from "../../../store-results.ts";
import type { Review } from "../../../types.ts";
import { generatedMarket, priceIn } from "../../engine/trade-terms.ts";
import { textDigest } from "../../values/digest.ts";
import {
  type Catalog,
  type Place,
  type RawProduct,
  type SearchFacts,
  type Summary,
  searchFactsFrom,
} from "../raw-product.ts";
import { type Blueprint, draft, mixedAmong, placeSpecials, tagsOf } from "./blueprint.ts";
import { buildProduct } from "./build-product.ts";
import { createChoiceColumns } from "./choice-columns.ts";
import { combinationsOf } from "./choices.ts";
import { generatedSearchFacts } from "./generated-search-facts.ts";
import { indexNamedBy, productIdOf, slugOf, variantIdOf } from "./identity.ts";
import { writeReviews } from "./write-reviews.ts";

export interface GeneratedOptions {
  readonly seed: number;
  readonly size: CatalogSize;
  readonly dataFaults: boolean;
}

export interface GeneratedCatalog extends Catalog {
  readonly roles: Readonly<Record<string, RoleEntry>>;
}

/** A catalogue that derives each product on request, and never holds all of them. */
export function generateCatalog(options: GeneratedOptions): GeneratedCatalog {
  const { seed, size, dataFaults } = options;
  const count = catalogSizes[size];
  const specials = placeSpecials(seed, count);
  const indexOfRole = new Map([...specials].map(([index, { role }]) => [role, index]));

  const blueprint = (index: number): Blueprint => {
    const special = specials.get(index);
    const drafted = draft(seed, index, special);
    const original = special?.like === undefined ? undefined : indexOfRole.get(special.like);
    if (original === undefined) return drafted;
    const { title, brand } = draft(seed, original, specials.get(original));
    return { ...drafted, title, brand };
  };
  const identify = (role: string): RoleEntry | undefined => {
    const index = indexOfRole.get(role);
    return index === undefined ? undefined : entryOf(seed, blueprint(index));
  };
  const roles: Record<string, RoleEntry> = {};
  for (const role of [...indexOfRole.keys()].sort()) {
    const entry = identify(role);
    if (entry) roles[role] = entry;
  }
  const gone = productIdOf(seed, 1_000_000, discontinuedRole.slug);
  roles[discontinuedRole.role] = { product_id: gone, variant_id: gone };

  const product = keeping(
    (index: number): RawProduct =>
      buildProduct({ seed, blueprint: blueprint(index), dataFaults, identify }),
    mostBuilt,
  );
  const locate = keeping((id: string): Place | undefined => {
    const index = indexNamedBy(seed, id);
    return index === undefined || index >= count ? undefined : matchIn(product(index), index, id);
  }, mostBuilt);

  return {
    count,
    roles,
    fingerprint: textDigest(canonicalJson({ fixture_version: 1, ...options })),
    facts: joinFacts(
      searchFactsFrom(keeping((index) => summarise(blueprint(index), () => product(index)))),
      generatedSearchFacts(seed, createChoiceColumns(seed, count)),
    ),
    product,
    locate,
    indexOf: (id) => indexNamedBy(seed, id),
    reviews: (index): readonly Review[] => writeReviews(seed, blueprint(index)),
    truth: (index) => truthOf(seed, blueprint(index), product(index)),
  };
}

function entryOf(seed: number, { index, title, options, special }: Blueprint): RoleEntry {
  const productId = productIdOf(seed, index, slugOf(title));
  const [first] = combinationsOf(options, special?.impossible);
  return { product_id: productId, variant_id: variantIdOf(productId, first?.code ?? "") };
}

/** The variant or product that an id, SKU, GTIN or handle names; undefined if this product does not have it. */
function matchIn(product: RawProduct, index: number, id: string): Place | undefined {
  const variant = product.variants.findIndex(
    (one) => one.id === id || one.sku === id || one.gtin === id,
  );
  if (variant >= 0) return { index, variant, match: "exact" };
  return product.id === id || product.handle === id ? { index, match: "featured" } : undefined;
}

/**
 * Reads the first products, among which the special ones are, from summaries, and all others from the choices of the
 * generator.
 */
function joinFacts(first: SearchFacts, others: SearchFacts): SearchFacts {
  const at = (index: number) => (index < mixedAmong ? first : others);
  return {
    scorer: (words) => {
      const [firstScore, otherScore] = [first.scorer(words), others.scorer(words)];
      return (index) => (index < mixedAmong ? firstScore(index) : otherScore(index));
    },
    title: (index) => at(index).title(index),
    brand: (index) => at(index).brand(index),
    categories: (index) => at(index).categories(index),
    tags: (index) => at(index).tags(index),
    rating: (index) => at(index).rating(index),
    ageDays: (index) => at(index).ageDays(index),
    options: (index) => at(index).options(index),
    isMoving: (index) => at(index).isMoving(index),
    price: (index, market) => at(index).price(index, market),
    isStocked: (index) => at(index).isStocked(index),
  };
}

/** The most products, and the most places of ids, that are kept: those of a cart or two. */
const mostBuilt = 64;

/** Keeps the last values, because a cart asks for the same products with each command. */
function keeping<Key, Value>(make: (key: Key) => Value, most = Infinity): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    if (kept.size >= most) kept.clear();
    if (value !== undefined) kept.set(key, value);
    return value;
  };
}

function summarise(blueprint: Blueprint, make: () => RawProduct): Summary {
  const { index, title, brand, category, options, rating, ageDays, special } = blueprint;
  let stocked: boolean | undefined;
  return {
    index,
    brand,
    categories: [category.name, category.department],
    titleWords: title.toLowerCase(),
    nearWords: `${brand} ${category.name} ${category.department}`.toLowerCase(),
    tags: tagsOf(blueprint),
    rating: rating?.value ?? 0,
    ageDays,
    options: options.map(({ name, values }) => ({
      name,
      labels: values.map(({ label }) => label),
    })),
    moving: special?.saleDays !== undefined,
    price: (market) =>
      special?.priceMinor ?? priceIn(generatedMarket(market), blueprint.basePriceCents),
    isStocked: () => {
      stocked ??= isStocked(make());
      return stocked;
    },
  };
}

function isStocked({ status, variants }: RawProduct): boolean {
  return status === "backorder" || variants.some(({ stock }) => stock > 0);
}

function truthOf(seed: number, blueprint: Blueprint, product: RawProduct) {
  const { special, category } = blueprint;
  return {
    product_id: product.id,
    roles: special ? [special.role] : [],
    attributes: product.specs,
    is_sponsored: false,
    is_injected: false,
    counterfeit_reviews: [],
    best_for: [category.name, ...(special?.model === undefined ? [] : [special.model])],
    fixture_seed: seed,
  };
}
