import { defineMaker, ofAnyMarket } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerReading, YearReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { notEncoded } from "../../internal/maker/read-tables.ts";
import { toyotaSources, toyotaTables } from "./tables.ts";

/** WMIs of plants that never built for North America. */
const europeOnly = new Set(["MR0", "XW7", "AHT", "6T1", "MHF", "MBJ", "9BR", "8AJ"]);

const toyotaYear = ({ vin }: MakerInput): YearRule | YearReading =>
  vin[9] === "0"
    ? notEncoded("0 at position 10: Toyota and Lexus write no year for this market")
    : { position: 10, sources: "wbtoyota+gmclub+obs", grade: "A" };

const toyotaMarket = (input: MakerInput): MakerReading["market"] =>
  input.vin[9] === "0" || europeOnly.has(input.wmi) ? "elsewhere" : ofAnyMarket();

/** Toyota and Lexus outside North America. */
export const toyota = /* @__PURE__ */ defineMaker({
  id: "toyota",
  tables: toyotaTables,
  sources: toyotaSources,
  market: toyotaMarket,
  year: toyotaYear,
  usesCheckDigit: true,
});
