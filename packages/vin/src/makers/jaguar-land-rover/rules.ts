import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { jaguarLandRoverSources, jaguarLandRoverTables } from "./tables.ts";

/**
 * Up to 1995, Land Rover's letters for other markets than North America are three or four years
 * behind ISO 3779.
 */
const yearsBefore1996: ReadonlyMap<string, number> = new Map(
  [..."CDEFGHJKLM"].map((letter, index) => [letter, 1986 + index]),
);

/** The Defender was built until 2016, so a letter up to G also means 2012 or later. */
const lastDefender = 2016;

const fact = <Value>(value: Value, letter: string) => ({
  value,
  grade: "B" as const,
  sources: ["allmakes"],
  why: `position 10 "${letter}" of a Land Rover with L at 4`,
});

/**
 * The year of a model that was already built before 1996; undefined if position 10 is read
 * as usual.
 */
const yearOfOldModel = (
  model: string,
  letter: string,
  callerYear: number | undefined,
): YearReading | undefined => {
  if (letter === "A" || letter === "B") {
    return { status: "unreadable", why: "A and B at position 10 stand for several years" };
  }
  const old = yearsBefore1996.get(letter);
  if (old === undefined) return undefined;
  const other = 2010 + "ABCDEFGHJKLM".indexOf(letter);
  if (model !== "D" || other > lastDefender) return { status: "encoded", year: fact(old, letter) };
  return callerYear === old || callerYear === other
    ? { status: "encoded", year: fact(callerYear, letter) }
    : { status: "ambiguous", years: fact([old, other], letter) };
};

const year = ({ vin, checkDigitValid, callerYear }: MakerInput): YearRule | YearReading => {
  // A Jaguar of 1997 in Finland has A at position 10.
  if (vin.startsWith("SAJJ") && !checkDigitValid) {
    return { status: "unreadable", why: "position 10 of a Jaguar with J at 4 is not a year" };
  }
  const old = /^SALL([BDHJP])/.exec(vin)?.[1];
  return (
    (old === undefined ? undefined : yearOfOldModel(old, vin[9] ?? "", callerYear)) ?? {
      position: 10,
      sources: "listing+vpic",
      grade: "B",
    }
  );
};

/**
 * NHTSA lists K at 4 of a Jaguar only for 1988, so the XJ of Castle Bromwich (8 at 11), whose check
 * digit is right, would become a Vanden Plas of that year.
 */
const market = ({ vin }: MakerInput) =>
  vin.startsWith("SAJK") && vin[10] === "8" ? "elsewhere" : ofAnyMarket();

/** Jaguar and Land Rover outside North America. */
export const jaguarLandRover = /* @__PURE__ */ defineMaker({
  id: "jaguar-land-rover",
  tables: jaguarLandRoverTables,
  sources: jaguarLandRoverSources,
  market,
  year,
});
