import { readFileSync } from "node:fs";
import { loadData } from "@almanac/vin-data/node";
import { expect, test } from "vitest";
import * as api from "../src/node/index.ts";

const files = [
  "checkDigit",
  "createDecoder",
  "createToolbox",
  "errors",
  "node/decodeVin",
  "node/toolbox",
  "parseVin",
];
const sources = files.map(
  (file) => [file, readFileSync(new URL(`../src/${file}.ts`, import.meta.url), "utf8")] as const,
);
const examples = sources.flatMap(([file, source]) =>
  Array.from(source.matchAll(/@example\n([\s\S]*?)(?=\n \*\n| \*\/)/g), (match) => ({
    file,
    code: (match[1] ?? "").replace(/^ \* ?/gm, ""),
  })),
);

test("every file with a public function has an example", () => {
  expect(new Set(examples.map(({ file }) => file)).size).toBe(files.length);
});

test.for(examples)("the example in $file gives the result that it states", ({ code }) => {
  const body = code.replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  expect(body).toContain("check(");
  const names = { ...api, loadData };
  new Function("check", ...Object.keys(names), body)(expect, ...Object.values(names));
});
