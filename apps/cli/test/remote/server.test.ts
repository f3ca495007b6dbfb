import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { run } from "../harness.ts";

const parcel = ["dim", "40x30x20cm", "2kg", "--carrier", "dhl"];
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Answers a request of a test. `count` is its number, from 1. */
type Answer = (reply: ServerResponse, count: number, body: string) => void;

/** A server whose answers a test decides. */
async function serve(answer: Answer): Promise<string> {
  let count = 0;
  const server = createServer(async (request, reply) => {
    const body = await text(request);
    answer(reply, ++count, body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function problem(reply: ServerResponse, status: number, code: string, headers = {}): void {
  reply.writeHead(status, { "Content-Type": "application/problem+json", ...headers });
  reply.end(
    JSON.stringify({
      type: `/problems/${code}`,
      title: code,
      status,
      detail: `It is ${code}.`,
      code,
    }),
  );
}

test("a busy server is asked again after the time that it names", async () => {
  const times: number[] = [];
  const url = await serve((reply, count) => {
    times.push(performance.now());
    if (count < 3) problem(reply, 429, "rate_limited", { "Retry-After": "1" });
    else reply.writeHead(200, { "Content-Type": "application/json" }).end('{"carrier":"dhl"}');
  });
  const { exit, stdout } = await run([...parcel, "--json", "--api", url]);
  expect({ exit, stdout }).toEqual({ exit: 0, stdout: '{"carrier":"dhl"}\n' });
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(990);
});

test.for([
  [401, "unauthorized", /^allowed: the key of an account/m],
  [403, "insufficient_scope", /^allowed: the key of an account/m],
  [503, "pre_launch", /^see: almanac config$/m],
] as const)(
  "a refusal of the server (%s) names the server and leaves with exit code 4",
  async ([status, code, line]) => {
    // A wait of an hour is longer than the program waits.
    const url = await serve((reply) => problem(reply, status, code, { "Retry-After": "3600" }));
    for (const argv of [parcel, ["vin", "1HGCM82633A004352"], ["batch", "vin", "-"]]) {
      const { exit, stderr } = await run([...argv, "--api", url], { input: "vin\n1\n" });
      expect(exit, argv.join(" ")).toBe(4);
      expect(stderr).toContain(`error: ${url} did not answer the request: It is ${code}\n`);
      expect(stderr).toMatch(line);
    }
    const { stderr } = await run([...parcel, "--json", "--api", url]);
    expect(JSON.parse(stderr)).toMatchObject({ code, errors: [{ parameter: "--api" }] });
  },
);

test("a server that cannot be reached, or that is not Almanac, leaves with exit code 4", async () => {
  const url = await serve((reply) =>
    reply.writeHead(404, { "Content-Type": "text/html" }).end("<p>"),
  );
  const other = await run([...parcel, "--api", url]);
  expect({ exit: other.exit, stdout: other.stdout }).toEqual({ exit: 4, stdout: "" });
  expect(other.stderr).toContain("is not JSON of the API");
});

test("a batch that the server answers only in part keeps the rows that were written", async () => {
  const row = { data: { carrier: "dhl" } };
  let answered = 0;
  const url = await serve((reply, count, body) => {
    if (count > 2) return problem(reply, 401, "unauthorized");
    const { items } = JSON.parse(body) as { readonly items: readonly unknown[] };
    answered += items.length;
    reply
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify({ results: items.map(() => row) }));
  });
  const input = `lengthCm,widthCm,heightCm,weightKg,carrier\n${"1,1,1,1,dhl\n".repeat(2_500)}`;
  const { exit, stdout } = await run(["batch", "dim", "-", "--api", url], { input });
  expect(exit).toBe(4);
  expect(answered).toBeGreaterThan(1_000);
  expect(stdout.split("\n").length - 2).toBe(answered);
});

test("--api is refused for commands that need no server, and together with options that work only locally", async () => {
  const api = ["--api", "http://127.0.0.1:1"];
  for (const argv of [["tables"], ["shop", "products"], ["version"]]) {
    const { exit, stderr } = await run([...argv, ...api]);
    expect(exit).toBe(2);
    expect(stderr).toContain(`--api is not for almanac ${argv[0]}`);
  }
  const { exit, stderr } = await run(["cert", "a.example", "--timeout", "5s", ...api]);
  expect(exit).toBe(2);
  expect(stderr).toContain("--timeout cannot be used with --api");
});
