import { expect, test } from "vitest";
import page from "../../../../../docs/agent-lab.md?raw";
import * as api from "../../../src/index.ts";
import { createFetchHandler } from "../../../src/web/fetch.ts";
import * as lab from "../../../src/web/lab.ts";

const blocks = Array.from(page.matchAll(/```ts\n([\s\S]*?)```/g), (match) => match[1] ?? "");
const names = { ...api, ...lab, createFetchHandler };

test("docs/agent-lab.md has examples with results", () => {
  expect(blocks.length).toBeGreaterThanOrEqual(5);
  expect(blocks.filter((code) => code.includes("// =>")).length).toBe(blocks.length);
});

test.for(blocks.map((code, index) => ({ code, index })))(
  "example $index of docs/agent-lab.md",
  async ({ code }) => {
    const body = code
      .replace(/^import .*$/gm, "")
      .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
    const run = new Function("check", ...Object.keys(names), `return (async () => {${body}})();`);
    await run(expect, ...Object.values(names));
  },
);

test("./lab has exactly the exports of the snapshot", () => {
  expect(Object.keys(lab).sort()).toMatchSnapshot();
});
