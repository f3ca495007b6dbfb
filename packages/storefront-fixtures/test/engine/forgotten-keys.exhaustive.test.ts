import { expect, test } from "vitest";
import { createStore } from "../../src/index.ts";

test("in a shared shop, the keys of one client do not remove another client's stored answers", () => {
  const store = createStore({ size: "tiny", maxCarts: 1 });
  const run = (key: string, client: string) =>
    store.dispatch({ type: "create_cart" }, { idempotency_key: key, client }).replayed;
  run("first", "somebody");
  for (let count = 0; count <= 10_000; count += 1) run(`key ${count}`, "another");
  expect(run("first", "somebody")).toBe(true);
  const rows = store.snapshot().rows.filter(([name]) => name === "idempotency");
  expect(rows).toHaveLength(1_001);
});

test("an idempotency key is removed after ten thousand later keys", () => {
  const store = createStore({ size: "tiny", maxCarts: 1 });
  const run = (key: string) => {
    const { replayed } = store.dispatch({ type: "create_cart" }, { idempotency_key: key });
    return replayed;
  };
  run("first");
  expect(run("first")).toBe(true);
  for (let at = 0; at <= 10_000; at += 1) run(`key ${at}`);
  expect([run("key 10000"), run("first")]).toEqual([true, false]);
});
