import { expectTypeOf, test } from "vitest";
import {
  type Checkout,
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
  type StoreRole,
} from "../src/index.ts";

declare const store: Store;

test("a command decides the type of its result", () => {
  expectTypeOf(store.execute({ type: "create_cart" })).toEqualTypeOf<StoreCart>();
  expectTypeOf(store.execute({ type: "get_order", order_id: "o" })).toEqualTypeOf<Order>();
  const done = store.dispatch({ type: "get_checkout", checkout_id: "c" });
  expectTypeOf(done).toEqualTypeOf<Dispatched<Checkout>>();
  expectTypeOf(done.result).toEqualTypeOf<SafeResult<Checkout>>();
});

test("anything can be sent, and then nothing is promised", () => {
  expectTypeOf(store.dispatch(JSON.parse("{}"))).not.toEqualTypeOf<Dispatched<StoreCart>>();
});

test("a shop of at least standard size has every role, and names no other", () => {
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

test("closed names are the names in the tables", () => {
  expectTypeOf<MarketId>().toEqualTypeOf<"US" | "DE" | "GB" | "JP" | "KW">();
  expectTypeOf<"latency" | "3ds_failed" | "wrong_variant_default">().toExtend<ScenarioId>();
  expectTypeOf<"one_variant" | "on_sale" | "discontinued">().toExtend<StoreRole>();
  expectTypeOf<"create_cart" | "settle_webhook">().toExtend<CommandType>();
  expectTypeOf<string>().not.toExtend<ScenarioId>();
  expectTypeOf<string>().not.toExtend<StoreRole>();
  expectTypeOf<string>().not.toExtend<CommandType>();
});

test("a scenario that nobody knows is refused", () => {
  createStore({ scenario: "http_429" });
  // @ts-expect-error: the id of a scenario is one of the table.
  createStore({ scenario: "http_430" });
});
