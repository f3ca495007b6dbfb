import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as api from "../src/index.ts";
import { loadCatalogue, loadData } from "../src/node/index.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const readme = read("../README.md");
const blocks = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), (match) => match[1] ?? "");

function run(code: string): void {
  const body = code
    .replace(/^import .*$/gm, "")
    .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  expect(body).toContain("check(");
  const names = { ...api, loadCatalogue, loadData };
  new Function("check", ...Object.keys(names), body)(expect, ...Object.values(names));
}

test("the README's examples give the results that they state", () => {
  expect(blocks.length).toBeGreaterThan(0);
  for (const code of blocks) run(code);
});

test("the examples of the functions give the results that they state", () => {
  const text = read("../src/node/loadData.ts");
  const examples = [...text.matchAll(/@example\n([\s\S]*?)\n \*\n/g)];
  expect(examples).toHaveLength(2);
  for (const [, code = ""] of examples) run(code.replace(/^ \* ?/gm, ""));
});
