import { expect, test } from "vitest";
import { printable, show } from "../../src/messages/show.ts";

test.for<[unknown, string]>([
  ["40", '"40"'],
  ["", '""'],
  [40, "40"],
  [-0, "-0"],
  [Number.NaN, "NaN"],
  [true, "true"],
  [null, "null"],
  [undefined, "undefined"],
  [2n, "a bigint"],
  [Symbol("x"), "a symbol"],
  [() => 1, "a function"],
  [{ toString: () => "no" }, "an object"],
  [[1, 2], "a list"],
  [[], "an empty list"],
])("%s", ([value, shown]) => {
  expect(show(value)).toBe(shown);
});

test("a long text is cut, but never within a character", () => {
  expect(show("x".repeat(60))).toBe(`"${"x".repeat(60)}"`);
  expect(show("x".repeat(61))).toBe(`"${"x".repeat(60)}..."`);
  expect(show(`${"x".repeat(59)}😀 and more`)).toBe(`"${"x".repeat(59)}..."`);
  expect(show(`😀${"x".repeat(70)}`)).toBe(`"😀${"x".repeat(58)}..."`);
});

test.for([
  ["a control", "a\u0007b", '"a\\u0007b"'],
  ["a control above ASCII", "a\u009bb", '"a\\u009bb"'],
  ["a line separator", "a\u2028b", '"a\\u2028b"'],
  ["a change of direction", "a\u202eb", '"a\\u202eb"'],
  ["a byte order mark", "a\ufeffb", '"a\\ufeffb"'],
  ["a soft hyphen", "a\u00adb", '"a\\u00adb"'],
  ["an invisible tag", "a\u{e0041}b", '"a\\u{e0041}b"'],
  ["a quote", 'a"b', '"a\\"b"'],
  ["half a character", "a\ud800b", '"a\\ud800b"'],
] as const)("%s is escaped", ([, text, shown]) => {
  expect(show(text)).toBe(shown);
});

test("text without quotes is also escaped, and is not cut", () => {
  expect(printable('a\u001b[31m"b"\u202e')).toBe('a\\u001b[31m"b"\\u202e');
  expect(printable("x".repeat(500))).toHaveLength(500);
});

test("letters of every script stay readable", () => {
  expect(show("Größe 寸法")).toBe('"Größe 寸法"');
});

test("a revoked proxy and a proxy that throws are shown", () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  expect(show(proxy)).toBe("an object");
  const handler = {
    get: () => {
      throw new Error("no");
    },
  };
  expect(show(new Proxy([], handler))).toBe("a list");
});
