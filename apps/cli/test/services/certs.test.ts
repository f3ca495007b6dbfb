import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mint, pem, utc } from "../../../../packages/certs/test/lab/mint.ts";
import { rawServer, tlsServer } from "../../../../packages/certs/test/lab/servers.ts";
import { isBelow, readLimit, readTime } from "../../src/services/certs/limits.ts";
import { requestOf } from "../../src/services/certs/targets.ts";
import { run, runChild, today } from "../harness.ts";

const day = 86_400_000;
let folder = "";
const file = (name: string) => join(folder, name);

// 90 days long, 40 of them left.
const good = mint({
  subject: [
    ["O", "Acme, Inc."],
    ["CN", "good.test"],
  ],
  notBefore: utc(today - 50 * day),
  notAfter: utc(today + 40 * day),
});
const expired = mint({ notBefore: utc(today - 50 * day), notAfter: utc(today - day / 2) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "almanac-cert-"));
  await writeFile(file("good.pem"), good.cert);
  await writeFile(file("good.der"), good.der);
  await writeFile(file("expired.pem"), expired.cert);
  await writeFile(file("bundle.pem"), good.cert + pem(Buffer.from([0x30, 0])) + expired.cert);
  await writeFile(file("broken.pem"), "nothing");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("a server of this machine, as JSON and as text", async () => {
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
  expect((await run(["cert", `https://${target}/`, "-q"])).stdout).toBe("40 days\n");
  expect((await run(["cert", target, "--public-only"])).exit).toBe(3);
});

describe("--fail-within", () => {
  test.for([
    ["30d", 0],
    ["41d", 1],
    ["960h", 0],
    ["961h", 1],
    ["1/3", 0],
    ["1/2", 1],
    ["44%", 0],
    ["45%", 1],
  ] as const)("%s leaves with %d", async ([limit, exit]) => {
    expect((await run(["cert", file("good.pem"), "--fail-within", limit])).exit).toBe(exit);
  });

  test("what has expired fails without any limit", async () => {
    const { exit, stdout } = await run(["cert", file("expired.pem")]);
    expect(exit).toBe(1);
    expect(stdout).toContain("expired today");
  });

  test.for(["30", "d", "2/1", "1/0", "-1d", "101%", ""])("%j is no limit", async (limit) => {
    const { exit, stderr } = await run(["cert", file("good.pem"), `--fail-within=${limit}`]);
    expect(exit).toBe(2);
    expect(stderr).toContain("--fail-within");
  });

  test("a share needs a lifetime", () => {
    const trust = { expired: false, self_signed: false };
    const facts = { seconds_remaining: 5, trust } as Parameters<typeof isBelow>[0];
    expect(isBelow(facts, { share: 1 })).toBe(false);
    expect(isBelow(facts, { seconds: 6 })).toBe(true);
    expect(readLimit("1.5h")).toEqual({ seconds: 5400 });
    expect(readTime("1.5s", 2000)).toBe(1500);
    expect(readTime("3s", 2000)).toBeUndefined();
  });
});

describe("files", () => {
  test("DER and PEM say the same, and so does PEM on stdin", async () => {
    const [fromPem, fromDer, fromStdin] = await Promise.all([
      run(["cert", file("good.pem"), "--json"]),
      run(["cert", file("good.der"), "--json"]),
      runChild(["cert", "-", "--json"], { input: good.cert }),
    ]);
    expect(fromDer).toEqual(fromPem);
    const { fingerprint_sha256 } = JSON.parse(fromPem.stdout);
    expect(JSON.parse(fromStdin.stdout)).toMatchObject({ fingerprint_sha256 });
  });

  test("every certificate of a bundle; a broken one stays in its place", async () => {
    const { exit, stdout } = await run(["cert", file("bundle.pem"), "--ndjson"]);
    expect(exit).toBe(1);
    const rows = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(rows).toMatchObject([
      { subject: "CN=good.test,O=Acme\\, Inc." },
      { error: { code: "invalid_certificate" } },
      { trust: { expired: true } },
    ]);
  });

  test.for(["broken.pem", "missing.pem"])("%s cannot be read", async (name) => {
    expect(await run(["cert", file(name)])).toMatchObject({ exit: 2, stdout: "" });
  });
});

