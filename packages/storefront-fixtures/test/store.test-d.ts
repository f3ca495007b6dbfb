import { expectTypeOf, test } from "vitest";
import type { Checkout, Dispatched, Order, SafeResult, Store, StoreCart } from "../src/index.ts";

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
