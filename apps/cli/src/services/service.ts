import type { CommandModule, Registration } from "../command.ts";
import type { TableSet } from "./table-set.ts";

/** What the `create<Id>` of a service creates. */
export interface Service extends CommandModule {
  /** Reads what `almanac tables <name>` shows. Present exactly when the registration describes tables. */
  readonly readTables?: () => TableSet;
  /** The error codes of the service's library, by category. */
  readonly errorCodes: Readonly<Record<string, readonly string[]>>;
}

/** One line of the register in `index.ts`. */
export interface ServiceRegistration extends Registration {
  /** What its tables hold, if it has any. */
  readonly tables?: string;
  readonly load: () => Promise<Service>;
}
