import { expect, test } from "vitest";
import { createAnswerCells } from "../../src/bulk/print/answer-cells.ts";
import { shareText } from "../../src/bulk/print/shared-text.ts";
import { vinBulk } from "../../src/services/vin/bulk.ts";

const now = () => Date.UTC(2026, 10, 20);
const types = ["1HGCM826_3A00", "WVWZZZ1KZBW00", "1FTFW1ET_DFC1", "WDD2040821A54", "JTDBR32E_7200"];
const vins = Array.from({ length: 300 }, (_, index) => {
  const type = types[index % types.length] ?? "";
  return `${type.replace("_", String(index % 10))}${String(1000 + index)}`.slice(0, 17);
});

test("answers of one kind are written as if each were the first", () => {
  const { sharing: _sharing, ...alone } = vinBulk;
  const shared = createAnswerCells(vinBulk, undefined, ",", (text) => text);
  let count = 0;
  for (const vin of vins) {
    const result = vinBulk.answer({ vin }, { now });
    if (result instanceof Promise || !result.success) continue;
    count++;
    const own = createAnswerCells(alone, undefined, ",", (text) => text);
    expect(shared.write(result.data)).toBe(own.write(result.data));
  }
  expect(count).toBeGreaterThan(200);
});

test("a kind that was guessed wrong changes nothing", () => {
  const write = shareText({ varying: ["id"], kindOf: () => "same" }, (data) => [
    JSON.stringify({ ...data, id: 0 }),
    (other) => String((other as { id: number }).id),
  ]);
  const part = { inner: 1 };
  expect(write({ id: 1, a: "x" })).toBe('{"id":0,"a":"x"}1');
  expect(write({ id: 2, a: "x" })).toBe('{"id":0,"a":"x"}2');
  expect(write({ id: 3, a: "y" })).toBe('{"id":0,"a":"y"}3');
  expect(write({ id: 4, b: "y" })).toBe('{"id":0,"b":"y"}4');
  expect(write({ id: 5, b: part })).toBe('{"id":0,"b":{"inner":1}}5');
  // An object that is not frozen may have changed since.
  part.inner = 2;
  expect(write({ id: 6, b: part })).toBe('{"id":0,"b":{"inner":2}}6');
});
