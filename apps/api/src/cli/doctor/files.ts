import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../settings.ts";

const secrets = [
  "pepper",
  "local.key",
  "almanac.sqlite",
  "almanac.sqlite-wal",
  "almanac.sqlite-shm",
];

/** Checks that the data directory is writable and that only its owner can read it and the secrets in it. */
export function examineFiles({ dataDir, databaseUrl, peppers }: Settings): string {
  if (!existsSync(dataDir)) {
    return databaseUrl !== undefined && peppers !== undefined
      ? "none are needed"
      : `${dataDir} does not exist yet; the first start creates it`;
  }
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const open = [".", ...secrets].map((name) => join(dataDir, name)).filter(isOpen);
  if (open.length === 0) return `only its owner can read ${dataDir}`;
  throw new Error(
    `other users can read ${open.join(", ")}; remove their access: chmod go= ${open.join(" ")}`,
  );
}

function isOpen(path: string): boolean {
  return existsSync(path) && (statSync(path).mode & 0o077) !== 0;
}
