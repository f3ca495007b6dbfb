import type { Pepper } from "../access/api-key.ts";
import { type Config, readConfig } from "../config.ts";
import { ConfigError } from "../config-error.ts";
import { openStore } from "../start/open-platform.ts";
import { readPeppers, vouchForPeppers } from "../start/secrets.ts";
import { StoreVersionError } from "../store/migrations.ts";
import type { Store } from "../store/store.ts";

/** What the process, or a test, passes to the command line. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
  out(text: string): void;
  error(text: string): void;
}

/** The configured store, opened for one command. */
export interface AdminContext {
  readonly config: Config;
  readonly store: Store;
  readonly pepper: Pepper;
  readonly now: () => number;
}

/** A user's mistake, or a record that does not exist. Printed without a stack trace. */
export class AdminError extends Error {}

/** Wrong usage, such as an option with an impossible value. */
export class AdminUsageError extends AdminError {}

export async function withContext(
  { environment, now, error }: Terminal,
  work: (context: AdminContext) => Promise<void>,
): Promise<void> {
  const config = readConfig(environment);
  const peppers = readPeppers(config);
  const store = await openStore(config, (message) => error(`${message}\n`));
  try {
    await vouchForPeppers(store.database, peppers);
    await work({ config, store, pepper: peppers[0], now });
  } finally {
    await store.close();
  }
}

export function isExpected(error: unknown): error is Error {
  return [AdminError, ConfigError, StoreVersionError].some((kind) => error instanceof kind);
}
