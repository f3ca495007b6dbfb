import { dataVersions as certificateTables } from "@almanac/certs";
import { carriers, dataVersion, dataVersions as parcelTables } from "@almanac/dimweight";
import { type DataVersion, latestDay } from "@almanac/kernel/sources/data-version";
import { dataVersions as shopTables } from "@almanac/storefront-fixtures";
import { jurisdictions, dataVersions as taxTables } from "@almanac/tax";
import { coverage as vehicleCoverage, dataVersions as vehicleTables } from "@almanac/vin";
import type { ServiceId } from "../service-id.ts";
import { number } from "./format.ts";

/** The data behind the answers of one service. */
export interface DataTable {
  /** What the data is, with counts. */
  readonly holds: string;
  readonly version: string;
  /** The last day on which a source was read or written. */
  readonly newest: string | undefined;
  readonly tables: readonly DataVersion[];
}

/** Default: the newest source is the version, and the newest entry. */
type Counted = Pick<DataTable, "holds" | "tables"> & Partial<DataTable>;

const read: Readonly<Partial<Record<ServiceId, () => Counted>>> = {
  dimweight() {
    const rules = carriers().flatMap((carrier) => carrier.rules);
    const holds = `${carriers().length} carriers, ${rules.length} rules`;
    return { holds, version: dataVersion(), tables: parcelTables() };
  },
  vin() {
    const { dataVersion: version, vpic, makers } = vehicleCoverage();
    return {
      holds: `${number(vpic.wmis)} makers' codes and ${number(vpic.schemas)} schemas of NHTSA, ${makers.length} makers with tables of their own`,
      version,
      // The age of NHTSA's snapshot decides which vehicles are known.
      newest: vpic.newestRow,
      tables: vehicleTables(),
    };
  },
  tax() {
    const all = jurisdictions();
    const years = all.reduce((count, place) => count + place.years.length, 0);
    const holds = `${all.length} jurisdictions, ${number(years)} tax years`;
    return { holds, tables: taxTables() };
  },
  certs: () => ({
    holds: "What a server presents at that moment; tables only for address rules and names",
    tables: certificateTables(),
  }),
  storefront() {
    const tables = shopTables();
    const fixtures = tables.find(({ table }) => table === "fixtures");
    const version = fixtures?.version ?? "not stated";
    return { holds: "A catalogue generated from a seed", version, tables };
  },
};

/** The text for a service whose data is not counted here. */
const uncounted: Counted = { holds: "Described in the documentation of the service", tables: [] };

// purity: a cache. The tables do not change while the process runs, so they are counted once.
const known = new Map<ServiceId, DataTable>();

/** The tables of a service. Throws if they are damaged. */
export function dataTable(service: ServiceId): DataTable {
  const table = known.get(service) ?? withVersion(read[service]?.() ?? uncounted);
  known.set(service, table);
  return table;
}

function withVersion({ holds, tables, ...stated }: Counted): DataTable {
  const newest = stated.newest ?? (latestDay(tables.map((each) => each.sourceDate)) || undefined);
  return { holds, version: stated.version ?? newest ?? "not stated", newest, tables };
}
