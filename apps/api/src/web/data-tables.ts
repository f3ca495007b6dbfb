import { carriers, dataVersion as parcelVersion } from "@almanac/dimweight";
import { jurisdiction, jurisdictions } from "@almanac/tax";
import { coverage as vehicleCoverage } from "@almanac/vin";
import type { ServiceId } from "../service-id.ts";
import { number } from "./format.ts";

/** The data behind the answers of one service. */
export interface DataTable {
  /** What the data is, with counts. */
  readonly holds: string;
  readonly version: string;
  /** The newest day on which a source was read, or the day of the newest row. */
  readonly newest: string | undefined;
}

const read: Readonly<Partial<Record<ServiceId, () => DataTable>>> = {
  dimweight() {
    const rules = carriers().flatMap((carrier) => carrier.rules);
    const days = rules.flatMap(({ sources }) => sources.map(({ readOn }) => readOn));
    return {
      holds: `${carriers().length} carriers, ${rules.length} rules`,
      version: parcelVersion(),
      newest: latest(days),
    };
  },
  vin() {
    const { dataVersion, vpic, makers } = vehicleCoverage();
    return {
      holds: `${number(vpic.wmis)} makers' codes and ${number(vpic.schemas)} schemas of NHTSA, ${makers.length} makers with tables of their own`,
      version: dataVersion,
      newest: vpic.newestRow,
    };
  },
  tax() {
    const all = jurisdictions();
    const days = all.flatMap(({ jurisdiction: code }) =>
      jurisdiction(code).figures.flatMap(({ sources }) => sources.map((source) => source.read_on)),
    );
    const years = all.reduce((count, place) => count + place.years.length, 0);
    const newest = latest(days);
    return {
      holds: `${all.length} jurisdictions, ${number(years)} tax years`,
      version: newest ?? "not stated",
      newest,
    };
  },
  certs: () => ({
    holds: "No tables: each answer is what a server presents at that moment",
    version: "none",
    newest: undefined,
  }),
  storefront: () => ({
    holds: "A catalogue that follows from a seed",
    version: "fixtures 1",
    newest: undefined,
  }),
};

/** For a service that does not count its data here. */
const uncounted: DataTable = {
  holds: "Described in the documentation of the service",
  version: "not stated",
  newest: undefined,
};

const known = new Map<ServiceId, DataTable>();

/** The tables do not change while the process runs, so they are counted once. Throws if they are damaged. */
export function dataTable(service: ServiceId): DataTable {
  const table = known.get(service) ?? read[service]?.() ?? uncounted;
  known.set(service, table);
  return table;
}

function latest(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>(
    (newest, day) => (newest === undefined || day > newest ? day : newest),
    undefined,
  );
}
