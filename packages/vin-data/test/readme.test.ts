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

test.each(["loadData", "loadCatalogue"])(
  "the example of %s gives the result that it states",
  (name) => {
    const text = read(`../src/node/${name}.ts`);
    const [, code = ""] = /@example\n([\s\S]*?)\n \*\n/.exec(text) ?? [];
    run(code.replace(/^ \* ?/gm, ""));
  },
);
