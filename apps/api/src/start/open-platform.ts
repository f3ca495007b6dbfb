import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Pepper } from "../access/api-key.ts";
import { Blocks, keepReading } from "../access/blocks.ts";
import { createAccess } from "../access/check-access.ts";
import { Journals } from "../access/journal.ts";
import { createKeyRing } from "../access/key-ring.ts";
import { Meter } from "../access/quota-meter.ts";
import type { Dependencies, Platform } from "../app.ts";
import { createMailer, type EarlyAccess, keepMailing } from "../early-access/mails.ts";
import { isForThisMachine } from "../http/origins.ts";
import { InFlight } from "../limits/in-flight.ts";
import { createAddressLimiter, memoryLimiters } from "../limits/limiters.ts";
import { ProcessorTime } from "../limits/processor-time.ts";
import { createSharedLimiters } from "../limits/shared-limiters.ts";
import type { Log } from "../observe/log.ts";
import { createMetrics, type PrometheusMetrics } from "../observe/metrics.ts";
import { openServices } from "../services/index.ts";
import { baseUrl, type Settings, sqlitePath } from "../settings.ts";
import { migrate } from "../store/migrations.ts";
import { outageReason } from "../store/outage.ts";
import { openPostgres, patienceOfMigrations } from "../store/postgres.ts";
import type { Schema } from "../store/schema.ts";
import { openSqlite } from "../store/sqlite.ts";
import { createStore, type Store } from "../store/store.ts";
import type { Work } from "../work/task.ts";
import { createThreads } from "../work/threads.ts";
import {
  type LocalKey,
  localKey,
  localKeyHint,
  readPeppers,
  requireKnownPeppers,
} from "./secrets.ts";
import type { ThreadData } from "./work-thread.ts";

interface OpenPlatform extends Platform {
  readonly metrics: PrometheusMetrics;
  readonly work: Work;
  readonly pepper: Pepper;
  /** The key for local use, on a server that has one. */
  readonly localKey: LocalKey | undefined;
  /** Writes the remaining counts, then closes everything. */
  close(): Promise<void>;
}

/** Opens the configured store (a file, or PostgreSQL) and migrates it. */
export async function openStore(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
  report: (message: string) => void,
): Promise<Store> {
  if (settings.databaseUrl !== undefined) {
    const patient = openPostgres(settings.databaseUrl, () => {}, patienceOfMigrations);
    await migrate(patient, "postgres").finally(() => patient.destroy());
  }
  return createStore(
    openDatabase(settings, report),
    settings.databaseUrl === undefined ? "sqlite" : "postgres",
  );
}

/** Opens the configured database without running migrations. */
export function openDatabase(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
  report: (message: string) => void,
): Kysely<Schema> {
  return settings.databaseUrl === undefined
    ? openSqlite(sqlitePath(settings))
    : openPostgres(settings.databaseUrl, () => report("a connection to PostgreSQL was lost"));
}

/**
 * Instances with the same folder and the same store read each other's journals. On a read-only file
 * system there are none.
 */
function openJournals(
  { dataDir, databaseUrl }: Pick<Settings, "databaseUrl" | "dataDir">,
  report: (message: string) => void,
): Journals | undefined {
  const { host = "", pathname = "" } = databaseUrl === undefined ? {} : new URL(databaseUrl);
  const store = encodeURIComponent(host + pathname) || "embedded";
  let isReported = false;
  const onFault = (error: unknown) => {
    if (!isReported) report(`the journal of counts cannot be written (${outageReason(error)})`);
    isReported = true;
  };
  try {
    return new Journals(join(dataDir, "journal", store), onFault);
  } catch (error) {
    onFault(error);
    return undefined;
  }
}

