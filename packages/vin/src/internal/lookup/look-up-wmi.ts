import { invalidType, missingField } from "@almanac/kernel/errors/issue";
import { failure, success } from "@almanac/kernel/errors/result";
import { show } from "@almanac/kernel/messages/show";
import { elementIds } from "../../data/elements.ts";
import { vehicleTypeById, vpicSource } from "../../data/vpic-values.ts";
import { worldWmiSources } from "../../data/world-wmi.ts";
import { type SafeResult, VinError, type VinIssue } from "../../errors.ts";
import type { Source, Wmi } from "../../types.ts";
import type { Tables } from "../answer/tables.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import { fitsCode } from "../maker/row-index.ts";
import type { MakerTables } from "../maker/table-rows.ts";
import { findWorldWmi } from "../maker/world-wmi.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import { presentFields } from "../vin/present-fields.ts";
import { countryOf, regionOf } from "../vin/region-and-country.ts";
import { symbols, toCapitals } from "../vin/vin-characters.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";

const allowed = "a text of three characters, or of six for a maker of few vehicles";

/** Looks up the code of a maker in every table. */
export function lookUpWmi(
  tables: Tables,
  catalogue: Catalogue | undefined,
  input: unknown,
): SafeResult<Wmi> {
  const read = readWmi(input);
  if (typeof read !== "string") return failure(new VinError([read]));
  const declared = tables.vpic.wmis.find(read);
  const world = findWorldWmi(read);
  const modules = tables.makers.find(read).filter(({ tables }) => tables?.wmis[read] !== undefined);
  const brands = modules.flatMap(({ tables }) => (tables ? brandsOfCode(tables, read) : []));
  if (declared === undefined && world === undefined && brands.length === 0) {
    return failure(new VinError([unknown(read)]));
  }
  const listed = declared === undefined ? [] : declaredMakes(tables.vpic, declared);
  const others = [world?.brand ?? [], world?.brands ?? [], brands].flat();
  const makes = distinct([...listed, ...others]);
  const entry = catalogue?.findWmi(read);
  const known = {
    manufacturer: declared?.manufacturer ?? world?.manufacturer,
    manufacturerId: entry?.manufacturerId,
    vehicleType:
      vehicleTypeById[declared?.vehicleTypeId ?? 0] ??
      world?.vehicleType ??
      modules.find(({ tables }) => tables?.wmis[read]?.vehicleType)?.tables?.wmis[read]
        ?.vehicleType,
    country: world?.country ?? countryOf(read),
    region: regionOf(read),
    declaredYears: yearsOf(declared),
    registeredOn: entry?.createdOn,
    updatedOn: entry?.updatedOn,
    availableOn: entry?.availableOn,
    confidence: makes.length > distinct(listed).length ? world?.confidence : undefined,
  };
  return success({
    wmi: read,
    makes,
    ...presentFields(known),
    smallMaker: read[2] === "9",
    sources: sourcesOf(
      declared !== undefined,
      world?.sources ?? [],
      modules.flatMap(sourcesOfCodes),
    ),
    dataVersion: tables.dataVersion,
  });
}

/** The brands that a maker's tables know under a code: the usual one, and those of its types. */
function brandsOfCode({ wmis, brands = [] }: MakerTables, wmi: string): string[] {
  const usual = wmis[wmi]?.brand;
  const ofTypes = brands.filter(([key]) => fitsCode(key, wmi, usual));
  return [usual ?? [], ofTypes.flatMap(([, names]) => names.split(" / "))].flat();
}

function readWmi(input: unknown): string | VinIssue {
  const path = ["wmi"];
  if (input === undefined) return missingField(path, allowed);
  if (typeof input !== "string") return invalidType(path, allowed, input);
  const text = toCapitals(input.trim());
  if (text.length !== 3 && text.length !== 6) {
    const given = `this text has ${text.length}`;
    const hint = text.length === 17 ? " Send only positions 1 to 3 of a VIN." : "";
    return {
      code: "invalid_length",
      path,
      message: `A code has three characters, or six for a maker of few vehicles; ${given}.${hint}`,
    };
  }
  const positions = [...text].flatMap((each, at) => (symbols.includes(each) ? [] : [at + 1]));
  if (positions.length === 0) return text;
  return {
    code: "invalid_character",
    path,
    message: `A code has digits and the letters A to Z without I, O and Q, not ${show(input.slice(0, 20))}.`,
    positions,
  };
}

function unknown(wmi: string): VinIssue {
  const short = wmi.slice(0, 3);
  let message = `No table has the code ${wmi}.`;
  if (wmi.length === 3 && wmi[2] === "9") {
    message = `Makers of few vehicles share ${wmi}. Send six characters: positions 1 to 3 and 12 to 14 of the VIN.`;
  } else if (wmi.length === 6 && wmi[2] !== "9") {
    message += ` Only a code with 9 as its third character has six. Send ${short}.`;
  }
  return { code: "unknown_wmi", path: ["wmi"], message };
}

/** Removes names that differ only in case, and keeps the first spelling. */
function distinct(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, name);
  }
  return [...found.values()];
}

function yearsOf(declared: VpicWmi | undefined): Wmi["declaredYears"] {
  if (declared === undefined || declared.links.length === 0) return undefined;
  const from = Math.min(...declared.links.map(({ yearFrom }) => yearFrom));
  const to = Math.max(...declared.links.map(({ yearTo }) => yearTo));
  return to >= 2999 ? { from } : { from, to };
}

function sourcesOf(
  isDeclared: boolean,
  world: readonly string[],
  makers: readonly Source[],
): Source[] {
  const ofWorld = Object.values(worldWmiSources).filter(({ id }) => world.includes(id));
  const all = [...(isDeclared ? [vpicSource] : []), ...ofWorld, ...makers];
  const byId = new Map<string, Source>();
  for (const { id, title, url } of all) if (!byId.has(id)) byId.set(id, { id, title, url });
  return [...byId.values()];
}

/** The sources of a module that say which codes the maker has. */
function sourcesOfCodes({ sources, tables }: MakerModule): Source[] {
  const ids = tables?.wmiSources.split("+") ?? [];
  return sources.filter(({ id }) => ids.includes(id));
}

/**
 * The makes that NHTSA lists for a code, then those of the models that its patterns name, in
 * display form.
 */
function declaredMakes(vpic: Vpic, { makes, links }: VpicWmi): string[] {
  const names = new Set(makes);
  const element = vpic.elements.placeOf(elementIds.model);
  const groups = new Set<number>();
  for (const schema of new Set(links.map((link) => link.schema))) {
    for (const { group } of vpic.schemas.entriesOf(schema)) groups.add(group);
  }
  for (const group of groups) {
    for (const fact of vpic.facts.of(group)) {
      const make = fact.element === element ? vpic.makeOfModel(fact.value) : undefined;
      if (make !== undefined) names.add(make);
    }
  }
  return [...names].map(displayMake);
}
