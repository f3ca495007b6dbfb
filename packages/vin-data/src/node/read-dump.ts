import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import type { ElementRow, EnginePatternRow, PatternRow, Snapshot } from "../compile/snapshot.ts";

type Row = Readonly<Record<string, string | null>>;

/** The tables that decide an answer. All other tables of the dump are skipped. */
const wanted = new Set([
  "country",
  "defaultvalue",
  "element",
  "enginemodel",
  "enginemodelpattern",
  "make",
  "make_model",
  "manufacturer",
  "manufacturer_make",
  "model",
  "pattern",
  "vindescriptor",
  "vinschema",
  "wmi",
  "wmi_make",
  "wmi_vinschema",
]);

/** Reads NHTSA's monthly dump in PostgreSQL's plain form: `.sql`, or the published `.zip`. */
export async function readDump(path: string, report: (what: string) => void): Promise<Snapshot> {
  const tables = await readTables(
    path.endsWith(".zip") ? unzip(path) : createReadStream(path),
    report,
  );
  const rows = (table: string): readonly Row[] => {
    const found = tables.get(table);
    if (found === undefined) throw new Error(`${path} has no table ${table}`);
    return found;
  };
  const elements = sorted(rows("element")).map(toElement);
  const patterns = rows("pattern").map(toPattern);
  let date = "";
  for (const { changedOn: changed } of patterns) if (changed > date) date = changed;
  return {
    date: date.slice(0, 10),
    source: "NHTSA's standalone database",
    elements,
    lookups: new Map(
      elements.flatMap(({ lookup }) => {
        const found = lookup === null ? undefined : tables.get(lookup);
        return found === undefined || lookup === null
          ? []
          : [[lookup, new Map(found.map((row) => [row.id ?? "", row.name ?? ""]))] as const];
      }),
    ),
    defaults: (tables.get("defaultvalue") ?? []).map((row) => ({
      element: Number(row.elementid),
      vehicleType: Number(row.vehicletypeid),
      value: row.defaultvalue ?? "",
    })),
    manufacturerMakes: (tables.get("manufacturer_make") ?? [])
      .map((row) => ({ manufacturerId: Number(row.manufacturerid), makeId: Number(row.makeid) }))
      .sort((one, other) => one.manufacturerId - other.manufacturerId || one.makeId - other.makeId),
    ...readVins(rows, date),
    patterns,
    makes: numbered(rows("make")),
    models: numbered(rows("model")),
    makeOfModel: new Map(
      rows("make_model")
        .toReversed()
        .map((row) => [Number(row.modelid), Number(row.makeid)]),
    ),
    manufacturers: numbered(rows("manufacturer")),
    countries: numbered(rows("country")),
    engines: sorted(rows("enginemodel")).map((row) => ({
      id: Number(row.id),
      name: row.name ?? "",
    })),
    enginePatterns: sorted(rows("enginemodelpattern")).map(toEnginePattern),
    yearOverrides: new Map(
      rows("vindescriptor").map((row) => [row.descriptor ?? "", Number(row.modelyear)]),
    ),
  };
}

/**
 * Reads WMIs and schemas. A WMI that is not yet public on the day of the snapshot is left out, as in NHTSA's own
 * answers.
 */
function readVins(
  rows: (table: string) => readonly Row[],
  date: string,
): Pick<Snapshot, "wmis" | "wmiMakes" | "links" | "schemas"> {
  return {
    wmis: sorted(rows("wmi"))
      .filter((row) => (row.publicavailabilitydate ?? "9999") <= date)
      .map((row) => ({
        id: Number(row.id),
        wmi: (row.wmi ?? "").trim().toUpperCase(),
        manufacturerId: numberOrNull(row.manufacturerid),
        vehicleTypeId: numberOrNull(row.vehicletypeid),
        truckTypeId: numberOrNull(row.trucktypeid),
        countryId: numberOrNull(row.countryid),
        createdOn: dayOf(row.createdon),
        updatedOn: dayOf(row.updatedon),
        availableOn: dayOf(row.publicavailabilitydate),
      })),
    wmiMakes: rows("wmi_make")
      .map((row) => ({ wmiId: Number(row.wmiid), makeId: Number(row.makeid) }))
      .sort((one, other) => one.wmiId - other.wmiId || one.makeId - other.makeId),
    links: sorted(rows("wmi_vinschema")).map((row) => ({
      wmiId: Number(row.wmiid),
      schemaId: Number(row.vinschemaid),
      yearFrom: Number(row.yearfrom),
      yearTo: numberOrNull(row.yearto),
    })),
    schemas: sorted(rows("vinschema"))
      .filter((row) => !isTrue(row.tobeqced))
      .map((row) => ({ id: Number(row.id), name: row.name ?? "" })),
  };
}

