// POST /v1/calculate through the whole API against a bare Hono route that parses the same body and answers as many
// bytes: two processes of their own, load from a third, turn and turn about, on loopback, bounded.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { type BenchRow, median } from "../row.ts";

const body = JSON.stringify({
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 2,
  carrier: "dhl",
});
const rounds = 5;

export async function run(): Promise<BenchRow[]> {
  const whole = await start("../servers/whole.ts");
  const answer = await fetch(`${whole.url}/v1/calculate`, { method: "POST", headers, body });
  const bare = await start("../servers/bare.ts", await answer.text());
  try {
    await load(whole.url, 2);
    await load(bare.url, 2);
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({ whole: await load(whole.url, 3), bare: await load(bare.url, 3) });
    }
    const rate = median(results.map(({ whole }) => whole.rate));
    const floor = median(results.map(({ bare }) => bare.rate));
    const ratio = median(results.map(({ whole, bare }) => whole.rate / bare.rate));
    const p99 = median(results.map(({ whole }) => whole.p99));
    const p99Bare = median(results.map(({ bare }) => bare.p99));
    return [
      {
        name: "POST /v1/calculate, whole chain",
        value: rate,
        unit: "req/s",
        against: { name: "bare Hono route", value: floor },
        ratio,
        budget: "at least 0.50",
        met: ratio >= 0.5,
      },
      {
        name: "the same, p99",
        value: p99,
        unit: "ms",
        against: { name: "bare Hono route", value: p99Bare },
      },
    ];
  } finally {
    whole.process.kill("SIGKILL");
    bare.process.kill("SIGKILL");
  }
}

const headers = { "Content-Type": "application/json", "X-API-Key": "bench" };

async function start(
  script: string,
  argument = "",
): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(new URL(script, import.meta.url), [argument], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [url] = (await once(child, "message")) as [string];
  return { url, process: child };
}

async function load(url: string, seconds: number): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({
    url: `${url}/v1/calculate`,
    method: "POST",
    headers,
    body,
    connections: 20,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
