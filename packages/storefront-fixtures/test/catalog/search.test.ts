import fc from "fast-check";
import { expect, test } from "vitest";
import { type CommandOf, createStore } from "../../src/index.ts";
import { createChoiceColumns } from "../../src/internal/catalog/generated/choice-columns.ts";
import { generateCatalog } from "../../src/internal/catalog/generated/generate-catalog.ts";
import { generatedSearchFacts } from "../../src/internal/catalog/generated/generated-search-facts.ts";
import { openStore } from "../../src/internal/engine/open-store.ts";
import { Shop } from "../../src/internal/engine/shop.ts";
import { generatedTerms } from "../../src/internal/engine/trade-terms.ts";

const huge = { seed: 42, size: "huge", dataFaults: false } as const;

/** A shop that counts the products that its catalogue builds. */
function countingStore() {
  const catalog = generateCatalog(huge);
  const made: number[] = [];
  const counting = {
    ...catalog,
    product: (index: number) => {
      made.push(index);
      return catalog.product(index);
    },
  };
  const settings = {
    startAt: 0,
    realNow: undefined,
    market: "US",
    idSecret: "",
    strictBuyer: true,
    reserveOnCheckout: false,
    maxCarts: 10,
    cartLifetimeMs: 86_400_000,
    scenario: null,
    seed: 1,
    packs: undefined,
  };
  const store = openStore(new Shop(settings, counting, generatedTerms(), catalog.roles));
  return { store, made };
}

const searches: Omit<CommandOf<"search_catalog">, "type">[] = [
  { query: "kettle" },
  { query: "vintage kettles", sort: "price_asc" },
  { query: "kitchen", sort: "title" },
  { query: "a1", sort: "newest" },
  { query: "brackwell", sort: "rating_desc" },
  { query: "tent", filters: { in_stock: true, price: { max: 10_000 } } },
  { query: "tent", filters: { in_stock: false } },
  { sort: "price_desc", filters: { options: { Color: ["Rust"] }, rating_min: 4.5 } },
];

test.for(searches)("a search in 100,000 products builds only those of its page: %j", (search) => {
  const { store, made } = countingStore();
  const page = store.execute({ type: "search_catalog", ...search });
  expect(page.total_count).toBeGreaterThan(10);
  expect(page.products).toHaveLength(10);
  expect(made).toHaveLength(10);
});

test.for([
  ["kettle", ["nouns"]],
  ["kitchens", ["nouns"]],
  ["winter", ["nouns", "styles"]],
  ["brackwell", ["brands", "nouns"]],
  ["k245", ["nouns"]],
  ["nowhere", ["nouns"]],
] as const)("to find %s, only %j is derived from the generator's choices", ([word, expected]) => {
  const columns = createChoiceColumns(42, 5000);
  const read = new Set<string>();
  const watched = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      () => {
        read.add(name);
        return column();
      },
    ]),
  ) as unknown as typeof columns;
  const score = generatedSearchFacts(42, watched).scorer([word]);
  for (let index = 0; index < 5000; index += 1) score(index);
  expect([...read].sort()).toEqual(expected);
});

test("the columns for searching take ten bytes per product", () => {
  const columns = createChoiceColumns(42, 5000);
  const bytes = Object.values(columns).map((column) => column().byteLength);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBe(5000 * 10);
});

test("a search uses the present stock and prices", () => {
  const { store, made } = countingStore();
  const query = { type: "search_catalog", query: "kettle", filters: { in_stock: true } } as const;
  const before = store.execute(query);
  for (const { id } of before.products[0]?.variants ?? [])
    store.execute({ type: "set_stock", variant_id: id, stock: 0 });
  const [dearer] = before.products[1]?.variants ?? [];
  store.execute({ type: "set_price", variant_id: dearer?.id ?? "", amount: 1 });
  made.length = 0;
  const after = store.execute({ ...query, sort: "price_asc" });
  expect(after.total_count).toBe(before.total_count - 1);
  expect(after.products[0]?.id).toBe(before.products[1]?.id);
  expect(new Set(made).size).toBeLessThanOrEqual(12);
});

test("the search facts equal the data of the built products", () => {
  const words = ["kettle", "win", "e", "a1", "3", "usb-c", "tea", "new", "outside", "ald", "zz"];
  fc.assert(
    fc.property(fc.nat(4_294_967_295), fc.nat(4999), (seed, index) => {
      const catalog = generateCatalog({ seed, size: "large", dataFaults: false });
      const { facts } = catalog;
      const product = catalog.product(index);
      const { title, brand, categories, tags, options, rating, ageDays, variants } = product;
      const texts = { title: title.toLowerCase(), near: `${brand} ${categories[1]?.value}` };
      expect(facts.title(index)).toBe(texts.title);
      expect(facts.brand(index)).toBe(brand);
      expect(categories[1]?.value).toBe([...facts.categories(index)].reverse().join(" > "));
      expect(facts.tags(index)).toEqual(tags);
      expect(facts.rating(index)).toBe(rating?.value ?? 0);
      expect(facts.ageDays(index)).toBe(ageDays);
      expect(facts.options(index)).toEqual(
        options.map(({ name, values }) => ({ name, labels: values })),
      );
      expect(facts.price(index, "DE")).toBe(
        Math.min(...variants.map((variant) => variant.price("DE").amount)),
      );
      expect(facts.isStocked(index)).toBe(
        variants.some(({ stock }) => stock > 0) || product.status === "backorder",
      );
      for (const word of words) {
        const points = texts.title.includes(word)
          ? 4
          : texts.near.toLowerCase().includes(word)
            ? 2
            : tags.some((tag) => tag.includes(word))
              ? 1
              : 0;
        expect([word, facts.scorer([word])(index)]).toEqual([word, points]);
      }
    }),
    { numRuns: 40 },
  );
});

test("all words of a query must be found, and a match in the title ranks first", () => {
  const store = createStore({ seed: 42, size: "large" });
  const { products } = store.listProducts({ q: "TENTS, winter", limit: 50 });
  expect(products.length).toBeGreaterThan(0);
  for (const { name } of products) expect(name).toMatch(/^Winter Tent/);
  expect(store.listProducts({ q: "tent nowhere" }).total_count).toBe(0);
  expect(store.listProducts({ q: "!?" }).total_count).toBe(0);
});
