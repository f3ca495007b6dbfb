import { createHmac, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Pepper } from "../access/api-key.ts";
import { type Settings, sqlitePath } from "../settings.ts";
import { SettingsError } from "../settings-error.ts";
import { listPeppers, notePeppers, type PepperRow } from "../store/peppers.ts";
import type { Queries } from "../store/store.ts";

type Where = Pick<Settings, "peppers" | "dataDir">;
type Peppers = readonly [Pepper, ...Pepper[]];

/** The peppers from the settings, or the one in the data directory. The first start creates that one. */
export function readPeppers(where: Where): Peppers {
  return findPeppers(where) ?? [{ version: 1, secret: makeSecret(pepperPath(where)) }];
}

/**
 * Like `readPeppers`, but creates none.
 * @returns undefined before the first start.
 * @throws SettingsError if there is a store but no pepper: a new pepper would match none of its keys.
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
export async function vouchForPeppers(queries: Queries, peppers: readonly Pepper[]): Promise<void> {
  const rows = peppers.map(fingerprint);
  await notePeppers(queries, rows);
  requireSamePeppers(rows, await listPeppers(queries));
}

/** Like `vouchForPeppers`, but records nothing. */
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
