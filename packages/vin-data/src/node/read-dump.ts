import { PatternTable } from "../compile/pattern-table.ts";
import type { ElementRow, EnginePatternRow, Snapshot } from "../compile/snapshot.ts";
import { type Row, readCopyTables, type TakeCells } from "./read-copy-tables.ts";
import {
  changedOn,
  isTrue,
  type Rows,
  readSpecifications,
  sorted,
  timeOf,
} from "./read-specifications.ts";
import { SkippedRows } from "./skipped.ts";
import { DumpError } from "./unzip-dump.ts";

/**
 * Reads NHTSA's monthly dump in PostgreSQL's plain form: `.sql`, the published `.zip`, or a folder
 * with one of them.
 *
 * @throws {DumpError} if the file is not such a dump, or has no patterns.
 */
export async function readDump(
  path: string,
  report: (what: string) => void,
  skipped = new SkippedRows(),
): Promise<Snapshot> {
  const patterns = new PatternTable();
  const specified = new PatternTable();
  const tables = await readCopyTables(path, {
    streamed: {
      pattern: (columns) => rowAdder(columns, patterns, "vinschemaid", "keys"),
      vehiclespecpattern: (columns) =>
        rowAdder(columns, specified, "vspecschemapatternid", "iskey"),
    },
    report,
    skipped,
  });
  const rows: Rows = (table) => {
    const found = tables.get(table);
    if (found === undefined) throw new DumpError(`${path} has no table ${table}.`);
    return found;
  };
  const elements = sorted(rows("element")).map(toElement);
  if (patterns.length === 0) throw new DumpError(`${path} has no patterns.`);
  const date = new Date(patterns.newestChange() / 1000).toISOString().slice(0, 10);
  patterns.rankChanges();
  return {
    date,
    source: "NHTSA's standalone database",
    elements,
    lookups: readLookups(elements, tables, elementsWithNumbers(patterns)),
    defaults: readDefaults(tables.get("defaultvalue") ?? []),
    specifications: readSpecifications((table) => tables.get(table) ?? [], specified),
    exceptions: (tables.get("vinexception") ?? [])
      .filter(({ checkdigit }) => isTrue(checkdigit))
      .map(({ vin }) => vin ?? ""),
    ...readVins(rows, date, skipped),
    patterns,
    ...readNames(rows),
    manufacturerMakes: (tables.get("manufacturer_make") ?? [])
      .map((row) => ({ manufacturerId: Number(row.manufacturerid), makeId: Number(row.makeid) }))
      .sort((one, other) => one.manufacturerId - other.manufacturerId || one.makeId - other.makeId),
    yearOverrides: new Map(
      rows("vindescriptor").map((row) => [row.descriptor ?? "", Number(row.modelyear)]),
    ),
  };
}

/**
 * The elements that have a number as value. If an element has a list, it is a number of the list.
 */
function elementsWithNumbers(patterns: PatternTable): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < patterns.length; at++) {
    const { elementId, attribute } = patterns.row(at);
    if (!found.has(elementId) && /^\d+$/.test(attribute)) found.add(elementId);
  }
  return found;
}

/**
 * The names of the values of each list.
 *
 * @throws {DumpError} if the dump lacks a list, but its patterns have values from it.
 */
function readLookups(
  elements: readonly ElementRow[],
  tables: ReadonlyMap<string, readonly Row[]>,
  withNumbers: ReadonlySet<number>,
): Snapshot["lookups"] {
  const lookups = new Map<string, ReadonlyMap<string, string>>();
  for (const { id, name, lookup, decoded, isPrivate } of elements) {
    if (lookup === null) continue;
    const found = tables.get(lookup);
    if (found !== undefined) {
      lookups.set(lookup, new Map(found.map((row) => [row.id ?? "", row.name ?? ""])));
    } else if (decoded && !isPrivate && withNumbers.has(id)) {
      throw new DumpError(`The dump has no table ${lookup}, which has the values of ${name}.`);
    }
  }
  return lookups;
}

function readNames(
  rows: Rows,
): Pick<
  Snapshot,
  "makes" | "models" | "makeOfModel" | "manufacturers" | "countries" | "engines" | "enginePatterns"
> {
  return {
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
  };
}

function readDefaults(rows: readonly Row[]): Snapshot["defaults"] {
  return rows.flatMap(({ elementid, vehicletypeid, defaultvalue }) =>
    defaultvalue === null || defaultvalue === undefined
      ? []
      : [{ elementId: Number(elementid), vehicleType: Number(vehicletypeid), value: defaultvalue }],
  );
}

/**
 * Reads WMIs and schemas. A WMI that is not yet public on the day of the snapshot is left out, as
 * in NHTSA's own answers.
 */
function readVins(
  rows: Rows,
  date: string,
  skipped: SkippedRows,
): Pick<Snapshot, "wmis" | "wmiMakes" | "links" | "schemas"> {
  return {
    wmis: sorted(rows("wmi"))
      .filter((row) => (dayOf(row.publicavailabilitydate) || "9999") <= date)
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
    links: sorted(rows("wmi_vinschema"))
      .map((row) => ({
        wmiId: Number(row.wmiid),
        schemaId: Number(row.vinschemaid),
        yearFrom: Number(row.yearfrom),
        yearTo: numberOrNull(row.yearto),
      }))
      .filter(({ yearFrom, yearTo }) => {
        const isReversed = yearTo !== null && yearTo < yearFrom;
        if (isReversed) skipped.add("wmi_vinschema", "reversed_years");
        return !isReversed;
      }),
    schemas: sorted(rows("vinschema")).map((row) => ({
      id: Number(row.id),
      name: row.name ?? "",
      isUnchecked: isTrue(row.tobeqced),
    })),
  };
}

/**
 * Adds the rows of a large table, without an object for each. The columns of patterns and of the
 * values of specifications differ only in two names.
 */
function rowAdder(
  columns: readonly string[],
  table: PatternTable,
  schemaName: string,
  keyName: string,
): TakeCells {
  const names = ["id", schemaName, keyName, "elementid", "attributeid", "createdon", "updatedon"];
  const [id = -1, schema = -1, key = -1, element = -1, attribute = -1, created = -1, updated = -1] =
    names.map((name) => columns.indexOf(name));
  return (cells) =>
    table.add({
      id: Number(cells[id]),
      schemaId: Number(cells[schema]),
      key: (cells[key] ?? "").toUpperCase(),
      elementId: Number(cells[element]),
      attribute: cells[attribute] ?? "",
      changedOn: timeOf(cells[updated] ?? cells[created] ?? null),
    });
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

function numbered(rows: readonly Row[]): ReadonlyMap<number, string> {
  return new Map(rows.map((row) => [Number(row.id), row.name ?? ""]));
}

function numberOrNull(value: string | null | undefined): number | null {
  return value === null || value === undefined || value === "" ? null : Number(value);
}
