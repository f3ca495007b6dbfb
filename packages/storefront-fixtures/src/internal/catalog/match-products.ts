import type { ProductSort } from "../../data/product-sorts.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { Product, ProductFilters } from "../../types.ts";
import type { Shop } from "../engine/shop.ts";
import { presentProduct } from "./present-product.ts";

type Test = (index: number) => boolean;

/**
 * The indices of all products that match query and filters, sorted; undefined for the whole
 * catalogue in its own order. `searchCatalog` makes a page of them.
 */
export function matchProducts(
  shop: Shop,
  command: CommandOf<"search_catalog">,
  market: string,
): readonly number[] | undefined {
  const { catalog } = shop;
  const words = wordsOf(command.query);
  const sort = command.sort ?? "relevance";
  // A query that consists only of punctuation contains no words. It matches no product; an empty
  // query matches all.
  if (words.length === 0 && (command.query ?? "").trim() !== "") return [];
  const tests = testsFor(shop, command.filters, market);
  if (words.length === 0 && tests.length === 0 && sort === "relevance") return undefined;
  const scoreOf = words.length === 0 ? () => 1 : catalog.facts.scorer(words);
  const found: number[] = [];
  const scores: number[] = [];
  for (let index = 0; index < catalog.count; index += 1) {
    const score = scoreOf(index);
    if (score === 0 || !passes(tests, index)) continue;
    found.push(index);
    scores.push(score);
  }
  return inOrder(found, sortKeys(shop, sort, market, found, scores));
}

function passes(tests: readonly Test[], index: number): boolean {
  for (const test of tests) if (!test(index)) return false;
  return true;
}

function wordsOf(query = ""): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Sorts by ascending key; equal keys stay in catalogue order. */
function inOrder(found: readonly number[], keys: readonly (number | string)[]): readonly number[] {
  const compare = (a: number, b: number) => {
    const [first = 0, second = 0] = [keys[a], keys[b]];
    return first < second ? -1 : first > second ? 1 : a - b;
  };
  return found
    .map((_, at) => at)
    .sort(compare)
    .map((at) => found[at] ?? 0);
}

function sortKeys(
  shop: Shop,
  sort: ProductSort,
  market: string,
  found: readonly number[],
  scores: readonly number[],
): (number | string)[] {
  const { facts } = shop.catalog;
  switch (sort) {
    case "relevance":
      return scores.map((score) => -score);
    case "price_asc":
      return found.map(priceReader(shop, market));
    case "price_desc": {
      const price = priceReader(shop, market);
      return found.map((index) => -price(index));
    }
    case "rating_desc":
      return found.map((index) => -facts.rating(index));
    case "newest":
      return found.map((index) => facts.ageDays(index));
    case "title":
      return found.map((index) => facts.title(index));
  }
}

/** Products whose price or stock a row of the state may override. */
function touched({ catalog, records }: Shop, table: "price" | "stock"): ReadonlySet<number> {
  const indices = records
    .entries(table)
    .map(([key]) => catalog.indexOf(key.slice(key.lastIndexOf(" ") + 1)));
  return new Set(indices.filter((index) => index !== undefined));
}

/**
 * The lowest price: read from the facts if nothing can have changed it, else from the product
 * as served.
 */
function priceReader(shop: Shop, market: string): (index: number) => number {
  const { facts } = shop.catalog;
  const moved = touched(shop, "price");
  return (index) =>
    facts.isMoving(index) || moved.has(index)
      ? presentProduct(shop, index, market).price_range.min.amount
      : facts.price(index, market);
}

/**
 * Whether any variant can be bought: read from the facts if no stock has changed, else from the
 * product as served.
 */
function stockReader(shop: Shop, market: string): (index: number) => boolean {
  const { facts } = shop.catalog;
  const sold = touched(shop, "stock");
  return (index) =>
    sold.has(index) ? isAvailable(presentProduct(shop, index, market)) : facts.isStocked(index);
}

function isAvailable({ variants }: Product): boolean {
  return variants.some(({ availability }) => availability.available);
}

function testsFor(shop: Shop, filters: ProductFilters | undefined, market: string): Test[] {
  if (!filters) return [];
  const { facts } = shop.catalog;
  const { categories, price, in_stock, rating_min, brand, tags, options } = filters;
  const tests: Test[] = [];
  if (categories && categories.length > 0)
    tests.push(oneOf(categories, (index) => facts.categories(index)));
  if (tags && tags.length > 0) tests.push(oneOf(tags, (index) => facts.tags(index)));
  if (brand !== undefined) tests.push(oneOf([brand], (index) => [facts.brand(index)]));
  if (rating_min !== undefined) tests.push((index) => facts.rating(index) >= rating_min);
  if (price) {
    const read = priceReader(shop, market);
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = price;
    tests.push((index) => read(index) >= min && read(index) <= max);
  }
  for (const [name, labels] of Object.entries(options ?? {})) {
    const wanted = lower(labels);
    tests.push((index) =>
      facts
        .options(index)
        .some(
          (option) =>
            option.name.toLowerCase() === name.toLowerCase() &&
            option.labels.some((label) => wanted.has(label.toLowerCase())),
        ),
    );
  }
  if (in_stock !== undefined) {
    const isInStock = stockReader(shop, market);
    tests.push((index) => isInStock(index) === in_stock);
  }
  return tests;
}

function oneOf(wanted: readonly string[], read: (index: number) => readonly string[]): Test {
  const set = lower(wanted);
  return (index) => read(index).some((value) => set.has(value.toLowerCase()));
}

function lower(values: readonly string[]): Set<string> {
  return new Set(values.map((value) => value.toLowerCase()));
}
