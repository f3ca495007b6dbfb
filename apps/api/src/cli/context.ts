import type { Pepper } from "../access/api-key.ts";
import { type Config, readConfig } from "../config.ts";
import { ConfigError } from "../config-error.ts";
import { openStore } from "../start/open-platform.ts";
import { readPeppers, vouchForPeppers } from "../start/secrets.ts";
import { StoreVersionError } from "../store/migrations.ts";
import type { Store } from "../store/store.ts";

/** What the command line is given by the process, or by a test. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
  out(text: string): void;
  error(text: string): void;
}

/** The store of the settings, opened for one command. */
export interface AdminContext {
  readonly config: Config;
  readonly store: Store;
  readonly pepper: Pepper;
  readonly now: () => number;
}

/** What a person did wrong, or what is not there; said without a stack. */
export class AdminError extends Error {}

/** What was asked for in a way that cannot be meant. */
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
