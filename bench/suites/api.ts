// Compares POST /v1/calculate through the whole API (key, quota, limits, log, metrics) with a bare
// Hono route that parses the same body and answers with the same number of bytes. The servers and
// the load run in separate processes, on loopback, in turns and for a limited time. Always measures
// the embedded storage, and also PostgreSQL with Valkey or Redis if BENCH_DATABASE_URL and
// BENCH_VALKEY_URL are set.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { type BenchRow, median } from "../row.ts";

const body = JSON.stringify({
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 2,
  carrier: "dhl",
});
const rounds = 15;

interface Subject {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "almanac-bench-"));
  const { BENCH_DATABASE_URL: database, BENCH_VALKEY_URL: valkey } = process.env;
  const subjects: Subject[] = [{ name: "SQLite", settings: { ALMANAC_DATA_DIR: folder } }];
  if (database !== undefined && valkey !== undefined) {
    subjects.push({
      name: "PostgreSQL + Valkey",
      settings: {
        DATABASE_URL: database,
        VALKEY_URL: valkey,
        ALMANAC_PEPPER: "benchmarks-need-no-secret-at-all-",
      },
    });
  }
  try {
    const rows: BenchRow[] = [];
    for (const subject of subjects) rows.push(...(await compare(subject)));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare({ name, settings }: Subject): Promise<BenchRow[]> {
  const whole = await start("../servers/whole.ts", JSON.stringify(settings));
  const answer = await fetch(`${whole.url}/v1/calculate`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-API-Key": whole.key },
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const bare = await start("../servers/bare.ts", await answer.text());
  try {
    await load(whole, 2);
    await load(bare, 2);
    const results = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({ whole: await load(whole, 2), bare: await load(bare, 2) });
    }
    const rate = median(results.map(({ whole }) => whole.rate));
    const floor = median(results.map(({ bare }) => bare.rate));
    const ratio = median(results.map(({ whole, bare }) => whole.rate / bare.rate));
    const p99 = median(results.map(({ whole }) => whole.p99));
    const p99Bare = median(results.map(({ bare }) => bare.p99));
    return [
      {
        name: `POST /v1/calculate, whole chain, ${name}`,
        value: rate,
        unit: "req/s",
        against: { name: "bare Hono route", value: floor },
        ratio,
        budget: "at least 0.50",
        met: ratio >= 0.5,
      },
      {
        name: `the same, p99, ${name}`,
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

interface Running {
  readonly url: string;
  readonly key: string;
  readonly process: ChildProcess;
}

async function start(script: string, argument: string): Promise<Running> {
  const child = fork(new URL(script, import.meta.url), [argument], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [message] = (await once(child, "message")) as [{ url: string; key: string }];
  return { ...message, process: child };
}

async function load(
  { url, key }: Running,
  seconds: number,
): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({
    url: `${url}/v1/calculate`,
    method: "POST",
    headers: { "Content-Type": "application/json", "X-API-Key": key },
    body,
    connections: 20,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
