import type { ContractCase } from "../../../test/contract-case.ts";
import { createStore } from "../src/index.ts";

const store = createStore();
const one = store.roles.one_variant?.variant_id ?? "";
const several = store.roles.two_options?.product_id ?? "";

interface Listed {
  readonly name: string;
  /** The request as in the URL. */
  readonly query: Readonly<Record<string, string>>;
  /** The request as on the command line. */
  readonly words: readonly string[];
}

/**
 * Cart ids depend on a secret of each shop, so only the parts that follow from the seed
 * are compared.
 */
const lists: readonly Listed[] = [
  { name: "the first page", query: {}, words: [] },
  { name: "a short page", query: { limit: "3" }, words: ["--limit", "3"] },
  {
    name: "words, a price and an order",
    query: { q: "desk dock", max_price: "90.00", sort: "price_desc" },
    words: ["desk", "dock", "--max-price", "90.00", "--sort", "price_desc"],
  },
  {
    name: "another market",
    query: { market: "KW", in_stock: "true", limit: "2" },
    words: ["--market", "KW", "--in-stock", "--limit", "2"],
  },
  { name: "a search that finds no product", query: { q: "zyzzyva" }, words: ["zyzzyva"] },
];

const refusedLists = [
  {
    name: "an unknown market",
    query: { market: "XX" },
    words: ["--market", "XX"],
    error: { code: "unsupported_market", status: 400, exit: 3 },
  },
  {
    name: "a broken cursor",
    query: { cursor: "rubbish" },
    words: ["--cursor", "rubbish"],
    error: { code: "invalid_cursor", status: 400, exit: 2 },
  },
] as const;

const refusedActions = [
  {
    name: "an unknown product",
    request: { action: "add", product_id: "prd_nobody" },
    words: ["add", "prd_nobody"],
    error: { code: "product_not_found", status: 404, exit: 1 },
  },
  {
    name: "a product with several variants",
    request: { action: "add", product_id: several },
    words: ["add", several],
    error: { code: "variant_required", status: 400, exit: 2 },
  },
  {
    name: "more than the stock",
    request: { action: "add", product_id: store.roles.last_unit?.variant_id, quantity: 2 },
    words: ["add", store.roles.last_unit?.variant_id ?? "", "--quantity", "2"],
    error: { code: "insufficient_stock", status: 409, exit: 1 },
  },
  {
    name: "a quantity of 0",
    request: { action: "add", product_id: one, quantity: 0 },
    words: ["add", one, "--quantity", "0"],
    error: { code: "invalid_quantity", status: 400, exit: 2 },
  },
  {
    name: "an unknown cart",
    request: { action: "add", product_id: one, cart_id: "cart_nobody" },
    words: ["add", one, "--cart", "cart_nobody"],
    error: { code: "cart_not_found", status: 404, exit: 1 },
  },
] as const;

const productsPath = (query: Readonly<Record<string, string>>) =>
  `/v1/products?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`;

const cases: readonly ContractCase[] = [
  ...[...lists, ...refusedLists].map(
    ({ name, query, words, ...rest }): ContractCase => ({
      name,
      library: () => createStore().listProducts(query),
      http: { method: "GET", path: productsPath(query) },
      cli: ["shop", "products", ...words, "--json"],
      ...rest,
    }),
  ),
  ...refusedActions.map(
    ({ name, request, words, error }): ContractCase => ({
      name,
      library: () => createStore().changeCart(request),
      http: { method: "POST", path: "/v1/carts", body: request },
      cli: ["shop", "cart", ...words, "--json"],
      error,
    }),
  ),
];

export default cases;
