import { expect, test } from "vitest";
import { createStore } from "../../src/index.ts";

test("where strangers share a shop, an answer under a key is not forgotten for the keys of another", () => {
  const store = createStore({ size: "tiny", maxCarts: 1 });
  const run = (key: string, client: string) =>
    store.dispatch({ type: "create_cart" }, { idempotency_key: key, client }).replayed;
  run("first", "somebody");
  for (let count = 0; count <= 10_000; count += 1) run(`key ${count}`, "another");
  expect(run("first", "somebody")).toBe(true);
  const rows = store.snapshot().rows.filter(([name]) => name === "idempotency");
  expect(rows).toHaveLength(1_001);
});

test("a key is forgotten when ten thousand have come after it", () => {
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
