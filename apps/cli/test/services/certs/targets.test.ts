import { writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { tlsServer } from "../../../../../packages/certs/test/lab/servers.ts";
import { requestOf } from "../../../src/services/certs/targets.ts";
import { run, runChild } from "../../harness.ts";
import { certificateFiles, good } from "./lab.ts";

const file = certificateFiles();

describe("files", () => {
  test("the same certificate gives the same report from a DER file, a PEM file and PEM on stdin", async () => {
    const [fromPem, fromDer, fromStdin] = await Promise.all([
      run(["cert", file("good.pem"), "--json"]),
      run(["cert", file("good.der"), "--json"]),
      runChild(["cert", "-", "--json"], { input: good.cert }),
    ]);
    expect(fromDer).toEqual(fromPem);
    const { fingerprint_sha256 } = JSON.parse(fromPem.stdout);
    expect(JSON.parse(fromStdin.stdout)).toMatchObject({ fingerprint_sha256 });
  });

  test("reports every certificate of a bundle, and a broken one keeps its place as an error", async () => {
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

  test.for(["broken.pem", "missing.pem"])(
    "%s leaves with exit code 2, because it cannot be read",
    async (name) => {
      expect(await run(["cert", file(name)])).toMatchObject({ exit: 2, stdout: "" });
    },
  );
});

test("--from reads a list and ignores comments, blank lines and a byte-order mark", async () => {
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

test.for([1, 2])("--from with %d unreachable host(s) prints a row for each", async (count) => {
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

test("--from with one host prints a list with one row", async () => {
  const lab = await tlsServer({ cert: good.cert, key: good.key });
  await writeFile(file("one.txt"), `127.0.0.1:${lab.port}\n`);
  const argv = ["cert", "--from", file("one.txt")];
  const [json, ndjson] = [await run([...argv, "--json"]), await run([...argv, "--ndjson"])];
  expect(JSON.parse(json.stdout)).toMatchObject({ results: [{ data: { days_remaining: 40 } }] });
  expect(JSON.parse(ndjson.stdout)).toMatchObject({ days_remaining: 40 });
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
