import { expect, test } from "vitest";
import readme from "../README.md?raw";
import { createDimWeightCalculator } from "../src/createDimWeightCalculator.ts";
import { canadaPost } from "../src/data/carriers/canada-post.ts";
import { dhl } from "../src/data/carriers/dhl.ts";
import * as root from "../src/index.ts";

const api = { ...root, createDimWeightCalculator, canadaPost, dhl };

const blocks = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), (match) => match[1] ?? "");

test("README has examples with results", () => {
  expect(blocks.length).toBeGreaterThan(2);
  expect(blocks.filter((code) => code.includes("// =>")).length).toBe(blocks.length);
});

// In a block, so that an example may declare a name that the package exports too.
test.for(blocks.map((code, index) => ({ code, index })))("README example $index", ({ code }) => {
  const body = code
    .replace(/^import .*$/gm, "")
    .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
  new Function("check", ...Object.keys(api), `{ ${body} }`)(expect, ...Object.values(api));
});