describe("failures", () => {
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
  ] as const)("%j leaves with %d", async ([argv, code, words]) => {
    const { exit, stdout, stderr } = await run(argv);
    expect({ exit, stdout }).toEqual({ exit: code, stdout: "" });
    expect(stderr).toContain(words);
  });

  test("a silent server is left at the deadline", async () => {
    const silent = await rawServer(() => undefined);
    const argv = ["cert", `127.0.0.1:${silent.port}`, "--timeout", "100ms", "--json"];
    const { exit, stderr } = await run(argv);
    expect(exit).toBe(4);
    expect(JSON.parse(stderr)).toMatchObject({ code: "timeout", status: 504 });
  });

  test("several targets: one failure hides no other, rows keep their order", async () => {
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
    // The table names each target already.
    const { stdout: table } = await run(["cert", ...argv]);
    expect(table).toMatch(/^127\.0\.0\.1:1 +connect_refused: Nothing listens/m);
  });

  test("what an option said is told by its name, what a target said by the target", async () => {
    const parametersOf = async (...argv: string[]) =>
      JSON.parse((await run(["cert", ...argv, "--json"])).stderr).errors.map(
        ({ parameter }: { parameter: string }) => parameter,
      );
    expect(await parametersOf("a..b", "--port", "0")).toEqual(["<target>", "--port"]);
    expect(await parametersOf("example.com:0")).toEqual(["<target>"]);
  });
});

test("--from reads a list: comments, blank lines and a byte-order mark are no targets", async () => {
  const lab = await tlsServer({ cert: good.cert, key: good.key });
  await writeFile(
    file("list.txt"),
    `\ufeff# ours\r\n127.0.0.1:${lab.port} # web\r\n\r\n${file("good.pem")}\n`,
  );
  const { exit, stdout } = await run(["cert", "--from", file("list.txt"), "-q"]);
  expect({ exit, stdout }).toEqual({
    exit: 0,
    stdout: `127.0.0.1:${lab.port} 40 days\n${file("good.pem")} 40 days\n`,
  });
  await writeFile(file("empty.txt"), "# nothing\n");
  expect((await run(["cert", "--from", file("empty.txt")])).exit).toBe(2);
});

test.for([1, 2])("--from with %d failing hosts prints a row for each", async (count) => {
  const hosts = ["127.0.0.1:1", "127.0.0.2:1"].slice(0, count);
  await writeFile(file("failing.txt"), hosts.join("\n"));
  const argv = ["cert", "--from", file("failing.txt")];
  const rows = hosts.map((input) => ({ input, error: { code: "connect_refused", status: 502 } }));
  const ndjson = await run([...argv, "--ndjson"]);
  expect({ exit: ndjson.exit, stderr: ndjson.stderr }).toEqual({ exit: 1, stderr: "" });
  const lines = ndjson.stdout.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(rows);
  const json = await run([...argv, "--json"]);
  expect(json).toMatchObject({ exit: 1, stderr: "" });
  expect(JSON.parse(json.stdout)).toMatchObject({ results: rows.map(({ error }) => ({ error })) });
  const table = await run(argv);
  expect(table).toMatchObject({ exit: 1, stderr: "" });
  for (const host of hosts) expect(table.stdout).toContain(`${host} `);
});

test("--from with one host is a list of one", async () => {
  const lab = await tlsServer({ cert: good.cert, key: good.key });
  await writeFile(file("one.txt"), `127.0.0.1:${lab.port}\n`);
  const argv = ["cert", "--from", file("one.txt")];
  const [json, ndjson] = [await run([...argv, "--json"]), await run([...argv, "--ndjson"])];
  expect(JSON.parse(json.stdout)).toMatchObject({ results: [{ data: { days_remaining: 40 } }] });
  expect(JSON.parse(ndjson.stdout)).toMatchObject({ days_remaining: 40 });
});

