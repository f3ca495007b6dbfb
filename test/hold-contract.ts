import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../apps/api/test/create-test-app.ts";
import type { ContractCase } from "./contract-case.ts";

interface CliOutcome {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface ContractModule {
  readonly default: readonly ContractCase[];
}

const app = createTestApp();
const root = new URL("../", import.meta.url);
const paths = globSync("packages/*/test/contract.ts", { cwd: root }).sort();

/** Declares one test per case: the library, the API and the command line (run by `runCli`) must return the same JSON. */
export async function holdContract(
  runCli: (args: readonly string[]) => Promise<CliOutcome>,
): Promise<void> {
  test("finds the contract cases of the libraries", () => {
    expect(paths).toContain("packages/dimweight/test/contract.ts");
  });

  for (const path of paths) {
    const { default: cases } = (await import(new URL(path, root).href)) as ContractModule;
    describe.concurrent(path.split("/")[1] ?? path, () => {
      test.for(cases)("$name", (contract) => holdCase(contract, runCli(contract.cli)));
    });
  }
}

async function holdCase(contract: ContractCase, running: Promise<CliOutcome>): Promise<void> {
  const [http, cli] = await Promise.all([callApi(contract), running]);
  if (contract.error) {
    const { code, status, exit } = contract.error;
    expect(contract.library).toThrow(expect.objectContaining({ code }));
    expect(http).toMatchObject({ status, body: { code, status } });
    expect(cli.exit).toBe(exit);
    expect(JSON.parse(cli.stderr)).toMatchObject({ code });
  } else {
    const expected = JSON.parse(JSON.stringify(await contract.library()));
    expect(http).toEqual({ status: 200, body: expected });
    expect({ exit: cli.exit, body: JSON.parse(cli.stdout) }).toEqual({ exit: 0, body: expected });
  }
}

async function callApi({ http }: ContractCase) {
  const response = await app.request(http.path, {
    method: http.method,
    headers: { "X-API-Key": "test", "Content-Type": "application/json" },
    ...(http.body === undefined ? {} : { body: JSON.stringify(http.body) }),
  });
  return { status: response.status, body: await response.json() };
}
