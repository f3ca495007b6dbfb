import { describe, expect, test } from "vitest";
import { integer, sequence } from "../../../../packages/certs/test/lab/der.ts";
import { mint } from "../../../../packages/certs/test/lab/mint.ts";
import { rawServer, tlsServer } from "../../../../packages/certs/test/lab/servers.ts";
import { run } from "../harness.ts";
import { good } from "./certs/lab.ts";

test("reports on a server as JSON and as text, and --public-only refuses its loopback address", async () => {
  const lab = await tlsServer({ cert: good.cert, key: good.key });
  const target = `127.0.0.1:${lab.port}`;
  const json = await run(["cert", target, "--json"]);
  expect(json).toMatchObject({ exit: 0, stderr: "" });
  expect(JSON.parse(json.stdout)).toMatchObject({
    hostname: "127.0.0.1",
    port: lab.port,
    days_remaining: 40,
    subject: "CN=good.test,O=Acme\\, Inc.",
  });
  const human = await run(["cert", target]);
  expect(human.stdout).toMatch(/^expires +2026-12-30T00:00:00Z \(40 days\)$/m);
  expect(human.stdout).toMatch(/^tls +TLSv1.3, TLS_AES_256_GCM_SHA384$/m);
  expect(human.stdout).toMatch(/^trust +not trusted by this machine: .+ \([A-Z_]+\)$/m);
  expect((await run(["cert", `https://${target}/`, "-q"])).stdout).toBe("40 days\n");
  expect((await run(["cert", target, "--public-only"])).exit).toBe(3);
});

test("says that a server must staple an OCSP response, and whether it does", async () => {
  const { cert, key } = mint({ tlsFeatures: sequence(integer(Buffer.of(5))) });
  const [silent, stapling] = [
    await tlsServer({ cert, key }),
    await tlsServer({ cert, key }, (_, done) => done(null, Buffer.of(1))),
  ];
  const { stdout } = await run(["cert", `127.0.0.1:${silent.port}`]);
  expect(stdout).toMatch(/^note +.*must staple an OCSP response, but does not$/m);
  const stapled = await run(["cert", `127.0.0.1:${stapling.port}`]);
  expect(stapled.stdout).toMatch(/^note +.*must staple an OCSP response, and does$/m);
});

describe("errors", () => {
  test.for([
    [["cert"], 2, "<target> is missing"],
    [["cert", "a..b"], 2, "empty label"],
    [["cert", "gopher://example.com"], 2, "starttls must be"],
    [["cert", "127.0.0.1:0"], 2, "port must be"],
    [["cert", "example.com", "--timeout", "soon"], 2, "--timeout"],
    [["cert", "example.com", "--warn-within", "1/3"], 2, "--nagios"],
    [["cert", "example.com", "--nagios", "--calendar"], 2, "cannot be used together"],
    [["cert", "10.0.0.1", "--public-only"], 3, "private use"],
    [["cert", "127.0.0.1:1"], 4, "Nothing listens"],
  ] as const)("%j leaves with exit code %d and gives the reason", async ([argv, code, words]) => {
    const { exit, stdout, stderr } = await run(argv);
    expect({ exit, stdout }).toEqual({ exit: code, stdout: "" });
    expect(stderr).toContain(words);
  });

  test("a server that does not answer causes an error after --timeout", async () => {
    const silent = await rawServer(() => undefined);
    const argv = ["cert", `127.0.0.1:${silent.port}`, "--timeout", "100ms", "--json"];
    const { exit, stderr } = await run(argv);
    expect(exit).toBe(4);
    expect(JSON.parse(stderr)).toMatchObject({ code: "timeout", status: 504 });
  });

  test("of several targets, each has its own row with its result or error, in the order of the command line", async () => {
    const lab = await tlsServer({ cert: good.cert, key: good.key });
    const argv = ["127.0.0.1:1", `127.0.0.1:${lab.port}`, "a..b"];
    const { exit, stdout } = await run(["cert", ...argv, "--json"]);
    expect(exit).toBe(1);
    const refused = {
      code: "connect_refused",
      status: 502,
      detail: '"127.0.0.1:1": Nothing listens on this port of the host.',
      errors: [{ parameter: "<target>" }],
    };
    expect(JSON.parse(stdout)).toMatchObject({
      results: [
        { error: refused },
        { data: { days_remaining: 40 } },
        { error: { code: "invalid_hostname", status: 400 } },
      ],
    });
    const lines = (await run(["cert", ...argv, "--ndjson"])).stdout.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { input: argv[0], error: refused },
      { days_remaining: 40 },
      { input: "a..b", error: { code: "invalid_hostname", status: 400 } },
    ]);
    // The error of a row does not repeat the target, because the table has a column for it.
    const { stdout: table } = await run(["cert", ...argv]);
    expect(table).toMatch(/^127\.0\.0\.1:1 +connect_refused: Nothing listens/m);
  });

  test("an error names the option or the target that is wrong", async () => {
    const parametersOf = async (...argv: string[]) =>
      JSON.parse((await run(["cert", ...argv, "--json"])).stderr).errors.map(
        ({ parameter }: { parameter: string }) => parameter,
      );
    expect(await parametersOf("a..b", "--port", "0")).toEqual(["<target>", "--port"]);
    expect(await parametersOf("example.com:0")).toEqual(["<target>"]);
  });
});

test("shows progress on a terminal and erases it at the end, and shows none in a pipe", async () => {
  const lab = await tlsServer();
  const argv = ["cert", `127.0.0.1:${lab.port}`, `127.0.0.1:${lab.port}`];
  const { stderr } = await run(argv, { terminal: { columns: 80 } });
  expect(stderr).toMatch(/^\r1 of 2 asked\r +\r$/);
  expect((await run(argv)).stderr).toBe("");
});

test("--watch asks again until the program is interrupted", async () => {
  const lab = await tlsServer({ cert: good.cert, key: good.key });
  let asked = 0;
  const stop = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      asked = lab.connections();
      if (asked < 3) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const interrupt = new AbortController();
  const watching = run(["cert", `127.0.0.1:${lab.port}`, "--watch", "5ms", "--ndjson"], {
    signal: interrupt.signal,
  });
  await stop;
  interrupt.abort();
  const { stdout } = await watching;
  const lines = stdout.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ days_remaining: 40 });
});
