import { globSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { createTestApp } from "../apps/api/test/create-test-app.ts";
import { connect, startStdio } from "../apps/api/test/mcp/connect.ts";
import { askAssistantServer, hasTool } from "./ask-assistant-server.ts";
import { askClient } from "./ask-client.ts";
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

const overHttp = await connect(app, {});
const overStdio = await startStdio();
afterAll(async () => {
  await overHttp.close();
  await overStdio.close();
});

/**
 * Declares one test per case: the library, the API, the command line (run by `runCli`), the client,
 * and the servers for assistants (over HTTP and over stdio) must return the same JSON.
 */
export async function holdContract(
  runCli: (args: readonly string[]) => Promise<CliOutcome>,
): Promise<void> {
  test("finds the contract cases of the libraries", () => {
    expect(paths).toContain("packages/dimweight/test/contract.ts");
  });

  let assistantCases = 0;
  afterAll(() => expect(assistantCases).toBeGreaterThan(40));

  for (const path of paths) {
    const { default: cases } = (await import(new URL(path, root).href)) as ContractModule;
    describe.concurrent(path.split("/")[1] ?? path, () => {
      assistantCases += cases.filter(hasTool).length;
      test.for(cases)("$name", (contract) => holdCase(contract, runCli(contract.cli)));
    });
  }
}

async function holdCase(contract: ContractCase, running: Promise<CliOutcome>): Promise<void> {
  const [http, cli, client, mcp, stdio] = await Promise.all([
    callApi(contract),
    running,
    askClient(app, contract),
    askAssistantServer(overHttp, contract),
    askAssistantServer(overStdio, contract),
  ]);
  if (contract.error) {
    const { code, status, exit } = contract.error;
    expect(contract.library).toThrow(expect.objectContaining({ code }));
    expect(http).toMatchObject({ status, body: { code, status } });
    expect(cli.exit).toBe(exit);
    expect(JSON.parse(cli.stderr)).toMatchObject({ code });
    expect(client).toEqual({ code });
    if (hasTool(contract)) expect([mcp, stdio]).toEqual([{ code }, { code }]);
  } else {
    const expected = JSON.parse(JSON.stringify(await contract.library()));
    expect(http).toEqual({ status: 200, body: expected });
    expect({ exit: cli.exit, body: JSON.parse(cli.stdout) }).toEqual({ exit: 0, body: expected });
    expect(client).toEqual({ body: expected });
    if (hasTool(contract)) expect([mcp, stdio]).toEqual([{ body: expected }, { body: expected }]);
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
