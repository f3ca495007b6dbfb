import { type BenchRow, median } from "../../../bench/row.ts";
import { createStore, type Store } from "../src/index.ts";
import { createFetchHandler } from "../src/web/createFetchHandler.ts";

const rounds = 7;

/**
 * Measures a shop in one process: creating it, a page of a huge one, a search, and requests through
 * the fetch handler.
 */
export async function run(): Promise<BenchRow[]> {
  createStore();
  const create = timed(() => createStore({ size: "tiny" }));
  const createStandard = timed(() => createStore({ size: "standard" }));
  const huge = createStore({ size: "huge" });
  let at = 0;
  const page = timed(() => {
    at += 50;
    const cursor = huge.listProducts({ limit: 50 }).next_cursor;
    return [cursor, [...take(huge, at, 50)]];
  });
  const large = createStore({ size: "large" });
  const search = timed(() => large.listProducts({ q: "kettle", sort: "price_asc", limit: 50 }));
  const firstSearch = timed(() =>
    createStore({ seed: 42, size: "huge" }).listProducts({ q: "kettle" }),
  );
  const requests = median(await repeat(() => requestsPerSecond()));
  const { heapUsed } = process.memoryUsage();
  return [
    { name: "create, tiny", value: create, unit: "ms", budget: "below 5 ms", met: create < 5 },
    {
      name: "create, standard",
      value: createStandard,
      unit: "ms",
      budget: "below 5 ms",
      met: createStandard < 5,
    },
    {
      name: "page of 50 from 100,000 products",
      value: page,
      unit: "ms",
      budget: "below 50 ms",
      met: page < 50,
    },
    {
      name: "search with sort in 5,000 products",
      value: search,
      unit: "ms",
      budget: "below 20 ms",
      met: search < 20,
    },
    {
      name: "first search in 100,000 products",
      value: firstSearch,
      unit: "ms",
      budget: "below 200 ms",
      met: firstSearch < 200,
    },
    {
      name: "heap with a huge shop open",
      value: heapUsed / 1e6,
      unit: "MB",
      budget: "below 100 MB",
      met: heapUsed < 100e6,
    },
    {
      name: "requests in process: list, product, add, read",
      value: requests,
      unit: "req/s",
      budget: "at least 2,000",
      met: requests >= 2000,
    },
  ];
}

function* take(store: Store, from: number, count: number) {
  let index = 0;
  for (const product of store.products()) {
    if (index >= from + count) return;
    if (index >= from) yield product.id;
    index += 1;
  }
}

function timed(work: () => unknown): number {
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let round = 0; round < 3; round += 1) values.push(await measure());
  return values;
}

/**
 * Requests per second of shoppers that come one after another, each with a new cart, as Web
 * `Request` objects.
 */
async function requestsPerSecond(): Promise<number> {
  const store = createStore({ seed: 42 });
  const handle = createFetchHandler(store);
  const base = "http://shop.example/v1";
  const product_id = store.roles.free_item?.product_id ?? "";
  const start = performance.now();
  const shoppers = 500;
  for (let shopper = 0; shopper < shoppers; shopper += 1) {
    await (await handle(new Request(`${base}/products?limit=10`))).text();
    await (await handle(new Request(`${base}/products/${product_id}`))).text();
    const body = JSON.stringify({ action: "add", product_id, quantity: 1 });
    const made = await handle(new Request(`${base}/carts`, { method: "POST", body }));
    const { cart_id } = (await made.json()) as { cart_id: string };
    await (await handle(new Request(`${base}/carts/${cart_id}`))).text();
  }
  return (shoppers * 4 * 1000) / (performance.now() - start);
}
