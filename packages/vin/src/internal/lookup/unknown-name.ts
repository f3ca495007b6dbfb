import { nearestName } from "@almanac/kernel/messages/nearest";
import { show } from "@almanac/kernel/messages/show";
import { elementIds } from "../../data/elements.ts";
import type { VinIssue } from "../../errors.ts";
import type { MakerIndex } from "../../makers/maker-index.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { foldName, makesElsewhere } from "./makes-elsewhere.ts";

/** The tables that have names of makes and models. */
interface NameTables {
  readonly vpic: Vpic;
  readonly makers: MakerIndex;
}

/** Many names begin with fewer characters. */
const leastBeginning = 3;

/**
 * The issue with a make that no table has, or a model that the make does not have; undefined if
 * both are known.
 */
export function unknownName(
  tables: NameTables,
  make: string | undefined,
  model: string | undefined,
): VinIssue | undefined {
  if (make === undefined) return undefined;
  const makes = knownMakes(tables);
  const wanted = makes.find((name) => isSame(name, make));
  if (wanted === undefined) return unknownMake(make, makes);
  if (model === undefined) return undefined;
  const models = modelsOf(tables, wanted);
  if (models.some((name) => isSame(name, model))) return undefined;
  return {
    code: "unsupported_model",
    path: ["model"],
    message: `${show(model)} is not a known model of ${wanted}${didYouMean(model, models)}. The list of models has all of them.`,
  };
}

/** The issue with a make that is not one of the given makes. */
export function unknownMake(make: string, makes: readonly string[]): VinIssue {
  return {
    code: "unsupported_make",
    path: ["make"],
    message: `${show(make)} is not a known make${didYouMean(make, makes)}. The list of makes has all of them.`,
  };
}

/** Whether two names are equal, whatever their case and accents. */
export function isSame(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

/**
 * Suggests the shortest name that begins with the given one, such as `Mercedes-Benz`, or else the
 * nearest spelling.
 */
function didYouMean(given: string, names: readonly string[]): string {
  const beginning = foldName(given);
  const longer = names.filter((name) => foldName(name).startsWith(beginning));
  const [shortest] = longer.sort((one, other) => one.length - other.length);
  const isBeginning = beginning.length >= leastBeginning && shortest !== undefined;
  const name = isBeginning ? shortest : nearestName(given.trim(), names);
  return name === undefined ? "" : ` (did you mean ${show(name)}?)`;
}

function knownMakes({ vpic, makers }: NameTables): string[] {
  const declared = Array.from({ length: vpic.makes.length }, (_, each) =>
    vpic.makes.at(each).trim(),
  );
  const shown = declared.map(displayMake);
  return [...new Set([...shown, ...declared, ...namesElsewhere(makers)])];
}

function namesElsewhere(makers: MakerIndex): string[] {
  return [...makesElsewhere(makers).values()].map(({ name }) => name);
}

function modelsOf({ vpic, makers }: NameTables, make: string): string[] {
  const element = vpic.elements.placeOf(elementIds.model);
  const names = (makesElsewhere(makers).get(foldName(make))?.models ?? []).map(({ name }) => name);
  for (let value = 0; value < vpic.elements.valueCount(elementIds.model); value++) {
    const of = vpic.makeOfModel(value);
    if (of === undefined || !(isSame(of, make) || isSame(displayMake(of), make))) continue;
    names.push(vpic.elements.shownText(element, value) ?? "");
  }
  return names;
}
