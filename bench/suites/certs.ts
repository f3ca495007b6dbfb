// Compares certificate lookups with bare handshakes of tls.connect and with two packages that do
// the same lookup. The TLS server runs in a separate process on loopback. Each gets 1,000 lookups,
// 50 at the same time, in turns. A request to the API costs this process more than a handshake, so
// the API is also compared with a bare HTTP route that makes the same handshake.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createSecureContext } from "node:tls";
import getSslCertificate from "get-ssl-certificate";
import { sslChecker } from "ssl-checker";
import { inspectCertificate } from "../../packages/certs/src/index.ts";
import { type BenchRow, median } from "../row.ts";
import { handshake } from "../servers/handshake.ts";

const lookups = 1000;
const inFlight = 50;
const rounds = 5;
const host = "127.0.0.1";

export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const key of ["p256", "rsa2048"]) {
    const server = await start("../servers/tls.ts", key);
    const api = await start("../servers/certs-api.ts");
    const route = await start("../servers/tls-route.ts");
    try {
      rows.push(...(await measure(key, Number(server.message), api.message, route.message)));
    } finally {
      server.process.kill("SIGKILL");
      api.process.kill("SIGKILL");
      route.process.kill("SIGKILL");
    }
  }
  return rows;
}

async function measure(key: string, port: number, api: string, route: string): Promise<BenchRow[]> {
  const shared = createSecureContext();
  // Every lookup asks for a different name, so that the API cannot answer two lookups from
  // one connection.
  let next = 0;
  const get = async (server: string) => {
    next += 1;
    const query = `hostname=${host}&port=${port}&servername=h${next}.bench.test`;
    const response = await fetch(`${server}/v1/certificates?${query}`, {
      headers: { "X-API-Key": "bench" },
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  const contenders = {
    bare: () => handshake(port),
    shared: () => handshake(port, { secureContext: shared }),
    library: () => inspectCertificate(host, { port, allow: ["127.0.0.0/8"] }),
    api: () => get(api),
    route: () => get(route),
    checker: () => sslChecker(host, { method: "GET", port, rejectUnauthorized: false }),
    getter: () => getSslCertificate.get(host, 5_000, port),
  };
  type Name = keyof typeof contenders;
  const names = Object.keys(contenders) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  const delays: number[] = [];
  for (const name of names) await rate(contenders[name], 200);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      rates[name].push(await rate(contenders[name], lookups));
      delay.disable();
      if (name === "library") delays.push(delay.percentile(99) / 1e6);
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  const open = process
    .getActiveResourcesInfo()
    .filter((kind) => /TCPSocketWrap|TLSWRAP/.test(kind)).length;
  const ratio = (name: Name, other: Name) =>
    median(rates[name].map((value, round) => value / (rates[other][round] ?? Number.NaN)));
  const row = (name: Name, other: Name, title: string, against: string): BenchRow => ({
    name: `${key}: ${title}`,
    value: median(rates[name]),
    unit: "req/s",
    against: { name: against, value: median(rates[other]) },
    ratio: ratio(name, other),
  });
  const held = (line: BenchRow, budget: number): BenchRow => ({
    ...line,
    budget: `at least ${budget.toFixed(2)}`,
    met: (line.ratio ?? 0) >= budget,
  });
  return [
    held(row("library", "bare", "inspectCertificate", "tls.connect"), 0.85),
    row("library", "shared", "inspectCertificate", "tls.connect, one SecureContext for all"),
    held(row("api", "bare", "GET /v1/certificates", "tls.connect"), 0.6),
    row("api", "route", "GET /v1/certificates", "a bare HTTP route with tls.connect"),
    row("library", "checker", "inspectCertificate", "ssl-checker"),
    row("library", "getter", "inspectCertificate", "get-ssl-certificate"),
    {
      name: `${key}: event-loop delay during lookups, p99`,
      value: median(delays),
      unit: "ms",
    },
    {
      name: `${key}: sockets left open after all rounds`,
      value: open,
      unit: "x",
      budget: "0",
      met: open === 0,
    },
  ];
}

/** Lookups per second, with `inFlight` lookups at the same time. */
async function rate(lookUp: () => Promise<unknown>, count: number): Promise<number> {
  let left = count;
  const start = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await lookUp();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return (count / (performance.now() - start)) * 1000;
}

async function start(
  script: string,
  argument = "",
): Promise<{ message: string; process: ChildProcess }> {
  const child = fork(new URL(script, import.meta.url), [argument], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [message] = (await once(child, "message")) as [string];
  return { message, process: child };
}
