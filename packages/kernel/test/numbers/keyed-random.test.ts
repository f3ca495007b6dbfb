import { expect, test } from "vitest";
import { below, keyedRandom, pick, seedOf } from "../../src/numbers/keyed-random.ts";

test("the number depends on every part of the key", () => {
  const numbers = [
    keyedRandom(1, "product", 0, "price"),
    keyedRandom(2, "product", 0, "price"),
    keyedRandom(1, "review", 0, "price"),
    keyedRandom(1, "product", 1, "price"),
    keyedRandom(1, "product", 0, "title"),
  ];
  expect(new Set(numbers).size).toBe(5);
  expect(keyedRandom(1, "product", 0, "price")).toBe(numbers[0]);
});

test("numbers have 32 bits and are spread evenly", () => {
  const numbers = Array.from({ length: 8_000 }, (_, index) => keyedRandom(7, "each", index, "x"));
  expect(numbers.every((each) => Number.isInteger(each) && each >= 0 && each < 2 ** 32)).toBe(true);
  const counts = Array.from({ length: 8 }, () => 0);
  for (const each of numbers) counts[below(each, 8)] = (counts[below(each, 8)] ?? 0) + 1;
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test("the lowest number picks the first item, the highest the last", () => {
  expect(pick(0, ["a", "b", "c"])).toBe("a");
  expect(pick(2 ** 32 - 1, ["a", "b", "c"])).toBe("c");
  expect(() => pick(0, [])).toThrow("nothing to pick from");
});

test("a seed of 32 bits stays the same, also as text, and any other is hashed", () => {
  expect([seedOf(42), seedOf("42"), seedOf(2 ** 32 - 1)]).toEqual([42, 42, 2 ** 32 - 1]);
  expect(seedOf(2 ** 32)).not.toBe(seedOf(2 ** 32 + 1));
  for (const seed of ["shop", 2 ** 32, -5, 1.5]) {
    expect([seedOf(seed) >>> 0, seed]).toEqual([seedOf(seed), seed]);
  }
});

test("a seed gives the same shop in every version", () => {
  // FNV-1a of this text is 0xbf9cf968, says its author; the finalizer of MurmurHash3 follows.
  expect(seedOf("foobar")).toBe(202221276);
});
