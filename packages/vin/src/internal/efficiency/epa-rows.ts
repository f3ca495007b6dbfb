import type { PartedData } from "../vin/read-data.ts";
import { type ByteReader, StringTable } from "../vpic/byte-reader.ts";
import { openSections } from "../vpic/open-sections.ts";
import { noSection } from "../vpic/section.ts";
import { BlockTable } from "../vpic/vpic-sections.ts";
import { normalName } from "./normal-name.ts";

/** A row of EPA's table. A number that EPA does not give is 0. */
export interface EpaRow {
  /** EPA's name of the model, such as `F150 Pickup 4WD FFV`. */
  readonly model: string;
  readonly vehicleClass: string;
  /** EPA's words, such as `Part-time 4-Wheel Drive`. */
  readonly drive: string;
  /** EPA's words, such as `Automatic (S8)`. */
  readonly gearbox: string;
  /** First and second fuel, and the technology, such as `Plug-in Hybrid`. Empty where EPA names none. */
  readonly fuels: readonly [first: string, second: string, technology: string];
  readonly cylinders: number;
  readonly litres: number;
  readonly hasTurbo: boolean;
  readonly cityMpg: number;
  readonly highwayMpg: number;
  readonly combinedMpg: number;
  readonly kWhPer100Miles: number;
  readonly rangeMiles: number;
  readonly co2GramsPerMile: number;
}

/** The rows of EPA by NHTSA's make and model. */
export interface EpaRows {
  /** The day of EPA's table, ISO 8601. */
  readonly date: string;
  readonly rowsOf: (make: string, model: string, year: number) => readonly EpaRow[];
}

const sectionNames = ["day", "models", "rows", "names", "classes", "drives", "gearboxes", "fuels"];
const firstYear = 1980;

/**
 * Opens the unpacked file. Its checksums are compared at once, unless it is in parts; the rows of a
 * model and year are read when they are asked for.
 *
 * @throws {VinError} `damaged_data`.
 */
export function openEpaRows(data: Uint8Array | PartedData, path: string | undefined): EpaRows {
  const file = "epa.bin.gz of @almanac/vin-data";
  const kind = { magic: "AVEP2", file, path, sections: sectionNames, rest: "nothing" };
  const sections = openSections(kind, data);
  const table = (index: number) => new StringTable(sections[index] ?? noSection);
  const keys = table(1);
  const records = new BlockTable(sections[2] ?? noSection);
  const names = table(3);
  const classes = table(4);
  const drives = table(5);
  const gearboxes = table(6);
  const fuels = table(7);
  const readRow = (reader: ByteReader): EpaRow => ({
    model: names.at(reader.varint()),
    vehicleClass: classes.at(reader.varint()),
    drive: drives.at(reader.varint()),
    gearbox: gearboxes.at(reader.varint()),
    fuels: fuelsOf(fuels.at(reader.varint())),
    cylinders: reader.varint(),
    litres: reader.varint() / 10,
    hasTurbo: reader.varint() === 1,
    cityMpg: reader.varint(),
    highwayMpg: reader.varint(),
    combinedMpg: reader.varint(),
    kWhPer100Miles: reader.varint() / 10,
    rangeMiles: reader.varint(),
    co2GramsPerMile: reader.varint(),
  });
  const read = (index: number, year: number): readonly EpaRow[] => {
    const reader = records.open(index);
    const end = reader.offset + records.lengthOf(index);
    for (let each = firstYear; reader.offset < end; ) {
      each += reader.varint();
      const rows = reader.varint();
      const length = reader.varint();
      if (each === year) return Array.from({ length: rows }, () => readRow(reader));
      if (each > year) break;
      reader.offset += length;
    }
    return [];
  };
  return {
    date: table(0).at(0),
    rowsOf(make, model, year) {
      const index = keys.indexOfSorted(`${normalName(make)} ${normalName(model)}`);
      return index < 0 ? [] : read(index, year);
    },
  };
}

/** The words and numbers of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9.]+/g) ?? [];
}

function fuelsOf(text: string): EpaRow["fuels"] {
  const [first = "", second = "", technology = ""] = text.split("|");
  return [first, second, technology];
}