// long: it opens the parts in the order in which they need each other.
/** Opens everything that the services share, according to the settings. */
export async function openPlatform(
  settings: Settings,
  log: Pick<Log, "warn">,
  now: () => number,
): Promise<OpenPlatform> {
  const report = (message: string) => log.warn(message);
  const peppers = readPeppers(settings);
  const store = await openStore(settings, report);
  await requireKnownPeppers(store.database, peppers);
  const inFlight = new InFlight(settings.maxInFlight, settings.openProcessorShare);
  const processorTime = new ProcessorTime();
  const metrics = createMetrics({
    inFlight: () => inFlight.count,
    topCallers: () => processorTime.topOfEachKind(10),
  });
  const limiters =
    settings.valkeyUrl === undefined
      ? memoryLimiters
      : createSharedLimiters(settings.valkeyUrl, () => metrics.limiterFallback(), report);
  const journals = openJournals(settings, report);
  const meter = new Meter({ store, now, instance: randomUUID(), journals });
  const stopFlushing = keepFlushing(meter, report);
  const [pepper] = peppers;
  const local =
    settings.auth === "required" ? await localKey(store, pepper, settings, now()) : undefined;
  const keyHint = local && isForThisMachine(settings) ? localKeyHint(settings) : undefined;
  const ring = createKeyRing({ store, peppers, now });
  const forgetting = setInterval(() => ring.forgetOld(), 5_000);
  forgetting.unref();
  const { tiers } = settings;
  const blocks = new Blocks({ store, limiters, metrics, now });
  await blocks.refresh();
  const stopReading = keepReading(blocks);
  const access = createAccess({ ring, blocks, meter, tiers, limiters, metrics, now, keyHint });
  const earlyAccess = createEarlyAccess(settings, { store, pepper, now, log });
  const stopMailing = keepMailing(earlyAccess);
  const work = createThreads({
    script: new URL("work-thread.ts", import.meta.url),
    data: { vin: settings.vin } satisfies ThreadData,
    report: (error) => report(`a worker thread ended: ${error}`),
  });
  return {
    store,
    access: settings.auth === "required" ? access : undefined,
    blocks,
    meter,
    tiers,
    limiters,
    metrics,
    inFlight,
    processorTime,
    pepper,
    localKey: local,
    earlyAccess,
    work,
    async close() {
      stopFlushing();
      stopMailing();
      clearInterval(forgetting);
      stopReading();
      await work.close();
      await meter
        .close()
        .catch(() => log.warn("the store is unavailable; the last counts are lost"));
      await Promise.all(earlyAccess.underWay);
      await limiters.close();
      await store.close();
    },
  };
}

/**
 * Early access as the settings of the process describe it, for the server and for the
 * administrator's command line.
 */
export function createEarlyAccess(
  settings: Settings,
  parts: Pick<EarlyAccess, "store" | "pepper" | "now" | "log">,
): EarlyAccess {
  return {
    ...parts,
    autoApprove: settings.autoApprove,
    mailer: createMailer(settings),
    underWay: new Set(),
    base: baseUrl(settings),
  };
}

/**
 * Writes the counts twice a second until stopped. Logs when the store becomes unavailable and when
 * it is available again.
 */
function keepFlushing(meter: Meter, report: (message: string) => void, everyMs = 500): () => void {
  let isAway = false;
  const timer = setInterval(() => {
    meter.flush().then(
      () => {
        if (isAway) report("the store is available again; counts are written again");
        isAway = false;
      },
      (error: unknown) => {
        if (!isAway) {
          report(
            `the store is unavailable (${outageReason(error)}); counts are kept until it is available again`,
          );
        }
        isAway = true;
      },
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

type Own = Pick<Dependencies, "log" | "now" | "isReady">;

/**
 * Builds the app's dependencies from its settings and its platform. The server and the tests share
 * this function, so that tests of access run with the same owners, shops and limits as the server.
 */
export function wireDependencies(settings: Settings, platform: Platform, own: Own): Dependencies {
  return {
    ...own,
    settings,
    platform,
    limiter: createAddressLimiter(platform.limiters, "address", settings.openLimit, 60),
    ...openServices(settings, platform.store, settings.publicUrl),
  };
}
