import { expect, test } from "vitest";
import packsPage from "../../../docs/storefront-packs.md?raw";
import readme from "../README.md?raw";
import * as index from "../src/index.ts";
import * as packs from "../src/packs.ts";
import * as schema from "../src/schema.ts";

const api = { ...index, ...packs };

const blocks = Array.from(
  `${readme}${packsPage}`.matchAll(/```ts\n([\s\S]*?)```/g),
  (match) => match[1] ?? "",
).filter((code) => !code.includes("await"));

test("README has examples with results", () => {
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks.filter((code) => code.includes("// =>")).length).toBe(blocks.length);
});

test.for(blocks.map((code, index) => ({ code, index })))("README example $index", ({ code }) => {
  const body = code
    .replace(/^import .*$/gm, "")
    .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  new Function("check", ...Object.keys(api), body)(expect, ...Object.values(api));
});

test("the entry point has exactly the exports of the snapshot", () => {
  expect(Object.keys(index).sort()).toMatchSnapshot();
});

test("./packs has exactly the exports of the snapshot", () => {
  expect(Object.keys(packs).sort()).toMatchSnapshot();
});

test("./schema has exactly the exports of the snapshot", () => {
  expect(Object.keys(schema).sort()).toMatchSnapshot();
});
