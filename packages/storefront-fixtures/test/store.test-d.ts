import { expectTypeOf, test } from "vitest";
import {
  type Checkout,
  type Command,
  type CommandOf,
  type CommandResults,
  type CommandType,
  createStore,
  type Dispatched,
  type FixtureSet,
  type GeneratedStore,
  type MarketId,
  type Order,
  type RoleEntry,
  type SafeResult,
  type ScenarioId,
  type Store,
  type StoreCart,
  type StoreError,
  type StoreErrorCategory,
  type StoreErrorCode,
  type StoreOptions,
  type StoreRole,
  safeCreateStore,
} from "../src/index.ts";

declare const store: Store;

test("a command decides the type of its result", () => {
  expectTypeOf(store.execute({ type: "create_cart" })).toEqualTypeOf<StoreCart>();
  expectTypeOf(store.execute({ type: "get_order", order_id: "o" })).toEqualTypeOf<Order>();
  const done = store.dispatch({ type: "get_checkout", checkout_id: "c" });
  expectTypeOf(done).toEqualTypeOf<Dispatched<Checkout>>();
  expectTypeOf(done.result).toEqualTypeOf<SafeResult<Checkout>>();
});

test("dispatch accepts unknown input, and then its result has no specific type", () => {
  expectTypeOf(store.dispatch(JSON.parse("{}"))).not.toEqualTypeOf<Dispatched<StoreCart>>();
});

test("a shop of at least standard size has every role and no other", () => {
  const shop = createStore({ seed: 42 });
  expectTypeOf(shop).toEqualTypeOf<GeneratedStore>();
  expectTypeOf(shop.roles.one_variant).toEqualTypeOf<RoleEntry>();
  expectTypeOf(shop.fork().roles.last_unit).toEqualTypeOf<RoleEntry>();
  // @ts-expect-error: no special product has this role.
  shop.roles.no_such_role;
});

test("a tiny or a custom catalogue may lack a role", () => {
  expectTypeOf(createStore({ size: "tiny" }).roles.bundle).toEqualTypeOf<RoleEntry | undefined>();
  const catalog: FixtureSet = { fixture_set: 1, currency: "USD", products: [] };
  expectTypeOf(createStore({ catalog }).roles.one_variant).toEqualTypeOf<RoleEntry | undefined>();
});

test("closed names equal the names in the tables", () => {
  expectTypeOf<MarketId>().toEqualTypeOf<"US" | "DE" | "GB" | "JP" | "KW">();
  expectTypeOf<"latency" | "3ds_failed" | "wrong_variant_default">().toExtend<ScenarioId>();
  expectTypeOf<"one_variant" | "on_sale" | "discontinued">().toExtend<StoreRole>();
  expectTypeOf<"create_cart" | "settle_webhook">().toExtend<CommandType>();
  expectTypeOf<string>().not.toExtend<ScenarioId>();
  expectTypeOf<string>().not.toExtend<StoreRole>();
  expectTypeOf<string>().not.toExtend<CommandType>();
});

test("an unknown scenario is refused", () => {
  createStore({ scenario: "http_429" });
  // @ts-expect-error: the id of a scenario is one of the table.
  createStore({ scenario: "http_430" });
});

test("a generated catalogue has the markets of the table", () => {
  createStore({ market: "DE" });
  createStore({ market: "DE", size: "tiny" });
  // @ts-expect-error: the market is one of the table.
  createStore({ market: "XX" });
  // @ts-expect-error: it is so for a small catalogue too.
  createStore({ market: "XX", size: "tiny" });
  expectTypeOf<{ market: "XX" }>().not.toExtend<StoreOptions>();
});

test("a custom catalogue names its own market", () => {
  const catalog: FixtureSet = { fixture_set: 1, currency: "CHF", products: [] };
  expectTypeOf(createStore({ catalog, market: "CHF" })).toEqualTypeOf<Store>();
  expectTypeOf(createStore({ catalog, size: "tiny" })).toEqualTypeOf<Store>();
  const options: StoreOptions = { seed: 1, catalog, market: "CHF" };
  expectTypeOf(createStore(options)).toEqualTypeOf<Store>();
  // @ts-expect-error: a market is a text.
  createStore({ catalog, market: 5 });
});

test("throwing methods take requests of their type", () => {
  const shop = createStore();
  shop.changeCart({ action: "add", product_id: "p", quantity: 2 });
  shop.listProducts({ limit: "3", sort: "price_asc" });
  // @ts-expect-error: the action is one of three.
  shop.changeCart({ action: "buy", product_id: "p" });
  // @ts-expect-error: the field is called product_id.
  shop.changeCart({ action: "add", productId: "p" });
  // @ts-expect-error: an id is a text.
  shop.getCart(42);
  // @ts-expect-error: products cannot be sorted by this word.
  shop.listProducts({ sort: "cheap" });
  // @ts-expect-error: a checkout has no such field.
  shop.startCheckout("c", { mail: "ada@shop.example" });
  // @ts-expect-error: a payment token is a text.
  shop.completeCheckout("c", { payment_token: 5 });
  // @ts-expect-error: the action is one of three.
  shop.execute({ type: "change_cart", action: "buy", product_id: "p" });
  // @ts-expect-error: the option is called seed.
  createStore({ sed: 42 });
});

test("safe functions take any input", () => {
  expectTypeOf(safeCreateStore).parameter(0).toEqualTypeOf<unknown>();
  expectTypeOf(store.dispatch(42 as unknown)).toEqualTypeOf<Dispatched<unknown>>();
});

test("the type of a command determines its fields", () => {
  expectTypeOf<CommandOf<"get_order">["order_id"]>().toEqualTypeOf<string>();
  expectTypeOf<CommandOf<"change_cart">["action"]>().toEqualTypeOf<"add" | "update" | "remove">();
  expectTypeOf<Command["type"]>().toEqualTypeOf<CommandType>();
  expectTypeOf<keyof CommandResults>().toEqualTypeOf<CommandType>();
});

test("an error has the codes of this library", () => {
  expectTypeOf<StoreError["code"]>().toEqualTypeOf<StoreErrorCode>();
  expectTypeOf<StoreError["category"]>().toEqualTypeOf<StoreErrorCategory>();
  expectTypeOf<StoreError["issues"][number]["available"]>().toEqualTypeOf<number | undefined>();
});
