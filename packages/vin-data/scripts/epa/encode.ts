import { normalName } from "../../../vin/src/internal/efficiency/normal-name.ts";
import { Blocks, ByteWriter, container, stringTable } from "../../src/compile/bytes.ts";
import { compareText, groupBy } from "../../src/compile/facts.ts";
import type { NhtsaModel } from "./match-names.ts";
import type { EpaRow } from "./vehicles.ts";

/** A row of EPA with a model of NHTSA that it describes. */
export interface MatchedRow {
  readonly of: NhtsaModel;
  readonly row: EpaRow;
}

/** The file begins with these letters. The digit is the version of the layout. */
const magic = "AVEP2";

/**
 * Writes the rows of each model of NHTSA. Sections: the day of the table; the keys of the models;
 * per model its years, the number of rows of each and their bytes; the texts of five columns; the
 * rows. Equal input gives equal bytes.
 */
export function encodeEpa(matched: readonly MatchedRow[], date: string): Uint8Array {
  const texts = textColumns.map((textOf) => {
    return [...new Set(matched.map(({ row }) => textOf(row)))].sort(compareText);
  });
  const indexes = texts.map((list) => new Map(list.map((text, index) => [text, index])));
  const models = [
    ...groupBy(matched, ({ of }) => `${normalName(of.make)} ${normalName(of.model)}`),
  ].sort(([one], [other]) => compareText(one, other));
  const records = new Blocks(1);
  for (const [, rows] of models) {
    const byYear = [...groupBy(rows, ({ row }) => Number(row.year))];
    byYear.sort(([one], [other]) => one - other);
    let last = firstYear;
    for (const [year, own] of byYear) {
      const out = new ByteWriter();
      const encoded = own.map(({ row }) => numbersOf(row, indexes)).sort(compareNumbers);
      for (const numbers of encoded) for (const number of numbers) out.varint(number);
      const bytes = out.finish();
      records.body.varint(year - last);
      records.body.varint(own.length);
      records.body.varint(bytes.length);
      records.body.raw(bytes);
      last = year;
    }
    records.next();
  }
  return container(magic, [
    stringTable([date]),
    stringTable(models.map(([key]) => key)),
    records.finish(),
    ...texts.map((list) => stringTable(list)),
  ]);
}

const firstYear = 1980;

/** The texts of a row: EPA's model, class, drive, gearbox, and kinds of fuel. */
const textColumns: readonly ((row: EpaRow) => string)[] = [
  ({ model = "" }) => model,
  ({ VClass = "" }) => VClass,
  ({ drive = "" }) => drive,
  ({ trany = "" }) => trany,
  ({ fuelType1, fuelType2, atvType }) => [fuelType1, fuelType2, atvType].join("|"),
];

/**
 * A row as numbers: its texts, cylinders, tenths of litres, turbocharger, miles per gallon (city,
 * highway, combined), tenths of kilowatt-hours per 100 miles, miles of range, grams of CO2 per mile.
 */
function numbersOf(row: EpaRow, indexes: readonly ReadonlyMap<string, number>[]): number[] {
  // Empty or `NA` if it is not known.
  const amount = (name: string, factor = 1) => Math.round((Number(row[name]) || 0) * factor);
  return [
    ...textColumns.map((textOf, column) => indexes[column]?.get(textOf(row)) ?? 0),
    amount("cylinders"),
    amount("displ", 10),
    row.tCharger === "T" ? 1 : 0,
    amount("city08"),
    amount("highway08"),
    amount("comb08"),
    amount("combE", 10),
    amount("range"),
    amount("co2TailpipeGpm"),
  ];
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) {
    const difference = number - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
