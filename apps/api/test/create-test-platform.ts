import type { Hono } from "hono";
import { type IssuedKey, issueKey, type Pepper } from "../src/access/api-key.ts";
import { Blocks } from "../src/access/blocks.ts";
import { defaultTiers, type Tiers } from "../src/access/caller.ts";
import { createAccess } from "../src/access/check-access.ts";
import { createKeyRing } from "../src/access/key-ring.ts";
import { Meter } from "../src/access/quota-meter.ts";
import type { Dependencies, Platform } from "../src/app.ts";
import type { EarlyAccess, Mail, Mailer } from "../src/early-access/mails.ts";
import { InFlight } from "../src/limits/in-flight.ts";
import { createMemoryLimiter, type Limiters, memoryLimiters } from "../src/limits/limiters.ts";
import { ProcessorTime } from "../src/limits/processor-time.ts";
import { createMetrics } from "../src/observe/metrics.ts";
import { silentLog } from "../src/observe/silent.ts";
import { readSettings } from "../src/settings.ts";
import { wireDependencies } from "../src/start/open-platform.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import { createStore, type Store } from "../src/store/store.ts";
import type { Work } from "../src/work/task.ts";
import type { Answer } from "./ask.ts";
import { createTestApp } from "./create-test-app.ts";
import { certificatesLab } from "./services/certs-lab.ts";
import { testPepper } from "./test-pepper.ts";

interface Options {
  readonly store?: Store;
  readonly tiers?: Tiers;
  readonly peppers?: readonly Pepper[];
  readonly autoApprove?: boolean;
  /** Adds a mailer that collects its mails in `mails`. */
  readonly withMail?: boolean;
  readonly mailer?: Mailer;
  readonly log?: EarlyAccess["log"];
  readonly maxInFlight?: number;
  /** Default: so large that no test reaches the budget by accident. */
  readonly keylessShare?: number;
  /** Sets limits so high that no test reaches them by accident. */
  readonly unlimited?: boolean;
  /** Worker threads. Default: none, so that all work is done on the main thread. */
  readonly work?: Work;
  /** Settings, by the names of their environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Parts that replace those of the server. */
  readonly dependencies?: Partial<Dependencies>;
}

const unlimited: Limiters = {
  create: (_name, _limit, windowSeconds) => createMemoryLimiter(1_000_000_000, windowSeconds),
  close: async () => {},
};

let instances = 0;

/**
 * A complete instance in memory, built as the server builds it. Its clock moves only when the test
 * moves it.
 */
export async function createTestPlatform(options: Options = {}) {
  const clock = { at: Date.UTC(2026, 10, 20, 12) };
  const now = () => clock.at;
  const store = options.store ?? (await createStore(openSqlite(":memory:"), "sqlite"));
  const tiers = options.tiers ?? defaultTiers;
  const peppers = options.peppers ?? [testPepper];
  const pepper = peppers[0] ?? testPepper;
  instances += 1;
  const meter = new Meter({ store, now, instance: `test-${instances}` });
  const ring = createKeyRing({ store, peppers, now });
  const inFlight = new InFlight(options.maxInFlight ?? 100, options.keylessShare ?? 1_000_000);
  const processorTime = new ProcessorTime(now);
  const metrics = createMetrics({
    inFlight: () => inFlight.count,
    topCallers: () => processorTime.topOfEachKind(10),
  });
  const limiters = options.unlimited ? unlimited : memoryLimiters;
  const mails: Mail[] = [];
  const blocks = new Blocks({ store, limiters, metrics, now });
  const platform: Platform = {
    blocks,
    store,
    access: createAccess({ ring, blocks, meter, tiers, limiters, metrics, now }),
    meter,
    tiers,
    limiters,
    metrics,
    inFlight,
    processorTime,
    ...(options.work === undefined ? {} : { work: options.work }),
    earlyAccess: {
      store,
      pepper,
      now,
      autoApprove: options.autoApprove ?? false,
      mailer: options.withMail ? async (mail) => void mails.push(mail) : options.mailer,
      underWay: new Set(),
      base: "https://almanac.example",
      log: options.log ?? { warn() {} },
    },
  };
  const wired = wireDependencies(readSettings(options.environment ?? {}), platform, {
    log: silentLog,
    now,
    isReady: () => true,
  });
  const { storefront, ...overrides } = options.dependencies ?? {};
  const app = createTestApp({
    ...wired,
    certs: certificatesLab,
    ...overrides,
    storefront: { ...wired.storefront, ...storefront },
  });
  return {
    app,
    store,
    meter,
    metrics,
    clock,
    mails,
    platform,
    issue: (order: Partial<Parameters<typeof issueKey>[2]> = {}): Promise<IssuedKey> =>
      issueKey(store.database, pepper, {
        owner: "acme",
        tier: "free",
        scopes: "all",
        mode: "live",
        expiresAt: null,
        now: now(),
        ...order,
      }),
  };
}

export const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };

/** Calls the app with a key, or without one. */
export async function askWith(
  app: Hono,
  key: string | undefined,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await app.request(path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(key === undefined ? {} : { "X-API-Key": key }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}
