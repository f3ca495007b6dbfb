import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { whyUnreadable } from "../../src/errors/almanac-error.ts";

function errorOf(path: string): unknown {
  try {
    return readFileSync(path);
  } catch (error) {
    return error;
  }
}

test("a file that does not exist is reported in words, with the whole path that was tried", () => {
  const whole = resolve("no-such.csv");
  expect(whyUnreadable("no-such.csv", errorOf("no-such.csv"))).toBe(
    `"no-such.csv" cannot be read: there is no such file (tried ${whole})`,
  );
  expect(whyUnreadable(whole, errorOf(whole))).toMatch(/cannot be read: there is no such file$/);
});

test("a folder and a rare error are named too", () => {
  expect(whyUnreadable("/", errorOf("/"))).toBe('"/" cannot be read: it is a folder');
  const rare = Object.assign(new Error("odd"), { code: "EMFILE" });
  expect(whyUnreadable("/x", rare)).toBe('"/x" cannot be read: the system reports EMFILE');
});
