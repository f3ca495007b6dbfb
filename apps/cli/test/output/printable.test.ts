import { expect, test } from "vitest";
import { printable, quoted } from "../../src/output/printable.ts";

test("escapes control characters, so that they do not reach a terminal", () => {
  expect(printable("a\u001b[31mb\u0007\u202e")).toBe("a\\u{1b}[31mb\\u{7}\\u{202e}");
  expect(quoted("x".repeat(500))).toHaveLength(82);
});
