import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../apps/api/test/create-test-app.ts";
import type { ContractCase } from "./contract-case.ts";
import { runCli } from "./run-cli.ts";

interface ContractModule {
  readonly default: readonly ContractCase[];
}

const app = createTestApp();
const root = new URL("../", import.meta.url);
const paths = globSync("packages/*/test/contract.ts", { cwd: root }).sort();

test("every library with an operation brings cases", () => {
  expect(paths).toContain("packages/dimweight/test/contract.ts");
});

for (const path of paths) {
  const { default: cases } = (await import(new URL(path, root).href)) as ContractModule;
  describe.concurrent(path.split("/")[1] ?? path, () => {
    test.for(cases)("$name", async (contract) => {
      const [http, cli] = await Promise.all([callApi(contract), runCli(contract.cli)]);
      if (contract.error) {
        const { code, status, exit } = contract.error;
        expect(contract.library).toThrow(expect.objectContaining({ code }));
        expect(http).toMatchObject({ status, body: { code, status } });
        expect(cli.exit).toBe(exit);
        expect(JSON.parse(cli.stderr)).toMatchObject({ code });
      } else {
        const expected = JSON.parse(JSON.stringify(await contract.library()));
        expect(http).toEqual({ status: 200, body: expected });
        expect({ exit: cli.exit, body: JSON.parse(cli.stdout) }).toEqual({
          exit: 0,
          body: expected,
        });
      }
    });
  });
}

async function callApi({ http }: ContractCase) {
  const response = await app.request(http.path, {
    method: http.method,
    headers: { "X-API-Key": "test", "Content-Type": "application/json" },
    ...(http.body === undefined ? {} : { body: JSON.stringify(http.body) }),
  });
  return { status: response.status, body: await response.json() };
}
