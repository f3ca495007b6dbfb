// What one caller with a key waits for while others make work: hostile requests, heavy batches,
// slow readers. The API runs as in production, on the embedded store and as two instances with
// PostgreSQL and Redis. The load is a separate process, stays on loopback, and ends by itself.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { issueKey } from "../../apps/api/src/access/api-key.ts";
import { createLogger } from "../../apps/api/src/observe/log.ts";
import { readSettings } from "../../apps/api/src/settings.ts";
import { openPlatform } from "../../apps/api/src/start/open-platform.ts";
import { createCluster, createCounters } from "../../apps/api/test/real-services.ts";
import { type RunningServer, startServer } from "../../apps/api/test/start-server.ts";
import type { BenchRow } from "../row.ts";
import type { Calls, Waits } from "../servers/caller.ts";
import type { Crowd, Statuses } from "../servers/crowd.ts";

const quietSeconds = 8;
const drillSeconds = 8;

/** What the crowd of a drill sends. Drills with `strangers` send no key. */
interface Drill extends Partial<Crowd> {
  readonly name: string;
  readonly path: string;
  readonly strangers?: true;
  /**
   * Whether the crowd asks another server, so that only the processors of this machine are shared:
   * the floor.
   */
  readonly elsewhere?: true;
}

function names(count: number, nameOf: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `"${nameOf(index)}":1`).join(",");
}

function letters(index: number): string {
  return `${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26).toString(36)}`;
}

function rows(count: number, rowOf: (index: number) => object): string {
  return JSON.stringify({ items: Array.from({ length: count }, (_, index) => rowOf(index)) });
}

function unknownVin(index: number): string {
  const descriptor = (index * 7_919 + 104_729)
    .toString(33)
    .toUpperCase()
    .slice(-5)
    .padStart(5, "A");
  return `1FT${descriptor.replaceAll(/[IOQ]/g, "X")}0KA00001${index % 10}`;
}

const message = { jsonrpc: "2.0", method: "tools/list" };
const agent = { "UCP-Agent": 'profile="https://agent.example/profile"' };
const carts = `{"line_items":[],${names(25_000, letters)}}`;
const vehicle = { year: 2019, make: "Ford", model: "F-150" };

const names45000 = `{"items":[{${names(45_000, (index) => `dependents_${letters(index)}`)}}]}`;

const drills: readonly Drill[] = [
  {
    name: "100,000 unknown names in a row of VINs",
    path: "/v1/vehicles/batch",
    bodies: [`{"items":[{"vin":"1FTEW1E50KFA00001",${names(90_000, (at) => `n${at}`)}}]}`],
  },
  {
    name: "45,000 names like dependents_ab in a row of taxes",
    path: "/v1/calculations/batch",
    bodies: [names45000],
  },
  {
    name: "the same 45,000 names, sent to another server of this machine",
    path: "/v1/calculations/batch",
    bodies: [names45000],
    elsewhere: true,
  },
  {
    name: "100,000 names around a batch",
    path: "/v1/calculate/batch",
    bodies: [`{"items":[{}],${names(95_000, (index) => `n${index}`)}}`],
  },
  {
    name: "carts of strangers, one address",
    path: "/ucp/carts",
    strangers: true,
    connections: 20,
    headers: agent,
    once: true,
    bodies: [carts],
  },
  {
    name: "carts of strangers, three addresses",
    path: "/ucp/carts",
    strangers: true,
    addresses: ["127.0.0.11", "127.0.0.12", "127.0.0.13"],
    connections: 20,
    headers: agent,
    once: true,
    bodies: [carts],
  },
  {
    name: "pages for strangers, twenty addresses",
    path: "/coverage",
    strangers: true,
    addresses: loopback(20),
    connections: 5,
  },
  {
    name: "slow readers of a page, 20 addresses with 95 connections",
    path: "/coverage",
    strangers: true,
    addresses: loopback(20),
    connections: 95,
    deaf: true,
  },
  {
    name: "the same slow readers with a wrong key",
    path: "/coverage",
    strangers: true,
    addresses: loopback(20),
    connections: 95,
    headers: { "X-API-Key": "alm_test_x" },
    deaf: true,
  },
  {
    name: "100 x tools/list in one JSON-RPC batch",
    path: "/mcp",
    headers: { Accept: "application/json, text/event-stream" },
    bodies: [JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ ...message, id })))],
  },
  {
    name: "1,000 generated VINs",
    path: "/v1/vehicles/generate",
    bodies: [JSON.stringify({ ...vehicle, count: 1_000 })],
  },
  {
    name: "a VIN with few known characters",
    path: "/v1/vehicles/match?pattern=1FT**************",
  },
  {
    name: "batches of 1,000 unknown VINs",
    path: "/v1/vehicles/batch?explain=true",
    bodies: Array.from({ length: 5 }, (_, part) =>
      rows(1_000, (index) => ({ vin: unknownVin(part * 1_000 + index) })),
    ),
  },
  {
    name: "batches of 1,000 explained taxes",
    path: "/v1/calculations/batch?explain=true",
    bodies: [
      rows(1_000, (index) => ({
        gross_income: 20_000 + index * 97,
        jurisdiction: ["US", "DE", "FR", "US-CA", "GB", "CA-ON"][index % 6],
        tax_year: 2025,
        filing_status: "single",
      })),
    ],
  },
  {
    name: "schedules of a family with a growing profit in New York City",
    path: "/v1/calculations/marginal-schedule",
    bodies: [100, 200, 300, 400, 500].map((thousands) =>
      JSON.stringify({
        jurisdiction: "US-NY-new_york_city",
        tax_year: 2025,
        filing_status: "married_joint",
        gross_income: thousands * 1_000,
        self_employment_income: thousands * 1_000,
        dependent_ages: [3, 9],
        care_expenses: 3_000,
      }),
    ),
  },
  {
    name: "batches of 1,000 wrong rows",
    path: "/v1/calculations/batch",
    bodies: [rows(1_000, (index) => ({ gross_incom: index, jurisdicton: "US", tax_yer: 1 }))],
  },
];

