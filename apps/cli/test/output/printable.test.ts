import { expect, test } from "vitest";
import { printable, quoted } from "../../src/text/printable.ts";

test("escapes control characters, so that they do not reach a terminal", () => {
  expect(printable("a\u001b[31mb\u0007\u202e")).toBe("a\\u001b[31mb\\u0007\\u202e");
  expect(quoted("a\u001b[31m")).toBe('"a\\u001b[31m"');
});

test("quotes a value so that its end is visible, and cuts a very long value", () => {
  expect(quoted('12" pipe')).toBe('"12\\" pipe"');
  expect(quoted("x".repeat(500))).toHaveLength(65);
});
