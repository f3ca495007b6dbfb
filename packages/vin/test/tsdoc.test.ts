import { loadData } from "@almanac/vin-data/node";
import { expect, test } from "vitest";
import checkDigit from "../src/checkDigit.ts?raw";
import createDecoder from "../src/createDecoder.ts?raw";
import createToolbox from "../src/createToolbox.ts?raw";
import errors from "../src/errors.ts?raw";
import decodeVin from "../src/node/decodeVin.ts?raw";
import * as api from "../src/node/index.ts";
import toolbox from "../src/node/toolbox.ts?raw";
import parseVin from "../src/parseVin.ts?raw";

const sources = { checkDigit, createDecoder, createToolbox, decodeVin, errors, parseVin, toolbox };
const examples = Object.entries(sources).flatMap(([file, source]) =>
  Array.from(source.matchAll(/@example\n([\s\S]*?)(?=\n \*\n| \*\/)/g), (match) => ({
    file,
    code: (match[1] ?? "").replace(/^ \* ?/gm, ""),
  })),
);

test("every file with a public function has an example", () => {
  expect(new Set(examples.map(({ file }) => file)).size).toBe(Object.keys(sources).length);
});

test.for(examples)("the example in $file gives the result that it states", ({ code }) => {
  const body = code.replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  expect(body).toContain("check(");
  const names = { ...api, loadData };
  new Function("check", ...Object.keys(names), body)(expect, ...Object.values(names));
});
