import type {
  EfficiencyFinding,
  EfficiencyQuery,
  EfficiencyTable,
} from "./internal/answer/efficiency-table.ts";
import { type EpaRow, openEpaRows } from "./internal/efficiency/epa-rows.ts";
import { driveTypes, type Gearbox, gearboxOf } from "./internal/efficiency/epa-words.ts";
import { fittingRows } from "./internal/efficiency/fitting-rows.ts";
import { presentFields } from "./internal/vin/present-fields.ts";
import { bytesOf, type PartedData, requireBytes } from "./internal/vin/read-data.ts";
import type { Vehicle } from "./types.ts";

export type { EfficiencyFinding, EfficiencyQuery, EfficiencyTable };

/**
 * Opens the unpacked `epa.bin.gz` of `@almanac/vin-data`: the consumption of cars that EPA rated,
 * by the makes and models of NHTSA. Give it to `createDecoder` as `efficiency`. The decoder of the
 * Node entry opens it itself.
 *
 * `file` is its path, if it is not the file of the package: errors name it.
 *
 * @example
 * openEfficiency(loadEpa()).find({ make: "Honda", model: "Accord", year: 2003 })?.efficiency.class; // => "Midsize Cars"
 *
 * @throws {VinError} `damaged_data` if the bytes are not that file, or a checksum does not match.
 */
export function openEfficiency(data: Uint8Array | PartedData, file?: string): EfficiencyTable {
  requireBytes(bytesOf(data));
  const table = openEpaRows(data, file);
  return {
    date: table.date,
    find: (query) => findingOf(table.rowsOf(query.make, query.model, query.year), query),
  };
}

function findingOf(all: readonly EpaRow[], query: EfficiencyQuery): EfficiencyFinding | undefined {
  if (all.length === 0) return undefined;
  const { rows, ofEveryName, differs } = fittingRows(all, query);
  if (rows.length === 0) return undefined;
  // One row that fits may be the wrong one: then every row of the model and year must agree.
  const ofDrive = ofEveryName.length === 1 ? all : ofEveryName;
  const drive = only(ofDrive.map((row) => driveTypes[row.drive]));
  const isElectric = rows.every(isElectricOnly);
  const gearboxes = isElectric ? [] : ofEveryName.map(({ gearbox }) => gearboxOf(gearbox));
  return {
    rows: rows.length,
    efficiency: efficiencyOf(rows),
    differences: differs.map((field) => ({ field, words: wordsOf(rows, field) })),
    ...presentFields({
      driveType: query.driveType === undefined ? drive : undefined,
      transmission: query.transmission === undefined ? transmissionOf(gearboxes) : undefined,
    }),
  };
}

type Efficiency = NonNullable<Vehicle["efficiency"]>;
type Amount = NonNullable<Efficiency["cityMpg"]>;

function efficiencyOf(rows: readonly EpaRow[]): Efficiency {
  const amount = (read: (row: EpaRow) => number): Amount | undefined => {
    const amounts = rows.map(read);
    const min = Math.min(...amounts);
    const max = Math.max(...amounts);
    if (min === 0) return undefined;
    return min === max ? min : { min, max };
  };
  const classes = [...new Set(rows.map(({ vehicleClass }) => vehicleClass))].sort();
  const [first = "", ...others] = classes;
  return {
    ...presentFields({
      cityMpg: amount(({ cityMpg }) => cityMpg),
      highwayMpg: amount(({ highwayMpg }) => highwayMpg),
      combinedMpg: amount(({ combinedMpg }) => combinedMpg),
      litresPer100Km: amount(litresPer100Km),
      kWhPer100Miles: amount((row) => row.kWhPer100Miles),
      rangeMiles: amount(({ rangeMiles }) => rangeMiles),
      co2GramsPerMile: amount(({ co2GramsPerMile }) => co2GramsPerMile),
    }),
    class: others.length === 0 ? first : classes,
    source: "epa",
  };
}

/** Litres per 100 km at one mile per US gallon: 3.785411784 l, 1.609344 km. */
const litresAtOneMpg = 235.214_583;

/** To a tenth. 0 for cars without a liquid fuel: EPA gives an equivalent in miles per gallon. */
function litresPer100Km({ fuels: [first], combinedMpg }: EpaRow): number {
  const isLiquid = first.endsWith("Gasoline") || first === "Diesel";
  return isLiquid && combinedMpg > 0 ? Math.round((litresAtOneMpg / combinedMpg) * 10) / 10 : 0;
}

function isElectricOnly({ fuels: [first] }: EpaRow): boolean {
  return first === "Electricity";
}

function transmissionOf(
  gearboxes: readonly (Gearbox | undefined)[],
): Vehicle["transmission"] | undefined {
  const style = only(gearboxes.map((each) => each?.style));
  const speeds = only(gearboxes.map((each) => each?.speeds));
  return style === undefined && speeds === undefined ? undefined : presentFields({ style, speeds });
}

/** The value that all have; undefined if they differ or one has none. */
function only<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const [first, ...others] = values;
  return others.every((each) => each === first) ? first : undefined;
}

function wordsOf(rows: readonly EpaRow[], field: "driveType" | "transmission"): string {
  const words = rows.map(({ drive, gearbox }) => (field === "driveType" ? drive : gearbox));
  return [...new Set(words)].join(" or ");
}
