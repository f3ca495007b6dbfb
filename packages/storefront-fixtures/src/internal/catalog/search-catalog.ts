import { show } from "@almanac/kernel/messages/show";
import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { pageLimits } from "../../data/page-limits.ts";
import type { CommandOf } from "../../schema/command.ts";
import type { CatalogPage } from "../../store-results.ts";
import { refuse } from "../engine/refuse.ts";
import type { Turn } from "../engine/shop.ts";
import { decoysFor } from "../scenario/decoys.ts";
import { textDigest } from "../values/digest.ts";
import { matchProducts } from "./match-products.ts";
import { presentProduct } from "./present-product.ts";

/** Searches the catalogue and returns one page. `matchProducts` finds and sorts the products. */
export function searchCatalog(turn: Turn, command: CommandOf<"search_catalog">): CatalogPage {
  const { shop } = turn;
  const market = shop.marketOf(command.market).id;
  const limit = Math.min(command.limit ?? pageLimits.usual, pageLimits.most);
  const print = fingerprintOf(command, market);
  const offset = command.cursor === undefined ? 0 : offsetOf(turn, command.cursor, print);
  const found = matchProducts(shop, command, market);
  const page = turn.effect("page");
  const unstable = page?.how === "unstable_sort";
  const order = unstable ? shuffle(found ?? range(0, shop.catalog.count), offset + 1) : found;
  const count = order?.length ?? shop.catalog.count;
  const from = offset === 0 ? 0 : offset + pageShift(page?.how, limit);
  const indices = order?.slice(from, from + limit) ?? range(from, Math.min(count, from + limit));
  const products = indices.map((index) => presentProduct(shop, index, market));
  const next = offset + limit;
  return {
    products: decoysFor(turn, offset === 0 ? products : [...products], market, offset === 0),
    next_cursor: next < count ? `${next.toString(36)}.${print}` : null,
    total_count: count,
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}

/**
 * By how much the scenario shifts the start of a page: half a page early repeats products, half a
 * page late skips some.
 */
function pageShift(how: string | undefined, limit: number): number {
  const half = Math.max(1, Math.floor(limit / 2));
  if (how === "duplicate") return -half;
  return how === "skip" ? half : 0;
}

function shuffle(indices: readonly number[], salt: number): readonly number[] {
  return [...indices].sort(
    (a, b) => keyedRandom(salt, "sort", a, "") - keyedRandom(salt, "sort", b, "") || a - b,
  );
}

function fingerprintOf(
  { query, filters, sort }: CommandOf<"search_catalog">,
  market: string,
): string {
  return textDigest(canonicalJson({ query, filters, sort, market })).slice(0, 10);
}

function offsetOf(turn: Turn, cursor: string, print: string): number {
  const [, offset, of] = /^([0-9a-z]{1,8})\.([0-9a-z]{10})$/.exec(cursor) ?? [];
  if (turn.effect("page")?.how === "expire_cursor") {
    refuse("cursor_expired", "This cursor has expired. Start again without a cursor.", ["cursor"]);
  }
  if (offset !== undefined && of === print) return Number.parseInt(offset, 36);
  refuse(
    "invalid_cursor",
    `${show(cursor)} is not a cursor of this search. Send the next_cursor of the previous page, with the same query, filters and sort.`,
    ["cursor"],
  );
}
