import type { Hono } from "hono";
import type { Dependencies } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createAccess } from "../src/platform/access.ts";
import type { Pepper } from "../src/platform/api-key.ts";
import type { EarlyAccess } from "../src/platform/early-access.ts";
import { InFlight } from "../src/platform/in-flight.ts";
import { type IssuedKey, issueKey } from "../src/platform/issue-key.ts";
import { createKeyRing, type KeyRing } from "../src/platform/key-ring.ts";
import { createMemoryLimiter } from "../src/platform/limiter.ts";
import { type Limiters, memoryLimiters } from "../src/platform/limiters.ts";
import { silentLog } from "../src/platform/logging.ts";
import type { Mail, Mailer } from "../src/platform/mail.ts";
import { createMeter } from "../src/platform/meter.ts";
import { createMetrics } from "../src/platform/metrics.ts";
import type { Platform } from "../src/platform/platform.ts";
import { defaultTiers, type Tiers } from "../src/platform/tiers.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import { createStore, type Store } from "../src/store/store.ts";
import { wireDependencies } from "../src/wire-dependencies.ts";
import type { Answer } from "./ask.ts";
import { certificatesLab } from "./certificates-lab.ts";
import { createTestApp } from "./create-test-app.ts";
import { testPepper } from "./test-pepper.ts";

interface Options {
  readonly store?: Store;
  readonly tiers?: Tiers;
  readonly peppers?: readonly Pepper[];
  readonly autoApprove?: boolean;
  /** Mails are kept in `mails`. */
  readonly withMail?: boolean;
  readonly mailer?: Mailer;
  readonly log?: EarlyAccess["log"];
  readonly maxInFlight?: number;
  /** Limits that no test can meet by accident. */
  readonly unlimited?: boolean;
  /** Settings by their names in the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Parts in place of those that the server would wire. */
  readonly dependencies?: Partial<Dependencies>;
}

const unlimited: Limiters = {
  create: (_name, _limit, windowSeconds) => createMemoryLimiter(1_000_000_000, windowSeconds),
  close: async () => {},
};

let instances = 0;

/** A whole instance in memory, wired as the server wires it, with a clock that stands still until it is moved. */
export async function createTestPlatform(options: Options = {}) {
  const clock = { at: Date.UTC(2026, 10, 20, 12) };
  const now = () => clock.at;
  const store = options.store ?? (await createStore(openSqlite(":memory:"), "sqlite"));
  const tiers = options.tiers ?? defaultTiers;
  const peppers = options.peppers ?? [testPepper];
  const pepper = peppers[0] ?? testPepper;
  instances += 1;
  const meter = createMeter({ store, now, instance: `test-${instances}` });
  const ring = createKeyRing({ store, peppers, now });
  const inFlight = new InFlight(options.maxInFlight ?? 100);
  const metrics = createMetrics(() => inFlight.count);
  const limiters = options.unlimited ? unlimited : memoryLimiters;
  const mails: Mail[] = [];
  const platform = {
    store,
    ring,
    access: createAccess({ ring, meter, tiers, limiters, metrics, now }),
    meter,
    tiers,
    limiters,
    metrics,
    inFlight,
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
  } satisfies Platform & { readonly ring: KeyRing };
  const wired = wireDependencies(readConfig(options.environment ?? {}), platform, {
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

/** Asks with a key, or with none. */
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
