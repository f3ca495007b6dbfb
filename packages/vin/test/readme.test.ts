import { expect, test } from "vitest";
import readme from "../README.md?raw";
import * as api from "../src/node/index.ts";

const blocks = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), (match) => match[1] ?? "");

test("the README has examples with results", () => {
  expect(blocks.length).toBeGreaterThan(2);
  expect(blocks.filter((code) => code.includes("// =>")).length).toBe(blocks.length);
});

test.for(blocks.map((code, index) => ({ code, index })))(
  "the README example $index gives the results that it states",
  ({ code }) => {
    const body = code
      .replace(/^import .*$/gm, "")
      .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
    new Function("check", ...Object.keys(api), body)(expect, ...Object.values(api));
  },
);
