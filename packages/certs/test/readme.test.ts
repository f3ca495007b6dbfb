import { expect, test } from "vitest";
import readme from "../README.md?raw";
import * as api from "../src/index.ts";
import { tlsServer } from "./lab/servers.ts";

const blocks = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), (match) => match[1] ?? "");

test("the README has examples", () => expect(blocks.length).toBeGreaterThan(2));

test.for(blocks.map((code, index) => ({ code, index })))(
  "the README example $index gives the results that it states",
  async ({ code }) => {
    const lab = await tlsServer();
    const body = code
      .replace(/^import .*$/gm, "")
      .replaceAll("8443", String(lab.port))
      .replace(/^(.*?);? *\/\/ => (.*)$/gm, "check($1).toEqual($2);");
    await new Function("check", ...Object.keys(api), `return (async () => {${body}})()`)(
      expect,
      ...Object.values(api),
    );
  },
);
