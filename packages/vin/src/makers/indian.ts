import type {
  MakerInput,
  MakerModule,
  MakerReading,
  YearReading,
} from "../internal/maker-module.ts";
import { buildMonth } from "./build-month.ts";
import { bajajSources, bajajTables } from "./data/bajaj.ts";
import { chevroletSources, chevroletTables } from "./data/chevrolet.ts";
import { heroSources, heroTables } from "./data/hero.ts";
import { indiaSources, indiaTables } from "./data/india.ts";
import { alwaysElsewhere, defineMaker } from "./define-maker.ts";
import { type YearRule, yearsOfCode } from "./year-codes.ts";

/** The sources' tables of year letters begin with the 2000s; no older code of these makers is documented. */
const earliestYear = 2001;

const monthSources: Readonly<Record<string, readonly [position: number, sources: string]>> = {
  MAT: [12, "team-bhp+tnoc"],
  MA1: [12, "mfc+imp"],
  MA3: [11, "cargully+mch"],
  MBH: [11, "cargully+mch"],
};

/** Tata alone writes N and P for November and December, and neither L nor M. */
const tataMonths = { L: 0, M: 0, N: 11, P: 12 } as const;

const indianMonth = (reading: MakerReading, input: MakerInput): MakerReading => {
  const rule = monthSources[input.wmi];
  if (rule === undefined) return reading;
  return buildMonth(reading, input, rule[0], rule[1], input.wmi === "MAT" ? tataMonths : {});
};

/** The month is at 7 where the year is at 9, else at 9. */
const chevroletIndiaMonth = (reading: MakerReading, input: MakerInput): MakerReading => {
  if (input.wmi !== "MA6" || reading.year?.status !== "encoded") return reading;
  const isNew = reading.year.year.value >= 2011 && !/[3-9AB]/.test(input.vin[9] ?? "");
  return buildMonth(reading, input, isNew ? 7 : 9, "team-bhp+imp");
};

/** From February 2011 the year is at 9 and the month at 7; before, the year is at 10 and the month at 9. */
const chevroletIndiaYear = ({ vin, latestYear }: MakerInput): YearRule | YearReading => {
  const at = (position: number): string => vin[position - 1] ?? "";
  const isMonth = (letter: string): boolean => /^[A-HJ-M]$/.test(letter);
  const newYears = isMonth(at(7)) ? yearsOfCode(at(9), latestYear, 2011) : [];
  const oldYears = isMonth(at(9))
    ? yearsOfCode(at(10), latestYear, 2003).filter((year) => year <= 2011)
    : [];
  const years = [...new Set([...oldYears, ...newYears])].sort((left, right) => left - right);
  const sources = ["team-bhp", "imp"];
  const why = `positions 7, 9 and 10 "${at(7)}${at(9)}${at(10)}"`;
  const [only, ...others] = years;
  if (only === undefined) return { status: "unreadable", why };
  return others.length === 0
    ? { status: "encoded", year: { value: only, confidence: "A", sources, why } }
    : { status: "ambiguous", years: { value: years, confidence: "A", sources, why } };
};

/** Makers of India, and Chevrolet of Brazil and Argentina whose module they share. */
export const indianModules: readonly MakerModule[] = [
  defineMaker({
    id: "hero",
    tables: heroTables,
    sources: heroSources,
    market: alwaysElsewhere,
    year: () => ({ position: 10, sources: "herolist", grade: "A", earliestYear }),
    refine: (reading, input) => buildMonth(reading, input, 12, "herolist"),
  }),
  defineMaker({
    id: "bajaj",
    tables: bajajTables,
    sources: bajajSources,
    market: alwaysElsewhere,
    year: () => ({ position: 10, sources: "vininfo", grade: "B", earliestYear }),
  }),
  defineMaker({
    id: "india",
    tables: indiaTables,
    sources: indiaSources,
    market: alwaysElsewhere,
    year: ({ wmi }) => ({
      position: 10,
      sources:
        wmi === "MAT" ? "team-bhp" : wmi === "MA1" ? "mfc" : wmi === "MYH" ? "obs" : "cargully",
      grade: wmi === "MAT" || wmi === "MA1" ? "A" : "B",
      earliestYear: wmi === "MA1" ? 2010 : earliestYear,
    }),
    refine: indianMonth,
  }),
  defineMaker({
    id: "chevrolet",
    tables: chevroletTables,
    sources: chevroletSources,
    market: alwaysElsewhere,
    year: (input) =>
      input.wmi === "MA6"
        ? chevroletIndiaYear(input)
        : { position: 10, sources: "timoneiro+obs", grade: "A" },
    refine: chevroletIndiaMonth,
  }),
];