function loopback(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `127.0.1.${index + 1}`);
}

export async function run(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "almanac-drills-"));
  const rows: BenchRow[] = [];
  try {
    const embedded = { ALMANAC_DATA_DIR: folder };
    rows.push(...(await measure("SQLite", embedded, 1)));
    const cluster = await createCluster();
    const counters = await createCounters();
    try {
      await cluster.start();
      await counters.start();
      const shared = {
        DATABASE_URL: cluster.url,
        VALKEY_URL: counters.url,
        ALMANAC_PEPPER: "drills-need-no-secret-0123456789",
      };
      rows.push(...(await measure("two instances", shared, 2)));
    } finally {
      await cluster.remove();
      await counters.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

async function measure(
  store: string,
  settings: Readonly<Record<string, string>>,
  instances: number,
): Promise<BenchRow[]> {
  const { quiet, busy } = await createKeys(settings);
  const rows: BenchRow[] = [];
  for (const drill of drills.filter(({ name }) => name.includes(process.env.DRILL ?? ""))) {
    // Each drill has its own processes, so that the memory and the limits of one do not affect
    // the next.
    const servers = await Promise.all(
      Array.from({ length: instances }, () => startServer(settings)),
    );
    const other = drill.elsewhere && (await startElsewhere());
    const crowd = other ?? { urls: servers.map(({ url }) => url), busy };
    try {
      rows.push(...(await rowsOf(`${drill.name}, ${store}`, drill, servers, quiet, crowd)));
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
      await other?.end();
    }
  }
  return rows;
}

async function startElsewhere() {
  const folder = mkdtempSync(join(tmpdir(), "almanac-drills-"));
  const settings = { ALMANAC_DATA_DIR: folder };
  const { busy } = await createKeys(settings);
  const server = await startServer(settings);
  const end = async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { urls: [server.url], busy, end };
}

async function rowsOf(
  name: string,
  drill: Drill,
  servers: readonly RunningServer[],
  quiet: string,
  { busy, urls: asked }: { readonly busy: string; readonly urls: readonly string[] },
): Promise<BenchRow[]> {
  const urls = servers.map(({ url }) => url);
  await callFor(urls, quiet, 2);
  const before = await callFor(urls, quiet, quietSeconds);
  const crowd = sendCrowd({
    urls: asked,
    seconds: drillSeconds,
    addresses: ["127.0.0.1"],
    connections: 4,
    ...drill,
    headers: { ...(drill.strangers ? {} : { "X-API-Key": busy }), ...drill.headers },
  });
  const during = await callFor(urls, quiet, drillSeconds);
  const statuses = await crowd;
  const p99 = at(during.waits, 0.99);
  const p99Quiet = at(before.waits, 0.99);
  const longest = Math.max(...during.waits);
  const memory = Math.max(...servers.map(peakMegabytes));
  return [
    {
      name: `${name}: p99 of another key`,
      value: p99,
      unit: "ms",
      against: { name: "quiet", value: p99Quiet },
      ratio: p99 / p99Quiet,
      budget: "within 3 times quiet",
      met: p99 <= 3 * p99Quiet,
      note: `crowd: ${JSON.stringify(statuses)}`,
    },
    {
      name: `${name}: longest wait of another key`,
      value: longest,
      unit: "ms",
      budget: "at most 100, no failed answer",
      met: longest <= 100 && during.failed === 0,
      note: `${during.waits.length} calls, ${during.failed} failed`,
    },
    {
      name: `${name}: memory of an instance`,
      value: memory,
      unit: "MB",
      budget: "at most 600",
      met: memory <= 600,
    },
  ];
}

async function createKeys(settings: Readonly<Record<string, string>>) {
  const { logger } = createLogger("error", "/dev/null");
  const platform = await openPlatform(readSettings(settings), logger, Date.now);
  const create = async (owner: string, tier: string) => {
    const options = { owner, tier, scopes: "all", mode: "test", expiresAt: null } as const;
    const { database } = platform.store;
    return (await issueKey(database, platform.pepper, { ...options, now: Date.now() })).key;
  };
  try {
    return { quiet: await create("quiet", "custom"), busy: await create("busy", "growth") };
  } finally {
    await platform.close();
  }
}

async function sendCrowd(crowd: Crowd): Promise<Statuses> {
  const child = fork(new URL("../servers/crowd.ts", import.meta.url));
  child.send(crowd);
  const [statuses] = (await once(child, "message")) as [Statuses];
  return statuses;
}

/** The helper threads of V8 would compete with the servers, and with the caller itself. */
async function callFor(urls: readonly string[], key: string, seconds: number): Promise<Waits> {
  const execArgv = ["--single-threaded"];
  const child = fork(new URL("../servers/caller.ts", import.meta.url), { execArgv });
  child.send({ urls, key, seconds } satisfies Calls);
  const [waits] = (await once(child, "message")) as [Waits];
  return waits;
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The most memory that the process has held, as Linux counts it. */
function peakMegabytes({ process: { pid } }: RunningServer): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024);
}
