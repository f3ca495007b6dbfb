import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, isLoopback } from "../config.ts";
import { listKeys } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { Pepper } from "./api-key.ts";
import { issueKey } from "./issue-key.ts";

/**
 * The key of whoever sits at this machine: minted on the first start of an embedded store that only this machine can
 * reach, kept in a file that only its owner can read.
 * @returns undefined where there is none and none may be made.
 */
export async function localKey(
  store: Store,
  pepper: Pepper,
  config: Pick<Config, "dataDir" | "host" | "databaseUrl">,
  now: number,
): Promise<string | undefined> {
  const path = join(config.dataDir, "local.key");
  if (config.databaseUrl !== undefined || !isLoopback(config.host)) return undefined;
  const known = readKey(path);
  if (known !== undefined) return known;
  if ((await listKeys(store.database)).length > 0) return undefined;
  const { key } = await issueKey(store.database, pepper, {
    owner: "local",
    tier: "custom",
    scopes: "all",
    mode: "test",
    expiresAt: null,
    now,
  });
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return key;
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return undefined;
  }
}
