import { type Confidence, type VehicleType, vehicleTypes } from "../../data/value-lists.ts";
import { worldWmiLines, worldWmiSources } from "../../data/world-wmi.ts";
import { presentFields } from "../vin/present-fields.ts";
import { confidenceOf, type SourceWeight } from "./confidence.ts";

/** A WMI of the world table. */
export interface WorldWmi {
  /** Positions 1-3, or 1-3 and 12-14 for a small maker (position 3 is 9). */
  readonly wmi: string;
  /** Brand in display form; absent if the code belongs to several brands or to none. */
  readonly brand?: string;
  /** The brands that share the code. */
  readonly brands?: readonly string[];
  readonly manufacturer?: string;
  /** The country of the code, ISO 3166-1 alpha-2; not always the country of assembly. */
  readonly country?: string;
  readonly vehicleType?: VehicleType;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
}

const sourceByLetter: Readonly<Record<string, SourceWeight>> = worldWmiSources;
const knownSources = Object.values(sourceByLetter);

const parseLine = (line: string): WorldWmi => {
  const [wmi = "", country = "", rank = "", sources = "", names = "", maker = ""] = line.split("~");
  const brands = names === "" ? [] : names.split("|");
  const [brand] = brands;
  const vehicleType = vehicleTypes[Number(rank.slice(1) || "-1")];
  const grade = rank.startsWith("A") ? "A" : "B";
  const cited = [...sources].flatMap((letter) => sourceByLetter[letter]?.id ?? []);
  const manufacturer = maker === "" && brands.length === 1 ? brand : maker;
  const known = presentFields({
    brand: brands.length === 1 ? brand : undefined,
    brands: brands.length > 1 ? brands : undefined,
    manufacturer: manufacturer || undefined,
    country: country || undefined,
    vehicleType,
  });
  const confidence = confidenceOf({ grade, sources: cited }, knownSources);
  return { wmi, ...known, confidence, sources: cited };
};

/** The line of a code. The lines are sorted, and an index of all would take longer to build. */
const lineOf = (code: string): string | undefined => {
  let low = 1;
  let high = worldWmiLines.length;
  while (low < high) {
    const start = worldWmiLines.lastIndexOf("\n", (low + high - 1) >> 1) + 1;
    const line = worldWmiLines.slice(start, worldWmiLines.indexOf("\n", start));
    const found = line.slice(0, line.indexOf("~"));
    if (found === code) return line;
    if (found < code) low = start + line.length + 1;
    else high = start;
  }
  return undefined;
};

/**
 * Finds a WMI in the world table: positions 1-3, or 1-3 and 12-14 if position 3 is 9. A
 * two-character row covers every WMI with that prefix, except those ending in 9 (small makers).
 */
export const findWorldWmi = (wmi: string): WorldWmi | undefined => {
  const line = lineOf(wmi) ?? (/^..[^9]$/.test(wmi) ? lineOf(wmi.slice(0, 2)) : undefined);
  return line === undefined ? undefined : parseLine(line);
};
