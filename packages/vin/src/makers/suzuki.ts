import type { MakerInput, YearReading } from "../internal/maker-module.ts";
import { suzukiSources, suzukiTables } from "./data/suzuki.ts";
import { defineMaker, notNorthAmerican } from "./define-maker.ts";
import type { YearRule } from "./year-codes.ts";

const suzukiYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "JS2" || wmi === "MHY"
    ? { position: 10, sources: "kompas+obs", grade: "B" }
    : { status: "unknown", why: "no source tells where Suzuki writes the year for this market" };

/** Suzuki outside North America. */
export const suzukiModule = defineMaker({
  id: "suzuki",
  tables: suzukiTables,
  sources: suzukiSources,
  furtherPositions: [9],
  market: notNorthAmerican,
  year: suzukiYear,
});
