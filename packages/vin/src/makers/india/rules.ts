import { buildMonth, monthLetters } from "../../internal/maker/build-month.ts";
import type { Grade } from "../../internal/maker/confidence.ts";
import { alwaysElsewhere, defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import { eachSymbol } from "../../internal/maker/further-symbols.ts";
import type { MakerInput, MakerReading } from "../../internal/maker/maker-module.ts";
import { indiaSources, indiaTables } from "./tables.ts";

/** Where a maker writes the month, and the sources for its year and month. */
interface IndianRule {
  readonly yearSources: string;
  readonly grade: Grade;
  readonly earliestYear: number;
  readonly month?: readonly [position: number, sources: string];
}

/**
 * The tables of year letters begin with these years: those of the makers, or that of the Indian
 * standard. Mahindra's table contradicts itself before 2010.
 */
const rules: Readonly<Record<string, IndianRule>> = {
  MAT: { yearSources: "team-bhp", grade: "A", earliestYear: 2001, month: [12, "team-bhp+tnoc"] },
  MA1: { yearSources: "mfc", grade: "A", earliestYear: 2010, month: [12, "mfc+imp"] },
  MA3: { yearSources: "cargully", grade: "B", earliestYear: 2001, month: [11, "cargully+mch"] },
  MBH: { yearSources: "cargully", grade: "B", earliestYear: 2001, month: [11, "cargully+mch"] },
  MYH: { yearSources: "obs", grade: "B", earliestYear: 2001 },
  MD6: { yearSources: "obs+is13894", grade: "B", earliestYear: 1993 },
  MC1: { yearSources: "obs+is13894", grade: "B", earliestYear: 1993 },
  MC2: { yearSources: "obs+is13894", grade: "B", earliestYear: 1993 },
  ME3: { yearSources: "rebullet+obs+is13894", grade: "A", earliestYear: 1993 },
};

/** Only Tata writes N and P for November and December; it does not use L and M. */
const tataMonths = { L: 0, M: 0, N: 11, P: 12 } as const;

const withMonth = (reading: MakerReading, input: MakerInput): MakerReading => {
  const month = rules[input.wmi]?.month;
  if (month === undefined) return reading;
  return buildMonth(reading, input, month[0], month[1], input.wmi === "MAT" ? tataMonths : {});
};

/** Royal Enfield also declares motorcycles to NHTSA. */
const indianMarket = ({ wmi }: MakerInput): MakerReading["market"] =>
  wmi === "ME3" ? ofAnyMarket() : alwaysElsewhere();

/**
 * Tata, Mahindra, Maruti Suzuki, Force, Eicher and motorcycles of India: year and month
 * of manufacture.
 */
export const india = /* @__PURE__ */ defineMaker({
  id: "india",
  tables: indiaTables,
  sources: indiaSources,
  furtherPositions: [12],
  furtherSymbols: ({ wmi }) => {
    return rules[wmi]?.month?.[0] === 12 ? eachSymbol(12, `${monthLetters}NP`) : [];
  },
  market: indianMarket,
  year: ({ wmi }) => {
    const rule = rules[wmi];
    return rule === undefined
      ? {
          status: "unknown",
          why: "no source gives the position at which this maker writes the year",
        }
      : {
          position: 10,
          sources: rule.yearSources,
          grade: rule.grade,
          earliestYear: rule.earliestYear,
        };
  },
  refine: withMonth,
});
