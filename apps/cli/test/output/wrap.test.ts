import { expect, test } from "vitest";
import { wrap } from "../../src/output/wrap.ts";

test("lines break between words", () => {
  expect(wrap("allowed: one two three", 14, 2)).toBe("allowed: one\n  two three");
  expect(wrap("allowed: one two three", undefined, 2)).toBe("allowed: one two three");
});
