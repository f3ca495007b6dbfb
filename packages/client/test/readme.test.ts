import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { createAlmanac } from "../src/web/index.ts";
import { startFlakyApi } from "./flaky-api.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const api = await startFlakyApi();
afterAll(api.close);
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

test("the README has examples", () => expect(blocks.length).toBeGreaterThanOrEqual(3));

test.for(blocks)(
  "code example %# of the README returns the values in its comments",
  async (code) => {
    const body = code
      .replace(/^import .*$/gm, "")
      .replace(/^const almanac = .*$/gm, "")
      .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
    const almanac = createAlmanac({ baseUrl: api.baseUrl, key: api.key });
    await (new AsyncFunction("check", "almanac", body)(expect, almanac) as Promise<void>);
  },
);
