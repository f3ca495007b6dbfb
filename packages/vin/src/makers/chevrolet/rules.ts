import { buildMonth } from "../../internal/maker/build-month.ts";
import { alwaysElsewhere, defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { eachSymbol } from "../../internal/maker/further-symbols.ts";
import type { MakerInput, MakerReading, YearReading } from "../../internal/maker/maker-module.ts";
import { type YearRule, yearsOfCode } from "../../internal/maker/maker-year.ts";
import { chevroletSources, chevroletTables } from "./tables.ts";

/** The month is at 7 if the year is at 9; else it is at 9. */
const chevroletIndiaMonth = (reading: MakerReading, input: MakerInput): MakerReading => {
  if (input.wmi !== "MA6" || reading.year?.status !== "encoded") return reading;
  const isNew = reading.year.year.value >= 2011 && !/[3-9AB]/.test(input.vin[9] ?? "");
  return buildMonth(reading, input, isNew ? 7 : 9, "team-bhp+imp");
};

/**
 * From February 2011 the year is at 9 and the month at 7; before, the year is at 10 and the month
 * at 9.
 */
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
    ? { status: "encoded", year: { value: only, grade: "A", sources, why } }
    : { status: "ambiguous", years: { value: years, grade: "A", sources, why } };
};

/** Chevrolet of Brazil, Argentina and India, and General Motors South Africa. */
export const chevrolet = /* @__PURE__ */ defineMaker({
  id: "chevrolet",
  tables: chevroletTables,
  sources: chevroletSources,
  furtherPositions: [9],
  furtherSymbols: ({ wmi }) => (wmi === "MA6" ? eachSymbol(9, "0123456789X") : []),
  market: (input) => (input.wmi === "ADM" ? ofAnyMarket() : alwaysElsewhere()),
  year: (input) => {
    if (input.wmi === "MA6") return chevroletIndiaYear(input);
    return input.wmi === "ADM"
      ? {
          status: "unknown",
          why: "no source gives the position at which this maker writes the year",
        }
      : { position: 10, sources: "timoneiro+obs", grade: "A" };
  },
  refine: chevroletIndiaMonth,
});