/**
 * Reads blocks of this form: `COPY vpic.table (columns) FROM stdin;`, then one line per row with tabs between values,
 * then `\.`.
 */
async function readTables(
  input: Readable,
  report: (what: string) => void,
): Promise<Map<string, Row[]>> {
  const tables = new Map<string, Row[]>();
  let columns: string[] = [];
  let current: Row[] | undefined;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const copy = /^COPY (?:\w+\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/.exec(line);
    if (copy) {
      const table = (copy[1] ?? "").toLowerCase();
      // Lookup tables are small and can be anywhere in the dump, so every table with little more than an id and a name
      // is kept.
      columns = (copy[2] ?? "")
        .split(",")
        .map((name) => name.trim().replaceAll('"', "").toLowerCase());
      const isLookup = columns.length <= 6 && columns.includes("id") && columns.includes("name");
      current = wanted.has(table) || isLookup ? [] : undefined;
      if (current) tables.set(table, current);
      if (current) report(`table ${table}`);
    } else if (line === "\\.") {
      current = undefined;
      columns = [];
    } else if (current && columns.length > 0) {
      const cells = line.split("\t");
      current.push(Object.fromEntries(columns.map((name, at) => [name, toCell(cells[at])])));
    }
  }
  return tables;
}

const escapes: Readonly<Record<string, string>> = {
  t: "\t",
  n: "\n",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
};

function toCell(text: string | undefined): string | null {
  if (text === undefined || text === "\\N") return null;
  return text.replace(/\\(.)/g, (_, symbol: string) => escapes[symbol] ?? symbol);
}

/** Unpacks the only entry of a zip archive, which must be deflated. Only its local header is read. */
function unzip(path: string): Readable {
  const file = openSync(path, "r");
  try {
    const header = Buffer.alloc(30);
    readSync(file, header, 0, 30, 0);
    if (header.readUInt32LE(0) !== 0x04034b50 || header.readUInt16LE(8) !== 8) {
      throw new Error(`${path} is not a zip archive with a deflated first entry`);
    }
    const start = 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
    return createReadStream(path, { start, end: fstatSync(file).size - 1 }).pipe(
      createInflateRaw(),
    );
  } finally {
    closeSync(file);
  }
}

function changedOn(row: Row): string {
  return row.updatedon ?? row.createdon ?? "";
}

function toPattern(row: Row): PatternRow {
  return {
    id: Number(row.id),
    schemaId: Number(row.vinschemaid),
    key: (row.keys ?? "").toUpperCase(),
    elementId: Number(row.elementid),
    attribute: row.attributeid ?? "",
    changedOn: changedOn(row),
  };
}

function toEnginePattern(row: Row): EnginePatternRow {
  return {
    id: Number(row.id),
    engineId: Number(row.enginemodelid),
    elementId: Number(row.elementid),
    attribute: row.attributeid ?? "",
    changedOn: changedOn(row),
  };
}

function toElement(row: Row): ElementRow {
  const decode = row.decode ?? "";
  return {
    id: Number(row.id),
    name: row.name ?? "",
    lookup: row.lookuptable?.toLowerCase() ?? null,
    decoded: decode !== "",
    isPrivate: isTrue(row.isprivate),
    code: row.code ?? "",
    group: row.groupname ?? "",
    dataType: row.datatype ?? "",
    description: row.description ?? "",
    decode,
    weight: Number(row.weight ?? 0),
  };
}

function dayOf(text: string | null | undefined): string {
  return (text ?? "").slice(0, 10);
}

function isTrue(value: string | null | undefined): boolean {
  return value === "t" || value === "true" || value === "1";
}

function sorted(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => Number(one.id) - Number(other.id));
}

function numbered(rows: readonly Row[]): ReadonlyMap<number, string> {
  return new Map(rows.map((row) => [Number(row.id), row.name ?? ""]));
}

function numberOrNull(value: string | null | undefined): number | null {
  return value === null || value === undefined || value === "" ? null : Number(value);
}
