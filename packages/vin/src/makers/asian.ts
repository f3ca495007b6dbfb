import type {
  MakerInput,
  MakerModule,
  MakerReading,
  YearReading,
} from "../internal/maker-module.ts";
import { buildMonth } from "./build-month.ts";
import { hondaSources, hondaTables } from "./data/honda.ts";
import { hyundaiSources, hyundaiTables } from "./data/hyundai.ts";
import { kiaSources, kiaTables } from "./data/kia.ts";
import { mazdaSources, mazdaTables } from "./data/mazda.ts";
import { mitsubishiSources, mitsubishiTables } from "./data/mitsubishi.ts";
import { nissanSources, nissanTables } from "./data/nissan.ts";
import { suzukiSources, suzukiTables } from "./data/suzuki.ts";
import { toyotaSources, toyotaTables } from "./data/toyota.ts";
import { alwaysElsewhere, defineMaker, notNorthAmerican } from "./define-maker.ts";
import { notEncoded } from "./read-tables.ts";
import type { YearRule } from "./year-codes.ts";

/** WMIs of plants that never built for North America. */
const europeOnly = new Set(["SB1", "VNK", "MR0", "XW7", "AHT", "6T1", "MHF", "MBJ", "9BR", "8AJ"]);

const toyotaYear = ({ vin }: MakerInput): YearRule | YearReading =>
  vin[9] === "0"
    ? notEncoded("0 at position 10: Toyota and Lexus write no year for this market")
    : { position: 10, sources: "wbtoyota+gmclub+obs", grade: "A" };

const toyotaMarket = (input: MakerInput): MakerReading["market"] =>
  input.vin[9] === "0" || europeOnly.has(input.wmi) ? "elsewhere" : notNorthAmerican(input);

const nissanYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "94D" || wmi === "3N1"
    ? { position: 10, sources: "obs", grade: "B" }
    : notEncoded("position 10 of a Nissan of this origin is a plant or serial character");

const mazdaYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "JMZ"
    ? notEncoded("Mazda writes no year at position 10 for Europe")
    : { position: 10, sources: "obs", grade: "B" };

const suzukiYear = ({ wmi }: MakerInput): YearRule | YearReading =>
  wmi === "JS2" || wmi === "MHY"
    ? { position: 10, sources: "kompas+obs", grade: "B" }
    : { status: "unknown", why: "no source tells where Suzuki writes the year for this market" };

const indianHondaMonth = (reading: MakerReading, input: MakerInput): MakerReading =>
  input.wmi === "MAK" ? buildMonth(reading, input, 9, "cargully+imp") : reading;

/** Toyota with Lexus, Nissan, Honda, Mazda, Suzuki, Mitsubishi, Hyundai, Kia. */
export const asianModules: readonly MakerModule[] = [
  defineMaker({
    id: "toyota",
    tables: toyotaTables,
    sources: toyotaSources,
    market: toyotaMarket,
    year: toyotaYear,
    usesCheckDigit: true,
  }),
  defineMaker({
    id: "nissan",
    tables: nissanTables,
    sources: nissanSources,
    market: ({ wmi, checkDigitValid }) =>
      wmi === "JN1" || wmi === "3N1" || wmi === "SJN"
        ? notNorthAmerican({ vin: "", wmi, checkDigitValid, latestYear: 0 })
        : "elsewhere",
    year: nissanYear,
    brandOfModels: "Nissan",
  }),
  defineMaker({
    id: "honda",
    tables: hondaTables,
    sources: hondaSources,
    market: notNorthAmerican,
    year: () => ({ position: 10, sources: "listing+hmoto+cargully", grade: "B" }),
    refine: indianHondaMonth,
  }),
  defineMaker({
    id: "mazda",
    tables: mazdaTables,
    sources: mazdaSources,
    market: alwaysElsewhere,
    year: mazdaYear,
  }),
  defineMaker({
    id: "suzuki",
    tables: suzukiTables,
    sources: suzukiSources,
    market: notNorthAmerican,
    year: suzukiYear,
  }),
  defineMaker({
    id: "mitsubishi",
    tables: mitsubishiTables,
    sources: mitsubishiSources,
    market: notNorthAmerican,
    year: () => ({ position: 10, sources: "mitsuwiki", grade: "B" }),
    brandOfModels: "Mitsubishi",
  }),
  defineMaker({
    id: "hyundai",
    tables: hyundaiTables,
    sources: hyundaiSources,
    market: notNorthAmerican,
    year: () => ({ position: 10, sources: "wikibooks+vinid", grade: "A" }),
    brandOfModels: "Hyundai",
  }),
  defineMaker({
    id: "kia",
    tables: kiaTables,
    sources: kiaSources,
    market: notNorthAmerican,
    year: () => ({ position: 10, sources: "kiaclub+balancing", grade: "A" }),
    brandOfModels: "Kia",
  }),
];
