import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Pepper } from "./api-key.ts";

/** The peppers of the settings, or the one that the data directory holds, made on the first start. */
export function readPeppers({
  peppers,
  dataDir,
}: Pick<Config, "peppers" | "dataDir">): readonly [Pepper, ...Pepper[]] {
  const [first, ...rest] = peppers ?? [];
  if (first !== undefined) return [first, ...rest];
  const path = join(dataDir, "pepper");
  return [{ version: 1, secret: readSecret(path) ?? makeSecret(path) }];
}

function readSecret(path: string): string | undefined {
  try {
    const secret = readFileSync(path, "utf8").trim();
    if (secret.length < 32) throw new Error(`${path} does not hold a pepper; restore it.`);
    return secret;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Two processes that start at once agree on the file that was there first. */
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
