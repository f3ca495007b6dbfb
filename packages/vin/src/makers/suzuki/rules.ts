import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { suzukiSources, suzukiTables } from "./tables.ts";

const suzukiYear = ({ vin, wmi }: MakerInput): YearRule | YearReading => {
  if (wmi === "JS2" || wmi === "MHY") return { position: 10, sources: "kompas+obs", grade: "B" };
  return vin[9] === "0"
    ? notEncoded("0 at position 10: Suzuki writes no year for this market")
    : {
        status: "unknown",
        why: "no source gives the position at which Suzuki writes the year for this market",
      };
};

/** Suzuki outside North America. */
export const suzuki = /* @__PURE__ */ defineMaker({
  id: "suzuki",
  tables: suzukiTables,
  sources: suzukiSources,
  furtherPositions: [9],
  furtherSymbols: () => [],
  market: ofAnyMarket,
  year: suzukiYear,
});
