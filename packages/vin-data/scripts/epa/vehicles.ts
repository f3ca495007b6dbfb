import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readCsv } from "../../../vin-dimensions/scripts/read-csv.ts";

/** A row of EPA's table, under the source's names. */
export type EpaRow = Readonly<Record<string, string>>;

/** The columns that are read. The published table has more. */
const columns = [
  "year",
  "make",
  "model",
  "baseModel",
  "VClass",
  "drive",
  "trany",
  "cylinders",
  "displ",
  "fuelType1",
  "fuelType2",
  "atvType",
  "tCharger",
  "city08",
  "highway08",
  "comb08",
  "combE",
  "range",
  "co2TailpipeGpm",
] as const;

/** Reads `vehicles.csv` of fueleconomy.gov, packed or not. */
export function readVehicles(path: string): readonly EpaRow[] {
  const bytes = readFileSync(path);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const rows = readCsv((isPacked ? gunzipSync(bytes) : bytes).toString("utf8"));
  const missing = columns.filter((name) => rows[0]?.[name] === undefined);
  if (missing.length > 0) throw new Error(`${path} has no columns ${missing.join(", ")}.`);
  return rows;
}
