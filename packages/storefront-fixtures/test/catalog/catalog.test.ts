import { seedOf } from "@almanac/kernel/numbers/keyed-random";
import { describe, expect, test } from "vitest";
import { createStore, type Product, type StoreOptions, type StoreRole } from "../../src/index.ts";
import { generateCatalog } from "../../src/internal/catalog/generated/generate-catalog.ts";
import { productSchema } from "../../src/schema.ts";
import golden from "../cases/golden.json" with { type: "json" };
import { roleOf } from "../fixtures.ts";
import { digestOf } from "./digest-of.ts";

const store = createStore({ seed: 42 });
const products = [...store.products()];

function* take<Item>(items: Iterable<Item>, count: number): Iterable<Item> {
  let taken = 0;
  for (const item of items) {
    yield item;
    taken += 1;
    if (taken === count) return;
  }
}

describe("the same options give the same catalogue", () => {
  // The large catalogue is in catalog.exhaustive.test.ts.
  test.for(golden.catalogues.filter(({ size }) => size !== "large"))(
    "$size with seed $seed in $market",
    ({ digest, ...options }) => {
      expect(digestOf(options as StoreOptions)).toBe(digest);
    },
  );

  test("another seed gives another catalogue", () => {
    const digests = [1, 2, 3, "1", "one", -1].map((seed) => digestOf({ seed, size: "tiny" }));
    expect(new Set(digests).size).toBe(5);
    expect(seedOf(1)).not.toBe(seedOf("one"));
  });

  test("a product that is requested alone equals the one in the list", () => {
    for (const size of ["tiny", "standard", "large", "huge"] as const) {
      const whole = createStore({ seed: 42, size });
      const index = Math.floor(Math.min(whole.productCount, 1000) * 0.57);
      const listed = [...take(whole.products(), index + 1)].at(-1);
      const alone = createStore({ seed: 42, size });
      const id = listed?.id ?? "";
      expect(alone.execute({ type: "lookup_catalog", ids: [id] }).products).toEqual([listed]);
    }
  });
});

test("each catalogue size has its number of products", () => {
  const counts = (["tiny", "standard", "large", "huge"] as const).map(
    (size) => createStore({ size }).productCount,
  );
  expect(counts).toEqual([12, 120, 5000, 100_000]);
  const variants = products.reduce((sum, product) => sum + product.variants.length, 0);
  expect(variants).toBeGreaterThan(350);
  expect(variants).toBeLessThan(480);
});

test("every product of every market satisfies the schema", () => {
  for (const market of store.markets) {
    for (const product of store.products(market))
      expect(productSchema.parse(product)).toEqual(product);
  }
});

test("ids, SKUs and GTINs are unique, and each finds its product", () => {
  const large = createStore({ seed: 7, size: "large" });
  const seen = new Set<string>();
  const twice: string[] = [];
  const astray: string[] = [];
  let index = 0;
  for (const product of take(large.products(), 2000)) {
    const ids = product.variants.flatMap(({ id, sku, gtin }) => [id, sku, gtin]);
    const own = [...(product.variants.length === 1 ? ids : [product.id, ...ids]), product.handle];
    for (const id of own) {
      if (seen.has(id)) twice.push(id);
      seen.add(id);
    }
    index += 1;
    if (index % 20 !== 0) continue;
    const found = large.execute({ type: "lookup_catalog", ids: own.slice(0, 50) });
    if (found.products.length !== 1 || found.products[0]?.id !== product.id)
      astray.push(product.id);
  }
  expect([twice, astray]).toEqual([[], []]);
});

