import { expect, test } from "vitest";
import { createStore } from "../../src/index.ts";
import { roleOf } from "../fixtures.ts";

const store = createStore({ seed: 42 });
const id = roleOf(store, "two_options").product_id;
const choose = (selected: { name: string; label: string }[], preferences: string[] = []) =>
  store.execute({ type: "get_product", id, selected, preferences });
const black = { name: "Color", label: "Black" };
const white = { name: "Color", label: "White" };
const large = { name: "Size", label: "L" };

test("a choice of options puts matching variants first and shows the possible values", () => {
  const { product, selected, options } = choose([white]);
  expect(selected).toEqual([white]);
  expect(product.variants.slice(0, 2).map(({ title }) => title)).toEqual([
    "White / S",
    "White / M",
  ]);
  expect(options[1]?.values).toEqual([
    { label: "S", available: true, exists: true },
    { label: "M", available: true, exists: true },
    { label: "L", available: false, exists: false },
  ]);
});

test("an impossible choice drops the least preferred options", () => {
  expect(choose([white, large], ["Color", "Size"]).selected).toEqual([white]);
  expect(choose([white, large], ["Size", "Color"]).selected).toEqual([large]);
  expect(choose([black, large]).selected).toEqual([black, large]);
  expect(choose([{ name: "Color", label: "Mauve" }, large]).selected).toEqual([large]);
});

test("the id of a variant selects its options and puts it first", () => {
  const variant = choose([]).product.variants[4];
  const { product, selected } = store.execute({ type: "get_product", id: variant?.id ?? "" });
  expect([product.variants[0], selected]).toEqual([variant, variant?.options]);
});

test("without a choice, the options of the featured variant are selected", () => {
  for (const asked of [{}, { selected: [] }]) {
    const { product, selected, options } = store.execute({ type: "get_product", id, ...asked });
    expect(selected).toEqual([black, { name: "Size", label: "S" }]);
    expect(product.variants[0]?.options).toEqual(selected);
    // White and Rust relative to S: there is no S in Rust.
    expect(options[0]?.values.map(({ exists }) => exists)).toEqual([true, true, false]);
  }
  const single = roleOf(store, "one_variant").product_id;
  expect(store.execute({ type: "get_product", id: single }).selected).toEqual([]);
});

test("the featured variant is the first one in the catalogue", () => {
  const turned = createStore({ seed: 42, scenario: "wrong_variant_default" });
  const { product, selected } = turned.execute({ type: "get_product", id });
  expect(product.variants[0]?.options).toEqual(selected);
  expect(selected).toEqual([{ name: "Color", label: "Rust" }, large]);
});

test("a value of a sold-out variant exists and is not available", () => {
  const shoe = roleOf(store, "out_of_stock_variant").product_id;
  const { options } = store.execute({ type: "get_product", id: shoe });
  expect(options[0]?.values.map(({ available, exists }) => [available, exists])).toEqual([
    [true, true],
    [false, true],
    [true, true],
  ]);
});
