import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as core from "../src/index.ts";
import { loadDimensions } from "../src/node/loadDimensions.ts";

const api = { ...core, loadDimensions };

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), (match) => match[1] ?? "");

test("the README has examples", () => expect(blocks.length).toBeGreaterThan(0));

test.for(blocks.map((code, index) => ({ code, index })))(
  "the README example $index gives the results that it states",
  ({ code }) => {
    const body = code
      .replace(/^import .*$/gm, "")
      .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
    new Function("check", ...Object.keys(api), body)(expect, ...Object.values(api));
  },
);