test("GTINs are in the in-store range and have a valid check digit", () => {
  for (const { gtin } of products.flatMap(({ variants }) => variants)) {
    expect(gtin).toMatch(/^2\d{12}$/);
    const sum = [...gtin].reduce(
      (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
      0,
    );
    expect(sum % 10).toBe(0);
  }
});

test("a product has as many reviews as its rating counts, and their mean is the rating", () => {
  for (const { id, rating } of products) {
    const { reviews } = store.execute({ type: "get_product", id });
    expect(reviews.length).toBe(rating?.count ?? 0);
    if (!rating) continue;
    const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
    expect(Math.abs(mean - rating.value)).toBeLessThanOrEqual(0.051);
    expect(reviews.length).toBeGreaterThanOrEqual(8);
    expect(reviews.length).toBeLessThanOrEqual(30);
  }
});

test("pictures are small, well-formed and the same on every call", () => {
  for (const { variants } of products) {
    for (const { id, media } of variants) {
      const svg = store.image(id);
      expect(svg === undefined).toBe(media.length === 0);
      if (svg === undefined) continue;
      expect(svg.length).toBeLessThan(4096);
      expect(svg).toMatch(/^<svg [^<>]*><title>[^<>]*<\/title>.*<\/svg>$/su);
      expect(store.image(id, 120)).toContain('width="120"');
    }
  }
  expect(store.image("prd_nothing_0000")).toBeUndefined();
});

describe("special products", () => {
  const product = (role: StoreRole): Product => {
    const { product_id } = roleOf(store, role);
    return store.execute({ type: "get_product", id: product_id }).product;
  };
  type Trait = (product: Product) => boolean;
  const traits: Readonly<Record<Exclude<StoreRole, "discontinued">, Trait>> = {
    one_variant: ({ id, variants }) => variants.length === 1 && variants[0]?.id === id,
    two_options: ({ options, variants }) => options.length === 2 && variants.length === 7,
    three_options: ({ options, variants }) => options.length === 3 && variants.length === 5,
    out_of_stock: ({ variants }) =>
      variants.every(({ availability }) => availability.status === "out_of_stock"),
    out_of_stock_variant: ({ variants }) =>
      variants.map(({ availability }) => availability.available).join() === "true,false,true",
    last_unit: ({ variants }) => variants[0]?.stock === 1,
    backorder: ({ variants }) =>
      variants[0]?.availability.status === "backorder" && variants[0]?.stock === 0,
    preorder: ({ variants }) => variants[0]?.availability.status === "preorder",
    free_item: ({ price_range }) => price_range.max.amount === 0,
    smallest_price: ({ price_range }) => price_range.min.amount === 1,
    highest_price: ({ price_range }) => price_range.max.amount === 999_999,
    long_title: ({ title }) => title.length === 200,
    rtl_title: ({ title }) => /\p{Script=Arabic}/u.test(title),
    cjk_title: ({ title }) => /\p{Script=Han}/u.test(title),
    emoji_title: ({ title }) => /\p{Extended_Pictographic}/u.test(title),
    markup_title: ({ title }) => /["&<>].*["&<>]/.test(title),
    model_a: ({ title }) =>
      title.replace("HD-450", "") === product("model_b").title.replace("HD-540", ""),
    model_b: ({ specs }) => specs["Model number"] === "HD-540",
    original: ({ price_range }) =>
      price_range.min.amount < product("near_duplicate").price_range.min.amount,
    near_duplicate: ({ title, seller }) =>
      title === product("original").title && seller.name !== product("original").seller.name,
    list_price_below_price: ({ variants }) =>
      (variants[0]?.list_price?.amount ?? 0) > (variants[0]?.price.amount ?? 0),
    digital: ({ shipping_class }) => shipping_class === "digital",
    hazmat: ({ hazmat }) => hazmat === true,
    region_restricted: ({ countries }) => countries?.join() === "GB,IE",
    age_restricted: ({ age_restricted }) => age_restricted === 18,
    bundle: ({ bundle }) => bundle?.length === 2,
    without_image: ({ media, variants }) => media.length === 0 && variants[0]?.media.length === 0,
    without_rating: ({ rating }) => rating === undefined,
    unit_price: ({ variants }) =>
      variants.every(({ unit_price }) => unit_price?.reference.value === 100),
    limited_quantity: ({ max_per_order }) => max_per_order === 2,
    on_sale: ({ sale }) => sale !== undefined,
  };

  test("every special product has the property of its role", () => {
    for (const [role, holds] of Object.entries(traits) as [StoreRole, Trait][])
      expect([role, holds(product(role))]).toEqual([role, true]);
    expect(Object.keys(store.roles).sort()).toEqual(
      [...Object.keys(traits), "discontinued"].sort(),
    );
  });

  test("the discontinued product is not found", () => {
    const { product_id } = roleOf(store, "discontinued");
    expect(store.execute({ type: "lookup_catalog", ids: [product_id] })).toEqual({
      products: [],
      matches: [],
      not_found: [product_id],
    });
  });

  test("a list price below the price occurs only with dataFaults", () => {
    const faulty = createStore({ seed: 42, dataFaults: true });
    const { product_id } = roleOf(faulty, "list_price_below_price");
    const [variant] = faulty.execute({ type: "get_product", id: product_id }).product.variants;
    expect(variant?.list_price?.amount).toBeLessThan(variant?.price.amount ?? 0);
  });

  test("a sale ends at its end date", () => {
    const shop = createStore({ seed: 42 });
    const { product_id: id } = roleOf(shop, "on_sale");
    const price = () => shop.execute({ type: "get_product", id }).product.price_range.min.amount;
    const [sale] = [price()];
    shop.execute({ type: "advance_clock", ms: 4 * 86_400_000 });
    expect(price()).toBeGreaterThan(sale);
  });
});

test("prices follow the pattern of each market", () => {
  const endings = { US: /49$|99$/, DE: /95$/, GB: /49$|99$/, JP: /80$/, KW: /[0257][05]0$/ };
  const fixed = new Set(
    (["free_item", "smallest_price", "highest_price"] as const).map(
      (role) => roleOf(store, role).product_id,
    ),
  );
  for (const [market, ending] of Object.entries(endings)) {
    for (const product of store.products(market)) {
      if (fixed.has(product.id)) continue;
      for (const { price } of product.variants) expect(String(price.amount)).toMatch(ending);
    }
  }
});

test("shopping surfaces do not show the ground truth", () => {
  const { product_id: id } = roleOf(store, "one_variant");
  expect(store.truth(id)).toMatchObject({ roles: ["one_variant"], is_sponsored: false });
  expect(store.truth("nothing")).toBeUndefined();
  const shown = JSON.stringify(store.execute({ type: "get_product", id }));
  expect(shown).not.toMatch(/is_sponsored|is_injected|counterfeit|best_for/);
});

test("scrambling maps indices one to one", () => {
  const catalog = generateCatalog({ seed: 3, size: "huge", dataFaults: false });
  const late = catalog.product(99_999);
  expect(catalog.locate(late.id)).toMatchObject({ index: 99_999 });
  const suffixes = new Set<string>();
  for (let index = 0; index < 5000; index += 1)
    suffixes.add(catalog.product(index * 20).handle.slice(-4));
  expect(suffixes.size).toBe(5000);
});
