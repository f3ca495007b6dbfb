import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Pepper } from "../access/api-key.ts";
import { issueKey } from "../access/issue-key.ts";
import { isLoopback } from "../http/own-address.ts";
import type { HeaderSource } from "../incoming-request.ts";
import type { Settings } from "../settings.ts";
import { listKeys } from "../store/keys.ts";
import type { Store } from "../store/store.ts";

export interface LocalKey {
  readonly key: string;
  /** The absolute path of the file that contains the key. */
  readonly file: string;
}

/**
 * Returns the key for local use. The first start of an embedded store that only this machine can reach creates it, and
 * stores it in a file that only its owner can read.
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
 * Says where the key is, and never what it is, to callers on this machine. The path is nobody else's business, and a
 * proxy that the settings do not know makes others look like callers on this machine.
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
