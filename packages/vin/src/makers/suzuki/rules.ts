import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { suzukiSources, suzukiTables } from "./tables.ts";

const suzukiYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "JS2" || wmi === "MHY"
    ? { position: 10, sources: "kompas+obs", grade: "B" }
    : {
        status: "unknown",
        why: "no source gives the position at which Suzuki writes the year for this market",
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
