import type { Pepper } from "../access/api-key.ts";
import { readSettings, type Settings } from "../settings.ts";
import { SettingsError } from "../settings-error.ts";
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
  readonly settings: Settings;
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
  const settings = readSettings(environment);
  const peppers = readPeppers(settings);
  const store = await openStore(settings, (message) => error(`${message}\n`));
  try {
    await vouchForPeppers(store.database, peppers);
    await work({ settings, store, pepper: peppers[0], now });
  } finally {
    await store.close();
  }
}

export function isExpected(error: unknown): error is Error {
  return [AdminError, SettingsError, StoreVersionError].some((kind) => error instanceof kind);
}
