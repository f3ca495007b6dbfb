import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { issueKey, type Pepper } from "../access/api-key.ts";
import { isLoopback } from "../http/origins.ts";
import type { HeaderSource } from "../incoming-request.ts";
import { type Settings, sqlitePath } from "../settings.ts";
import { SettingsError } from "../settings-error.ts";
import { listKeys, listPeppers, notePeppers, type PepperRow } from "../store/keys.ts";
import type { Queries, Store } from "../store/store.ts";

type Where = Pick<Settings, "peppers" | "dataDir">;
type Peppers = readonly [Pepper, ...Pepper[]];

/**
 * The peppers from the settings, or the one in the data directory. The first start creates
 * that one.
 */
export function readPeppers(where: Where): Peppers {
  return findPeppers(where) ?? [{ version: 1, secret: makeSecret(pepperPath(where)) }];
}

/**
 * Like `readPeppers`, but creates none.
 * @returns undefined before the first start.
 * @throws SettingsError if there is a store but no pepper: a new pepper would match none of
 * its keys.
 */
export function findPeppers(where: Where): Peppers | undefined {
  const [first, ...rest] = where.peppers ?? [];
  if (first !== undefined) return [first, ...rest];
  const path = pepperPath(where);
  const secret = readSecret(path);
  if (secret !== undefined) return [{ version: 1, secret }];
  const store = sqlitePath(where);
  if (!existsSync(store)) return undefined;
  throw new SettingsError([
    `${path} is missing, and the keys in ${store} cannot be recognised without it. Restore it, or set ALMANAC_PEPPER.`,
  ]);
}

/**
 * Compares the peppers with those that the store has seen, and records new ones.
 * @throws SettingsError if a version has another pepper than before.
 */
export async function requireKnownPeppers(
  queries: Queries,
  peppers: readonly Pepper[],
): Promise<void> {
  const rows = peppers.map(fingerprint);
  await notePeppers(queries, rows);
  requireSamePeppers(rows, await listPeppers(queries));
}

/** Like `requireKnownPeppers`, but records nothing. */
export async function checkPeppers(queries: Queries, peppers: readonly Pepper[]): Promise<void> {
  requireSamePeppers(peppers.map(fingerprint), await listPeppers(queries));
}

function requireSamePeppers(given: readonly PepperRow[], known: readonly PepperRow[]): void {
  const wrong = given.filter(({ version, fingerprint: print }) =>
    known.some((row) => row.version === version && row.fingerprint !== print),
  );
  if (wrong.length === 0) return;
  throw new SettingsError(
    wrong.map(
      ({ version }) =>
        `Keys of this store were hashed with another pepper of version ${version}. Restore that pepper, or ` +
        "give the new one another version: ALMANAC_PEPPER=2:<new>,1:<old>.",
    ),
  );
}

function fingerprint({ version, secret }: Pepper): PepperRow {
  const mac = createHmac("sha256", secret).update("almanac pepper").digest("base64url");
  return { version, fingerprint: mac };
}

function pepperPath({ dataDir }: Pick<Settings, "dataDir">): string {
  return join(dataDir, "pepper");
}

function readSecret(path: string): string | undefined {
  try {
    const secret = readFileSync(path, "utf8").trim();
    if (secret.length < 32)
      throw new SettingsError([`${path} does not hold a pepper; restore it.`]);
    return secret;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** If two processes start at once, both use the file that was created first. */
function makeSecret(path: string): string {
  mkdirSync(join(path, ".."), { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString("hex");
  try {
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    const other = readSecret(path);
    if (other === undefined) throw error;
    return other;
  }
}

export interface LocalKey {
  readonly key: string;
  /** The absolute path of the file that contains the key. */
  readonly file: string;
}

/**
 * Returns the key for local use. The first start of an embedded store that only this machine can
 * reach creates it, and stores it in a file that only its owner can read.
 * @returns undefined when no key exists and none may be created.
 */
export async function localKey(
  store: Store,
  pepper: Pepper,
  settings: Pick<Settings, "dataDir" | "host" | "databaseUrl">,
  now: number,
): Promise<LocalKey | undefined> {
  const file = resolve(localKeyPath(settings));
  if (settings.databaseUrl !== undefined || !isLoopback(settings.host)) return undefined;
  const known = readKey(file);
  if (known !== undefined) return { key: known, file };
  if ((await listKeys(store.database)).length > 0) return undefined;
  const { key } = await issueKey(store.database, pepper, {
    owner: "local",
    tier: "custom",
    scopes: "all",
    mode: "test",
    expiresAt: null,
    now,
  });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return { key, file };
}

/**
 * Says where the key is, and never what it is, to callers on this machine. The path is nobody
 * else's business, and a proxy that the settings do not know makes others look like callers on
 * this machine.
 */
export function localKeyHint(settings: Pick<Settings, "dataDir">) {
  const hint = `The key for local use is in the file ${localKeyPath(settings)} of this machine.`;
  return (headers: HeaderSource): string | undefined => {
    const host = `http://${headers.get("host")}`;
    const isLocal =
      URL.canParse(host) && isLoopback(new URL(host).hostname.replace(/^\[(.*)\]$/, "$1"));
    return isLocal && forwarding.every((name) => headers.get(name) === null) ? hint : undefined;
  };
}

/** A proxy adds one of these. */
const forwarding = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-real-ip",
  "true-client-ip",
  "cf-connecting-ip",
];

function localKeyPath({ dataDir }: Pick<Settings, "dataDir">): string {
  return join(dataDir, "local.key");
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return undefined;
  }
}
