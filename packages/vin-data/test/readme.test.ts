import { expect, test } from "vitest";
import readme from "../README.md?raw";
import * as api from "../src/index.ts";
import { loadCatalogue, loadData } from "../src/node/index.ts";
import catalogueLoader from "../src/node/loadCatalogue.ts?raw";
import loader from "../src/node/loadData.ts?raw";

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

test.each([loader, catalogueLoader])(
  "the example of %s gives the result that it states",
  (text) => {
    const [, code = ""] = /@example\n([\s\S]*?)\n \*\n/.exec(text) ?? [];
    run(code.replace(/^ \* ?/gm, ""));
  },
);
