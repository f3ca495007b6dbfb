import { expect, test } from "vitest";
import { wrap } from "../../src/text/lines.ts";

test("breaks a line between words and indents the lines after the first", () => {
  expect(wrap("allowed: one two three", 14, 2)).toBe("allowed: one\n  two three");
  expect(wrap("allowed: one two three", undefined, 2)).toBe("allowed: one two three");
});
