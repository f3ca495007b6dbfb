import { expect, test } from "vitest";
import readme from "../README.md?raw";
import * as api from "../src/index.ts";
import * as schema from "../src/schema.ts";

const names = { ...api, ...schema };
const blocks = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), (match) => match[1] ?? "");

test("README has examples with results", () => {
  expect(blocks.length).toBeGreaterThan(2);
  expect(blocks.filter((code) => code.includes("// =>")).length).toBe(blocks.length);
});

test.for(blocks.map((code, index) => ({ code, index })))("README example $index", ({ code }) => {
  const body = code
    .replace(/^import .*$/gm, "")
    .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  new Function("check", ...Object.keys(names), body)(expect, ...Object.values(names));
});
