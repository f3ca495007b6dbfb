import type { BulkService } from "../bulk/bulk-service.ts";
import type { CommandModule, Registration } from "../command.ts";
import type { DataVersion } from "./data-version.ts";
import type { TableSet } from "./table-set.ts";

/** The command of a service, as its `create<Id>` function returns it. */
export interface Service extends CommandModule {
  /** Reads the tables for `almanac tables <name>`. It exists if and only if the registration describes tables. */
  readonly readTables?: () => TableSet;
  /** The error codes of the service's library, by category. */
  readonly errorCodes: Readonly<Record<string, readonly string[]>>;
}

/** An operation that `almanac batch` asks for each record. */
export interface BatchService extends BulkService {
  /** The fields of the options of the command, where the names differ: `income` is `gross_income`. */
  readonly fieldOfOption?: Readonly<Record<string, string>>;
}

/** One entry of the list in `index.ts`. */
export interface ServiceRegistration extends Registration {
  /** What the tables of the service contain, if it has tables. */
  readonly tables?: string;
  readonly load: () => Promise<Service>;
  /** The operation that `almanac batch <name>` asks for each record. */
  readonly bulk?: () => Promise<BatchService>;
  /** How old its tables are, for `almanac version`. */
  readonly dataVersions?: () => Promise<readonly DataVersion[]>;
}
