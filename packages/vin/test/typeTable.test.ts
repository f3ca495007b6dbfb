import { expect, test } from "vitest";
import { TypeTable } from "../src/internal/answer/type-table.ts";
import { createRandom } from "./node/generate-vins.ts";

test("a table of types has the number of each key that was set last, as a map has", () => {
  const table = new TypeTable();
  const map = new Map<string, number>();
  const random = createRandom(5);
  for (let each = 0; each < 20_000; each++) {
    // Few different numbers, so that keys come again and share parts.
    const key = [random(60), random(60), random(6)] as const;
    const number = random(2) === 0 ? 1 + each : -1 - each;
    table.set(...key, number);
    map.set(key.join(), number);
  }
  expect(table.size).toBe(map.size);
  for (let first = 0; first < 61; first++) {
    for (let second = 0; second < 61; second++) {
      const key = [first, second, (first + second) % 7] as const;
      expect(table.find(...key)).toBe(map.get(key.join()) ?? 0);
    }
  }
  table.clear();
  expect([table.size, table.find(1, 1, 1)]).toEqual([0, 0]);
});
