import { expect, test } from "vitest";
import { commands } from "../../src/commands/index.ts";
import { suggestCommand } from "../../src/parser/usage.ts";

test("each word leads to one command, and no word is the name of a command", () => {
  const words = commands.flatMap(({ about = [] }) => about);
  expect(new Set(words).size).toBe(words.length);
  const names = commands.map(({ name }) => name);
  expect(words.filter((word) => names.includes(word))).toEqual([]);
});

test("a word about a command wins over a similar name", () => {
  // Only one letter differs from cert.
  expect(suggestCommand("cart", commands)).toBe("shop");
  expect(suggestCommand("CERTS", commands)).toBe("cert");
  expect(suggestCommand("weather", commands)).toBeUndefined();
});