test("a terminal sees how far a list has come, and nothing of it stays", async () => {
  const lab = await tlsServer();
  const argv = ["cert", `127.0.0.1:${lab.port}`, `127.0.0.1:${lab.port}`];
  const { stderr } = await run(argv, { terminal: { columns: 80 } });
  expect(stderr).toMatch(/^\r1 of 2 asked\r +\r$/);
  expect((await run(argv)).stderr).toBe("");
});

describe("--nagios", () => {
  test.for([
    [
      [],
      0,
      /^OK - .*good.pem expires 2026-12-30T00:00:00Z, 40 days left \| '.*'=3456000s;2592000;1296000\n$/,
    ],
    [["--warn-within", "41d"], 1, /^WARNING - /],
    [["--fail-within", "41d"], 2, /^CRITICAL - /],
  ] as const)("%j", async ([flags, code, line]) => {
    const { exit, stdout, stderr } = await run(["cert", file("good.pem"), "--nagios", ...flags]);
    expect({ exit, stderr }).toEqual({ exit: code, stderr: "" });
    expect(stdout).toMatch(line);
  });

  test("the worst comes first and decides: a dead server before a name that is none", async () => {
    const { exit, stdout } = await run([
      "cert",
      "a..b",
      file("good.pem"),
      "127.0.0.1:1",
      "--nagios",
    ]);
    expect(exit).toBe(2);
    expect(stdout.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "CRITICAL",
      "UNKNOWN",
      "OK",
      "",
    ]);
    expect((await run(["cert", "a..b", "--nagios"])).exit).toBe(3);
  });
});

test("--prometheus: one sample a target, in the text format", async () => {
  const { exit, stdout } = await run(["cert", file("good.pem"), "127.0.0.1:1", "--prometheus"]);
  expect(exit).toBe(1);
  expect(stdout).toContain(`probe_success{target="127.0.0.1:1"} 0\n`);
  const expiry = (today + 40 * day) / 1000;
  for (const name of [
    "probe_ssl_earliest_cert_expiry",
    "almanac_cert_not_after_timestamp_seconds",
  ]) {
    expect(stdout).toContain(
      `# TYPE ${name} gauge\n${name}{target="${file("good.pem")}"} ${expiry}\n`,
    );
  }
  for (const line of stdout.trimEnd().split("\n")) {
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+\{target="[^"\n]*"\} -?[\d.]+)$/);
  }
});

test("--calendar: an event at each expiry, lines of at most 75 octets", async () => {
  const { exit, stdout } = await run(["cert", file("good.pem"), file("expired.pem"), "--calendar"]);
  expect(exit).toBe(0);
  for (const line of stdout.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const text = stdout.replaceAll("\r\n ", "");
  expect(text.match(/^DTSTART:.*$/gm)).toEqual([
    "DTSTART:20261230T000000Z",
    "DTSTART:20261119T120000Z",
  ]);
  expect(text).toContain("Subject: CN=good.test\\,O=Acme\\\\\\, Inc.\\n");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test("--watch asks again until it is stopped", async () => {
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

test.for([
  ["example.com", { hostname: "example.com" }],
  ["example.com:8443", { hostname: "example.com", port: "8443" }],
  ["[::1]:443", { hostname: "[::1]", port: "443" }],
  ["::1", { hostname: "::1" }],
  ["https://example.com/", { hostname: "example.com", starttls: "none", port: 443 }],
  ["smtp://mail.example.com:587", { hostname: "mail.example.com", starttls: "smtp", port: "587" }],
  ["smtps://mail.example.com", { hostname: "mail.example.com", starttls: "none", port: 465 }],
  ["submission://mail.example.com", { hostname: "mail.example.com", starttls: "smtp", port: 587 }],
  ["postgresql://db.example.com", { hostname: "db.example.com", starttls: "postgres" }],
  ["https://example.com/path?a=b:c", { hostname: "example.com", starttls: "none", port: 443 }],
  ["example.com:/22", { hostname: "example.com:/22" }],
] as const)("%s is read as %j", ([word, request]) => expect(requestOf(word)).toEqual(request));
