import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../apps/api/test/create-test-app.ts";
import { connect, refusalIn, startStdio } from "../apps/api/test/mcp/connect.ts";
import { run, today } from "../apps/cli/test/harness.ts";
import { inspectCertificate } from "../packages/certs/src/index.ts";
import { mint, utc } from "../packages/certs/test/lab/mint.ts";
import { tlsServer } from "../packages/certs/test/lab/servers.ts";
import { createAlmanac } from "../packages/client/src/web/index.ts";

/**
 * A lookup needs a live server and the same clock everywhere, so this contract is not in a
 * `test/contract.ts` file.
 */
const app = createTestApp({ now: () => today });
const { cert, key } = mint({ notAfter: utc(today + 86_400_000) });

const almanac = createAlmanac({
  baseUrl: "http://localhost",
  key: "test",
  retries: 0,
  fetch: async (request) => app.request(request),
});
const overHttp = await connect(app, {});
const overStdio = await startStdio();
afterAll(async () => {
  await overHttp.close();
  await overStdio.close();
});

async function assistantAnswer(client: typeof overHttp, request: Record<string, unknown>) {
  return client.callTool({ name: "inspect_certificate", arguments: request });
}

async function httpAnswer(query: Record<string, string>) {
  const response = await app.request(`/v1/certificates?${new URLSearchParams(query)}`, {
    headers: { "X-API-Key": "test" },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test.for([
  [{}, []],
  [{ all_addresses: true }, ["--all-addresses"]],
  [{ key_types: "both" }, ["--both-keys"]],
  [{ family: 4, servername: "lab.test" }, ["--family", "4", "--servername", "lab.test"]],
] as const)(
  "library, API, client, command line and assistants get the same report: %j",
  async ([asked, flags]) => {
    const lab = await tlsServer({ cert, key });
    const port = lab.port;
    const library = await inspectCertificate("127.0.0.1", {
      ...asked,
      port,
      allow: "any",
      now: () => today,
    });
    const query = Object.fromEntries(
      Object.entries(asked).map(([name, value]) => [name, `${value}`]),
    );
    const http = await httpAnswer({ hostname: "127.0.0.1", port: `${port}`, ...query });
    const client = await almanac.GET("/v1/certificates", {
      params: { query: { hostname: "127.0.0.1", port, ...asked } },
    });
    const cli = await run(["cert", `127.0.0.1:${port}`, ...flags, "--json"]);
    const expected = JSON.parse(JSON.stringify(library));
    expect(expected.days_remaining).toBe(1);
    expect(http).toEqual({ status: 200, body: expected });
    expect(client.data).toEqual(expected);
    expect({ exit: cli.exit, body: JSON.parse(cli.stdout) }).toEqual({ exit: 0, body: expected });
    const request = { hostname: "127.0.0.1", port, ...asked };
    const mcp = await assistantAnswer(overHttp, request);
    expect(mcp.structuredContent).toEqual(expected);
    // The process has the clock of this machine, so only what does not depend on the time is equal.
    const stdio = await assistantAnswer(overStdio, request);
    const { subject, issuer, expires_at } = expected;
    expect(stdio.structuredContent).toMatchObject({ subject, issuer, expires_at });
  },
);

test.for([
  ["a..b", "443", "invalid_hostname", 400, 2],
  ["127.0.0.1", "0", "invalid_port", 400, 2],
  ["127.0.0.1", "1", "connect_refused", 502, 4],
] as const)(
  "library, API, client, command line and assistants are refused %s:%s with the same code: %s",
  async ([hostname, port, code, status, exit]) => {
    await expect(
      inspectCertificate(hostname, { port: Number(port), allow: "any" }),
    ).rejects.toMatchObject({
      code,
    });
    expect(await httpAnswer({ hostname, port })).toMatchObject({ status, body: { code, status } });
    const client = await almanac.GET("/v1/certificates", {
      params: { query: { hostname, port: Number(port) } },
    });
    expect(client.error).toMatchObject({ code, status });
    const cli = await run(["cert", `${hostname}:${port}`, "--json"]);
    expect(cli.exit).toBe(exit);
    expect(JSON.parse(cli.stderr)).toMatchObject({ code, status });
    for (const client of [overHttp, overStdio]) {
      const refused = await assistantAnswer(client, { hostname, port: Number(port) });
      expect(refusalIn(refused).code).toBe(code);
    }
  },
);
