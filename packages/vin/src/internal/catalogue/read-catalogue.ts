import { catalogueSections } from "../../data/catalogue-sections.ts";
import { presentFields } from "../vin/present-fields.ts";
import { ByteReader, StringTable } from "../vpic/byte-reader.ts";
import { type FileKind, openSections } from "../vpic/open-sections.ts";
import { noSection, type Section } from "../vpic/section.ts";
import type {
  Catalogue,
  CatalogueManufacturer,
  CatalogueModel,
  CatalogueName,
  CatalogueWmi,
} from "./catalogue.ts";
import * as lists from "./read-lists.ts";

type Sections = (index: number) => Section;

/**
 * Reads the catalogue file. Its checksums are compared at once, each list is read when it is
 * first needed.
 */
export function readCatalogue(bytes: Uint8Array, path?: string): Catalogue {
  const sections = openSections({ ...catalogueFile, path }, bytes);
  const section: Sections = (index) => sections[index] ?? noSection;
  const makes = once(() => lists.readNames(section(1), section(2)));
  const manufacturers = once(() => readManufacturers(section, makes()));
  const countries = once(() => lists.readNames(section(10), section(11)));
  const wmis = once(() => readWmis(section, makes(), manufacturers(), countries()));
  const variables = once(() => lists.readVariables(section(15)));
  const valueLists = once(() => lists.readValueLists(section(16)));
  const models = once(() => readModels(section, makes()));
  const makeById = once(() => byId(makes()));
  const makeByName = once(() => new Map(makes().map((make) => [make.name.toUpperCase(), make])));
  const findMakeByName = (name: string) => makeByName().get(name.toUpperCase());
  const manufacturerById = once(() => byId(manufacturers()));
  const wmiByCode = once(() => new Map(wmis().map((wmi) => [wmi.code, wmi])));
  return {
    dataVersion: `vpic-${new StringTable(section(0)).at(0)}`,
    makes,
    findMake: (id) => makeById().get(id),
    findMakeByName,
    findModel(make, model) {
      const name = model.toUpperCase();
      const own = models().get(findMakeByName(make)?.id ?? -1) ?? [];
      return own.find((each) => each.name.toUpperCase() === name);
    },
    models: (makeId) => models().get(makeId) ?? [],
    manufacturers,
    findManufacturer: (id) => manufacturerById().get(id),
    countries,
    vehicleTypes: () => valueLists().get("vehicletype") ?? [],
    wmis,
    findWmi: (code) => wmiByCode().get(code),
    variables,
    values: (list) => valueLists().get(list.toLowerCase()) ?? [],
  };
}

/** Returns a function that reads its value on the first call and then stores it. */
function once<Value>(read: () => Value): () => Value {
  let known: Value | undefined;
  return () => {
    known ??= read();
    return known;
  };
}

function byId<Row extends CatalogueName>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function readModels(section: Sections, makes: readonly CatalogueName[]) {
  const counts = new ByteReader(section(3).whole());
  const names = lists.readNames(section(4), section(5));
  const years = lists.readYears(section(6), names.length);
  const models = names.map((name, at): CatalogueModel => ({ ...name, years: years[at] ?? [] }));
  let first = 0;
  return new Map(
    makes.map(({ id }) => {
      const end = first + counts.varint();
      const own = models.slice(first, end);
      first = end;
      return [id, own];
    }),
  );
}

function readManufacturers(
  section: Sections,
  makes: readonly CatalogueName[],
): CatalogueManufacturer[] {
  const names = lists.readNames(section(7), section(8));
  const makeIds = lists.readMakeLists(section(9), names.length, makes);
  return names.map((name, at) => ({ ...name, makeIds: makeIds[at] ?? [] }));
}

function readWmis(
  section: Sections,
  makes: readonly CatalogueName[],
  manufacturers: readonly CatalogueName[],
  countries: readonly CatalogueName[],
): CatalogueWmi[] {
  const codes = new StringTable(section(12), true);
  const columns = lists.readWmiColumns(section(13), codes.length);
  const makeIds = lists.readMakeLists(section(14), codes.length, makes);
  return Array.from({ length: codes.length }, (_, row) => {
    const [manufacturer = 0, country = 0, types = 0, created = 0, updated = 0, available = 0] =
      columns.map((column) => column[row] ?? 0);
    const known = {
      manufacturerId: manufacturers[manufacturer - 1]?.id,
      countryId: countries[country - 1]?.id,
      vehicleTypeId: types >> 2 || undefined,
      truckTypeId: types & 3 || undefined,
      createdOn: lists.dayOf(created),
      updatedOn: lists.dayOf(updated),
      availableOn: lists.dayOf(available),
    };
    return {
      code: codes.at(row),
      makeIds: makeIds[row] ?? [],
      ...presentFields(known),
    };
  });
}

/** The catalogue file, as messages name it. */
const catalogueFile: FileKind = {
  magic: "AVCA2",
  file: "catalogue.bin.gz of @almanac/vin-data",
  sections: catalogueSections,
  rest: "unknown",
};
