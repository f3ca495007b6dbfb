import { vehicleTypes } from "../../data/value-lists.ts";
import { worldWmiLines, worldWmiSources } from "../../data/world-wmi.ts";
import { confidenceOf, type SourceWeight } from "../maker/confidence.ts";
import type { WorldWmi, WorldWmiLookup } from "../maker/maker-module.ts";

const sourceIds = new Map<string, string>(
  Object.entries(worldWmiSources).map(([letter, source]) => [letter, source.id]),
);

const knownSources: readonly SourceWeight[] = Object.values(worldWmiSources);

const parseLine = (line: string): WorldWmi => {
  const [wmi = "", country = "", rank = "", sources = "", names = "", maker = ""] = line.split("~");
  const brands = names === "" ? [] : names.split("|");
  const [brand] = brands;
  const vehicleType = vehicleTypes[Number(rank.slice(1) || "-1")];
  const grade = rank.startsWith("A") ? "A" : "B";
  const cited = [...sources].flatMap((letter) => sourceIds.get(letter) ?? []);
  const manufacturer = maker === "" && brands.length === 1 ? brand : maker;
  return {
    wmi,
    ...(brands.length === 1 && brand !== undefined ? { brand } : {}),
    ...(brands.length > 1 ? { brands } : {}),
    ...(manufacturer ? { manufacturer } : {}),
    ...(country === "" ? {} : { country }),
    ...(vehicleType === undefined ? {} : { vehicleType }),
    confidence: confidenceOf({ grade, sources: cited }, knownSources),
    sources: cited,
  };
};

// purity: an index of a constant table, built when it is first needed.
let lineByWmi: ReadonlyMap<string, string> | undefined;

const indexLines = (): ReadonlyMap<string, string> =>
  new Map(
    worldWmiLines
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("~")), line]),
  );

/**
 * Finds a WMI in the world table. A two-character row covers every WMI with that prefix, except those ending in 9
 * (small makers).
 */
export const findWorldWmi: WorldWmiLookup = (wmi) => {
  lineByWmi ??= indexLines();
  const line =
    lineByWmi.get(wmi) ?? (/^..[^9]$/.test(wmi) ? lineByWmi.get(wmi.slice(0, 2)) : undefined);
  return line === undefined ? undefined : parseLine(line);
};
