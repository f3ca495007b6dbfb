import { expect, test } from "vitest";
import { KeyCells } from "../../src/internal/plan/key-cells.ts";
import { isFormula, keyMatches, readPatternKey } from "../../src/internal/plan/pattern-key.ts";
import { symbolAt } from "../../src/internal/vin/vin-characters.ts";
import { Vpic } from "../../src/internal/vpic/vpic.ts";
import { data } from "./same-type.ts";

const { keys } = new Vpic(data);
const vins = ["1HGCM82633A004352", "WDDGF4HB1CA000000", "5UXWX7C5XBA000000"];

// The cells grow several times on the way, and a key is read at once after it is parsed.
test("the cells of every key say the same as the parsed key, when it is first read", () => {
  const cells = new KeyCells(keys);
  const different: string[] = [];
  for (let key = 0; key < keys.length; key++) {
    const text = keys.at(key);
    const expected = readPatternKey(text);
    const positions: number[] = [];
    const symbols: number[] = [];
    const constrained = cells.constrained(key);
    cells.read(key, (position, low, high) => {
      positions.push(position);
      symbols.push(low >>> 0, high);
    });
    const isSame =
      expected.impossible ||
      (constrained === expected.constrained &&
        String(positions) === String(expected.positions) &&
        String(symbols) === String(expected.low.flatMap((low, at) => [low, expected.high[at]])));
    if (!isSame || cells.isFormula(key) !== isFormula(text)) different.push(text);
  }
  expect(different).toEqual([]);
});

test.for(vins)("the cells match %s with the same keys as the parsed keys", (vin) => {
  const cells = new KeyCells(keys);
  const symbols = Uint8Array.from({ length: 18 }, (_, position) => symbolAt(vin, position));
  const all = Uint32Array.from({ length: keys.length }, (_, key) => key);
  for (const key of all) cells.constrained(key);
  const expected = [...all].filter((key) => keyMatches(readPatternKey(keys.at(key)), vin));
  expect(expected.length).toBeGreaterThan(100);
  const found: number[] = [];
  const seen = { constrained: 0, fitting: 0 };
  const find = (from: number) => cells.nextMatch(all, from, all.length, symbols, seen);
  for (let at = find(0); at < all.length; at = find(at + 1)) found.push(at);
  expect(found).toEqual(expected);
});
