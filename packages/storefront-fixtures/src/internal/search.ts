import type { Product, ProductFilters, ProductSort } from "../catalog-schema.ts";
import type { CommandOf } from "../command-schema.ts";
import type { CatalogPage } from "../store.ts";
import { canonicalJson } from "./canonical-json.ts";
import type { Summary } from "./catalog/raw-product.ts";
import { decoysFor } from "./decoys.ts";
import { textDigest } from "./digest.ts";
import { fault } from "./fail.ts";
import { keyed } from "./keyed.ts";
import { presentProduct } from "./present.ts";
import type { Shop } from "./shop.ts";

export const pageLimits = { usual: 10, most: 50 } as const;

/** One page of what a search finds. */
export function searchCatalog(shop: Shop, command: CommandOf<"search_catalog">): CatalogPage {
  const market = shop.marketOf(command.market).id;
  const limit = Math.min(command.limit ?? pageLimits.usual, pageLimits.most);
  const print = fingerprintOf(command, market);
  const offset = command.cursor === undefined ? 0 : offsetOf(shop, command.cursor, print);
  const found = findIndices(shop, command, market);
  const page = shop.effect("page");
  const unstable = page?.how === "unstable_sort";
  const order = unstable ? shuffle(found ?? range(0, shop.catalog.count), offset + 1) : found;
  const count = order?.length ?? shop.catalog.count;
  const from = offset === 0 ? 0 : offset + pageShift(page?.how, limit);
  const indices = order?.slice(from, from + limit) ?? range(from, Math.min(count, from + limit));
  const products = indices.map((index) => presentProduct(shop, index, market));
  const next = offset + limit;
  return {
    products: decoysFor(shop, offset === 0 ? products : [...products], market, offset === 0),
    next_cursor: next < count ? `${next.toString(36)}.${print}` : null,
    total_count: count,
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

/** Where a faulty page starts: half a page too early shows products twice, half a page too late leaves some out. */
function pageShift(how: string | undefined, limit: number): number {
  const half = Math.max(1, Math.floor(limit / 2));
  if (how === "duplicate") return -half;
  return how === "skip" ? half : 0;
}

function shuffle(indices: readonly number[], salt: number): readonly number[] {
  return [...indices].sort(
    (a, b) => keyed(salt, "sort", a, "") - keyed(salt, "sort", b, "") || a - b,
  );
}

function fingerprintOf(
  { query, filters, sort }: CommandOf<"search_catalog">,
  market: string,
): string {
  return textDigest(canonicalJson({ query, filters, sort, market })).slice(0, 10);
}

function offsetOf(shop: Shop, cursor: string, print: string): number {
  const [, offset, of] = /^([0-9a-z]{1,8})\.([0-9a-z]{10})$/.exec(cursor) ?? [];
  if (shop.effect("page")?.how === "expire_cursor") {
    throw fault("cursor_expired", "This cursor has expired. Start again without a cursor.", [
      "cursor",
    ]);
  }
  if (offset !== undefined && of === print) return Number.parseInt(offset, 36);
  throw fault(
    "invalid_cursor",
    `${JSON.stringify(cursor)} is no cursor of this search. Send the next_cursor of the page before, with the same query, filters and sort.`,
    ["cursor"],
  );
}

type Test = (summary: Summary) => boolean;

/** The places of all products that match, in the order asked for; undefined for the whole catalogue in its own order. */
function findIndices(
  shop: Shop,
  command: CommandOf<"search_catalog">,
  market: string,
): readonly number[] | undefined {
  const { catalog } = shop;
  const words = wordsOf(command.query);
  const sort = command.sort ?? "relevance";
  // Text without a word in it is a search all the same, and no product has such a word.
  if (words.length === 0 && (command.query ?? "").trim() !== "") return [];
  const tests = testsFor(shop, command.filters, market);
  if (words.length === 0 && tests.length === 0 && sort === "relevance") return undefined;
  const found: { summary: Summary; score: number }[] = [];
  for (let index = 0; index < catalog.count; index += 1) {
    const summary = catalog.summary(index);
    const score = scoreOf(summary, words);
    if (score > 0 && tests.every((test) => test(summary))) found.push({ summary, score });
  }
  const keyOf = sortKeys(shop, sort, market);
  return found
    .map(({ summary, score }) => ({ index: summary.index, key: keyOf(summary, score) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index))
    .map(({ index }) => index);
}

function wordsOf(query = ""): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Every word must be found: 4 points in the title, 2 in brand or category, 1 in the tags. 0 when one is missing. */
function scoreOf(summary: Summary, words: readonly string[]): number {
  if (words.length === 0) return 1;
  const { titleWords: title, nearWords: near } = summary;
  let score = 0;
  for (const word of words) {
    const stem = word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
    if (title.includes(stem)) score += 4;
    else if (near.includes(stem)) score += 2;
    else if (summary.tags.some((tag) => tag.includes(stem))) score += 1;
    else return 0;
  }
  return score;
}

function sortKeys(
  shop: Shop,
  sort: ProductSort,
  market: string,
): (summary: Summary, score: number) => number | string {
  const price = priceReader(shop, market);
  switch (sort) {
    case "relevance":
      return (_, score) => -score;
    case "price_asc":
      return (summary) => price(summary);
    case "price_desc":
      return (summary) => -price(summary);
    case "rating_desc":
      return (summary) => -summary.rating;
    case "newest":
      return (summary) => summary.ageDays;
    case "title":
      return (summary) => summary.titleWords;
  }
}

/** The lowest price: as made where nothing can have changed it, else that of the product as served. */
function priceReader(shop: Shop, market: string): (summary: Summary) => number {
  const moved = new Set<number>();
  for (const [key] of shop.records.entries("price")) {
    const place = shop.catalog.locate(key.slice(key.indexOf(" ") + 1));
    if (place) moved.add(place.index);
  }
  return (summary) =>
    summary.moving || moved.has(summary.index)
      ? presentProduct(shop, summary.index, market).price_range.min.amount
      : summary.price(market);
}

function testsFor(shop: Shop, filters: ProductFilters | undefined, market: string): Test[] {
  if (!filters) return [];
  const { categories, price, in_stock, rating_min, brand, tags, options } = filters;
  const tests: Test[] = [];
  if (categories && categories.length > 0)
    tests.push(oneOf(categories, (summary) => summary.categories));
  if (tags && tags.length > 0) tests.push(oneOf(tags, (summary) => summary.tags));
  if (brand !== undefined) tests.push(oneOf([brand], (summary) => [summary.brand]));
  if (rating_min !== undefined) tests.push((summary) => summary.rating >= rating_min);
  if (price) {
    const read = priceReader(shop, market);
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = price;
    tests.push((summary) => read(summary) >= min && read(summary) <= max);
  }
  for (const [name, labels] of Object.entries(options ?? {})) {
    const wanted = lower(labels);
    tests.push((summary) =>
      summary.options.some(
        (option) =>
          option.name.toLowerCase() === name.toLowerCase() &&
          option.labels.some((label) => wanted.has(label.toLowerCase())),
      ),
    );
  }
  if (in_stock !== undefined) {
    tests.push((summary) => isAvailable(presentProduct(shop, summary.index, market)) === in_stock);
  }
  return tests;
}

function oneOf(wanted: readonly string[], read: (summary: Summary) => readonly string[]): Test {
  const set = lower(wanted);
  return (summary) => read(summary).some((value) => set.has(value.toLowerCase()));
}

function lower(values: readonly string[]): Set<string> {
  return new Set(values.map((value) => value.toLowerCase()));
}

/** Whether any variant can be bought. */
function isAvailable({ variants }: Product): boolean {
  return variants.some(({ availability }) => availability.available);
}
