import { defineMaker } from "../../internal/maker/define-maker.ts";
import { eachSymbol } from "../../internal/maker/further-symbols.ts";
import type {
  MakerInput,
  MakerModule,
  MakerReading,
  YearReading,
} from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { fordSources, fordTables } from "./tables.ts";

/**
 * The letters of the months, one after another; after the last letter, the sequence starts again. A
 * year has twelve of them.
 */
const monthSequence = "JUMPBRAGCKDELYST";
/**
 * The index of January in the sequence, by the year modulo 4 (2012 starts at B, 2013 at J, 2014 at
 * L, 2015 at C).
 */
const januaryAt = [4, 0, 12, 8] as const;

/**
 * The month that Ford's letter means in a year, 1-12; undefined if the letter is not used in
 * that year.
 */
export const fordMonth = (letter: string, year: number): number | undefined => {
  const at = letter.length === 1 ? monthSequence.indexOf(letter) : -1;
  const month = (at - (januaryAt[year % 4] ?? 0) + 16) % 16;
  return at < 0 || month > 11 ? undefined : month + 1;
};

const isEuropeanLayout = ({ vin, wmi }: MakerInput): boolean =>
  vin.slice(4, 6) === "XX" || wmi === "6FP";

/** Codes of Argentina and Thailand, whose vehicles are not built for North America. */
const otherMarkets = new Set(["8AF", "MNA", "MPB"]);

/** The Mustang Mach-E of Europe is built in Mexico, and has the type and the year of North America. */
const isMachE = ({ vin }: MakerInput): boolean => /^WF0TK[1-4]/.test(vin);

const market = (input: MakerInput): MakerReading["market"] => {
  const isElsewhere = isEuropeanLayout(input) || otherMarkets.has(input.wmi) || isMachE(input);
  if (isElsewhere) return "elsewhere";
  return input.checkDigitValid ? "north_america" : "either";
};

/**
 * For codes outside Europe that have the layout of Ford of Europe: the only source of the place of
 * the year.
 */
const onlySourceOfYear: ReadonlyMap<string, string> = new Map([
  ["6FP", "vininfo"],
  ["AFA", "obs"],
]);

/** The year of build, in Argentina and on a Ranger of Thailand the model year. */
const year = (input: MakerInput): YearRule | YearReading => {
  if (input.wmi === "8AF") return { position: 10, sources: "obs", grade: "B" };
  if (input.vin.startsWith("MPBUM")) return { position: 10, sources: "obs", grade: "A" };
  if (isMachE(input)) return { position: 10, sources: "obs+vpic", grade: "A" };
  if (!isEuropeanLayout(input)) {
    return { status: "unknown", why: "not the layout of Ford of Europe" };
  }
  const only = onlySourceOfYear.get(input.wmi);
  return {
    position: 11,
    sources: only ?? "foc+fiesta1+vingo",
    grade: only === undefined ? "A" : "B",
  };
};

const withMonth = (reading: MakerReading, input: MakerInput): MakerReading => {
  if (reading.year?.status !== "encoded" || !isEuropeanLayout(input)) return reading;
  const letter = input.vin[11] ?? "";
  const month = fordMonth(letter, reading.year.year.value);
  return month === undefined
    ? reading
    : {
        ...reading,
        buildMonth: {
          value: month,
          grade: "B",
          sources: ["fiesta1"],
          why: `position 12 "${letter}" in ${reading.year.year.value}`,
        },
      };
};

/** Ford of Europe, India, Russia, Australia, Thailand and Argentina. */
export const ford: MakerModule = /* @__PURE__ */ defineMaker({
  id: "ford",
  tables: fordTables,
  sources: fordSources,
  furtherPositions: [9, 12],
  furtherSymbols: (input) => (isEuropeanLayout(input) ? eachSymbol(12, monthSequence) : []),
  market,
  year,
  refine: withMonth,
});
