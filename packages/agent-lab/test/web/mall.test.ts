import { canonicalJson } from "@almanac/storefront-fixtures";
import { fixtureSetSchema } from "@almanac/storefront-fixtures/schema";
import { expect, test } from "vitest";
import { createMall, mallCatalogs } from "../../src/web/index.ts";

test("a mall depends only on its seed, and its catalogues are fixture sets", () => {
  const catalogs = mallCatalogs({ seed: 42, shops: 4 });
  expect(canonicalJson(catalogs)).toBe(canonicalJson(mallCatalogs({ seed: 42, shops: 4 })));
  expect(canonicalJson(catalogs)).not.toBe(canonicalJson(mallCatalogs({ seed: 43, shops: 4 })));
  for (const catalog of Object.values(catalogs)) {
    expect(fixtureSetSchema.safeParse(catalog).success).toBe(true);
  }
});

test("the shops overlap: each shop has its own titles, ids, prices and option names for the same product", () => {
  const catalogs = Object.values(mallCatalogs({ seed: 42, shops: 4 }));
  const polos = catalogs.flatMap(({ products }) =>
    products.filter(({ title, brand }) => brand === "Wexcombe" && title.includes("Studio Polo")),
  );
  expect(polos.length).toBe(4);
  const different = <Value>(values: readonly Value[]) => new Set(values).size;
  expect(different(polos.map(({ title }) => title))).toBe(4);
  expect(different(polos.map(({ id }) => id))).toBe(4);
  expect(different(polos.map(({ price }) => price))).toBeGreaterThan(1);
  const names = polos.map(({ variants = [] }) => variants[0]?.options?.[0]?.name);
  expect(different(names)).toBe(4);
});

test("one fetch handler selects the shop by the host", async () => {
  const mall = createMall({ seed: 42, shops: 3 });
  for (const { base_url, store } of mall.shops) {
    const response = await mall.fetch(new Request(`${base_url}/v1/products?limit=1`));
    expect(await response.json()).toEqual(store.listProducts({ limit: 1 }));
  }
  const nowhere = await mall.fetch(new Request("https://shop-9.example/v1/products"));
  expect(nowhere.status).toBe(404);
});
