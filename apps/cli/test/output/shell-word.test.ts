import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { shellWord } from "../../src/text/printable.ts";

test.for([
  ["weight=weightKg", "weight=weightKg"],
  ["Länge=lengthCm", "Länge=lengthCm"],
  ["Länge cm=lengthCm", "'Länge cm=lengthCm'"],
  ["", "''"],
  ["it's", "'it'\\''s'"],
] as const)("%s is written as %s", ([word, written]) => {
  expect(shellWord(word)).toBe(written);
});

test("a shell passes on exactly the word that was written", () => {
  const words = [
    "a b",
    "$HOME",
    "`id`",
    'say "no"',
    "it's",
    "a;b",
    "*",
    "~",
    "!1",
    "a\\b",
    "#",
    "<x>",
  ];
  const line = `printf '%s\\n' ${words.map(shellWord).join(" ")}`;
  expect(execFileSync("sh", ["-c", line], { encoding: "utf8" })).toBe(`${words.join("\n")}\n`);
});
