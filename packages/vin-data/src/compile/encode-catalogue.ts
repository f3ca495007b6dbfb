import { ByteWriter, container, type FileSection, frontCoded, stringTable } from "./bytes.ts";
import type { CompiledCatalogue, Named } from "./compile-catalogue.ts";

/** The file begins with these letters. The digit is the version of the layout. */
const magic = "AVCA2";

/**
 * Writes the catalogue file in the layout that docs/vin.md describes. Equal input gives
 * equal bytes.
 */
export function encodeCatalogue(catalogue: CompiledCatalogue): Uint8Array {
  const { date, makes, manufacturers, countries } = catalogue;
  const models = makes.flatMap((make) => make.models);
  return container(magic, [
    stringTable([date]),
    ids(makes),
    stringTable(makes.map(({ name }) => name)),
    column(makes.map((make) => make.models.length)),
    ids(models),
    stringTable(models.map(({ name }) => name)),
    encodeYears(catalogue),
    ids(manufacturers),
    stringTable(manufacturers.map(({ name }) => name)),
    encodeMakeLists(catalogue, manufacturers),
    ids(countries),
    stringTable(countries.map(({ name }) => name)),
    frontCoded(catalogue.wmis.map(({ wmi }) => wmi)),
    encodeWmis(catalogue),
    encodeMakeLists(catalogue, catalogue.wmis),
    encodeElements(catalogue),
    encodeLists(catalogue),
  ]);
}

function column(values: readonly number[]): Uint8Array {
  const out = new ByteWriter();
  for (const value of values) out.varint(value);
  return out.finish();
}

/** The number of rows, then the ids, each as the difference from the previous one. */
function ids(rows: readonly Named[]): Uint8Array {
  const out = new ByteWriter();
  out.varint(rows.length);
  let last = 0;
  for (const { id } of rows) {
    out.signed(id - last);
    last = id;
  }
  return out.finish();
}

/**
 * Per model: the number of ranges, then for each the type of vehicle, the first year, and the
 * length (0: no end).
 */
function encodeYears({ makes }: CompiledCatalogue): Uint8Array {
  const out = new ByteWriter();
  for (const { models } of makes) {
    for (const { years } of models) {
      out.varint(years.length);
      for (const { vehicleTypeId, from, to } of years) {
        out.varint(vehicleTypeId);
        out.varint(from);
        out.varint(to === null ? 0 : to - from + 1);
      }
    }
  }
  return out.finish();
}

/** Per row: the number of makes, then their places in the list of makes. */
function encodeMakeLists(
  { makes }: CompiledCatalogue,
  rows: readonly { readonly makeIds: readonly number[] }[],
): Uint8Array {
  const placeOf = new Map(makes.map(({ id }, place) => [id, place]));
  const out = new ByteWriter();
  for (const { makeIds } of rows) {
    const places = makeIds.flatMap((id) => placeOf.get(id) ?? []);
    out.varint(places.length);
    for (const place of places) out.varint(place);
  }
  return out.finish();
}

/**
 * Columns: place of the manufacturer + 1, of the country + 1, types, days created, updated,
 * and available.
 */
function encodeWmis({ wmis, manufacturers, countries }: CompiledCatalogue): Uint8Array {
  const manufacturer = new Map(manufacturers.map(({ id }, place) => [id, place + 1]));
  const country = new Map(countries.map(({ id }, place) => [id, place + 1]));
  const out = new ByteWriter();
  for (const wmi of wmis) out.varint(manufacturer.get(wmi.manufacturerId ?? -1) ?? 0);
  for (const wmi of wmis) out.varint(country.get(wmi.countryId ?? -1) ?? 0);
  for (const wmi of wmis) out.varint((wmi.vehicleTypeId ?? 0) * 4 + (wmi.truckTypeId ?? 0));
  for (const wmi of wmis) out.varint(dayNumber(wmi.createdOn));
  for (const wmi of wmis) out.varint(dayNumber(wmi.updatedOn));
  for (const wmi of wmis) out.varint(dayNumber(wmi.availableOn));
  return out.finish();
}

/** Days since 1999-12-31; 0 if there is no day, or an earlier one. */
function dayNumber(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time)
    ? 0
    : Math.max(0, Math.round((time - Date.UTC(1999, 11, 31)) / 86_400_000));
}

/** Eight texts per element. */
function encodeElements({ elements }: CompiledCatalogue): FileSection {
  return stringTable(
    elements.flatMap((element) => [
      String(element.id),
      element.name,
      element.code,
      element.lookup ?? "",
      element.group,
      element.dataType,
      element.decode + (element.isPrivate ? " (private)" : ""),
      oneLine(element.description),
    ]),
  );
}

/** Per list: its name, the number of its values, then the id and the name of each value. */
function encodeLists({ lists }: CompiledCatalogue): FileSection {
  return stringTable(
    lists.flatMap(({ name, values }) => [
      name,
      String(values.length),
      ...values.flatMap(([id, text]) => [id, oneLine(text)]),
    ]),
  );
}

/** A line feed would end the text in a table of strings. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ");
}
