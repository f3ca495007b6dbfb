import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "../src/index.ts";

const draws = vi.hoisted(() => ({ count: 0 }));

/** Everything that a product is made of is drawn here, so that counting draws counts the work. */
vi.mock("../src/internal/keyed.ts", async (load) => {
  const actual = await load<typeof import("../src/internal/keyed.ts")>();
  const counted =
    <Args extends unknown[]>(draw: (...args: Args) => number) =>
    (...args: Args): number => {
      draws.count += 1;
      return draw(...args);
    };
  return { ...actual, keyed: counted(actual.keyed), keyedField: counted(actual.keyedField) };
});

beforeEach(() => {
  draws.count = 0;
});

/** The special products among the first and the products of the page, which are made as a whole. */
const fixedDraws = 4_000;

test.for([
  ["a noun needs its category and itself, and not the rest of the product", { q: "kettle" }, 2],
  ["a brand is tried behind the noun", { q: "brackwell" }, 3],
  ["a price needs one more", { q: "kettle", sort: "price_asc" }, 3],
  ["a style and a noun need both columns", { q: "winter tent", limit: 50 }, 3],
] as const)("%s", ([, query, perProduct]) => {
  const store = createStore({ seed: 42, size: "large" });
  const page = store.listProducts(query);
  expect(page.total_count).toBeGreaterThan(0);
  expect(draws.count).toBeGreaterThan(store.productCount);
  expect(draws.count).toBeLessThan(perProduct * store.productCount + fixedDraws);
  draws.count = 0;
  store.listProducts({ ...query, limit: 1 });
  expect(draws.count).toBeLessThan(fixedDraws);
});
