import { ByteReader, StringTable } from "../vpic/byte-reader.ts";
import type { Section } from "../vpic/section.ts";
import { readSteps } from "../vpic/vpic-sections.ts";
import type { CatalogueName, CatalogueVariable, CatalogueYears } from "./catalogue.ts";

/** Joins a section of numbers with a section of names. */
export function readNames(ids: Section, texts: Section): CatalogueName[] {
  const names = new StringTable(texts);
  return Array.from(readIds(ids), (id, at) => ({ id, name: names.at(at) }));
}

/** The number of ids, then each as the difference from the previous one. */
function readIds(section: Section): Int32Array {
  const reader = new ByteReader(section.whole());
  const count = reader.varint();
  return readSteps(reader, count);
}

/** Per row: the number of makes, then their places in the list of makes. */
export function readMakeLists(
  section: Section,
  rows: number,
  makes: readonly CatalogueName[],
): number[][] {
  const reader = new ByteReader(section.whole());
  return Array.from({ length: rows }, () =>
    Array.from({ length: reader.varint() }, () => makes[reader.varint()]?.id ?? 0),
  );
}

/**
 * Per model: the number of ranges, then for each the type of vehicle, the first year, and the
 * length (0: no end).
 */
export function readYears(section: Section, models: number): CatalogueYears[][] {
  const reader = new ByteReader(section.whole());
  return Array.from({ length: models }, () =>
    Array.from({ length: reader.varint() }, () => {
      const vehicleTypeId = reader.varint();
      const from = reader.varint();
      const length = reader.varint();
      return length === 0
        ? { vehicleTypeId, from }
        : { vehicleTypeId, from, to: from + length - 1 };
    }),
  );
}

/** Six columns of one number per code. */
export function readWmiColumns(section: Section, rows: number): Uint32Array[] {
  const reader = new ByteReader(section.whole());
  return Array.from({ length: 6 }, () => reader.numbers(rows));
}

/** The day with a number of days since 1999-12-31; undefined for 0. */
export function dayOf(number: number): string | undefined {
  if (number === 0) return undefined;
  return new Date(Date.UTC(1999, 11, 31) + number * 86_400_000).toISOString().slice(0, 10);
}

const privateMark = " (private)";

/** Eight texts per variable. */
export function readVariables(section: Section): CatalogueVariable[] {
  const texts = new StringTable(section);
  return Array.from({ length: texts.length / 8 }, (_, row) => {
    const text = (column: number): string => texts.at(row * 8 + column);
    const decode = text(6);
    return {
      id: Number(text(0)),
      name: text(1),
      code: text(2),
      list: text(3),
      group: text(4),
      dataType: text(5),
      decode: decode.replace(privateMark, ""),
      isPrivate: decode.endsWith(privateMark),
      description: text(7),
    };
  });
}

/** Per list: its name, the number of its values, then the id and the name of each value. */
export function readValueLists(section: Section): Map<string, CatalogueName[]> {
  const texts = new StringTable(section);
  const lists = new Map<string, CatalogueName[]>();
  for (let at = 0; at < texts.length; ) {
    const name = texts.at(at);
    const count = Number(texts.at(at + 1));
    const first = at + 2;
    const values = Array.from({ length: count }, (_, each) => ({
      id: Number(texts.at(first + 2 * each)),
      name: texts.at(first + 2 * each + 1),
    }));
    lists.set(name, values);
    at = first + 2 * count;
  }
  return lists;
}
