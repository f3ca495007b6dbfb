import { alwaysElsewhere, defineMaker } from "../../internal/maker/define-maker.ts";
import type { MakerInput, MakerModule, MakerReading } from "../../internal/maker/maker-module.ts";
import type { YearRule } from "../../internal/maker/maker-year.ts";
import { audiSources, audiTables } from "../audi/tables.ts";
import { porscheSources, porscheTables } from "../porsche/tables.ts";
import { seatSources, seatTables } from "../seat/tables.ts";
import { gb16736Source } from "../shared-sources.ts";
import { skodaSources, skodaTables } from "../skoda/tables.ts";
import { volkswagenSources, volkswagenTables } from "./tables.ts";

/**
 * `ZZZ` at 4-6 and `Z` at 9 fill positions that only North American VINs use. Since about 2021, 4-6
 * can have other letters. Cars for the Gulf states have letters there and a right check digit, as
 * in North America, but also types and equipment that are not declared to NHTSA. Cars that Puebla
 * (M) builds for North America have its own code.
 */
const market = ({ vin, wmi, checkDigitValid }: MakerInput): MakerReading["market"] => {
  if (vin.slice(3, 6) === "ZZZ" || (vin[8] === "Z" && vin.slice(3, 6).includes("ZZ"))) {
    return "elsewhere";
  }
  if (wmi === "WVW" && vin[10] === "M") return "elsewhere";
  return wmi === "9BW" && !checkDigitValid ? "elsewhere" : "either";
};

/** The year before the first cars of the group whose type code has a letter at position 7. */
const beforeLetters = 2009;

/**
 * Every known car with a letter at position 7 is of 2010 or later: before, type codes began with
 * a digit.
 */
const year = ({ vin }: MakerInput): YearRule => ({
  position: 10,
  sources: "vr6+golf7",
  grade: "A",
  ...(/[A-Z]/.test(vin[6] ?? "") ? { earliestYear: beforeLetters } : {}),
});

/**
 * The Favorit, and the Felicia that followed it to 2001, have digits where the group writes its
 * type code.
 */
const yearsBeforeTheGroup = Array.from({ length: 15 }, (_, index) => 1987 + index);

/** The Octavia of 1996 is the first Škoda that has a type code of the Volkswagen group. */
const skodaYear = (input: MakerInput): YearRule =>
  /^\d\d$/.test(input.vin.slice(6, 8))
    ? { position: 10, sources: "ads+obs", grade: "A", allowed: yearsBeforeTheGroup }
    : {
        ...year(input),
        sources: "skodastory+skodavw",
        earliestYear: year(input).earliestYear ?? 1996,
      };

const skodaModule = /* @__PURE__ */ defineMaker({
  id: "skoda",
  tables: skodaTables,
  sources: skodaSources,
  market: alwaysElsewhere,
  year: skodaYear,
  usesCheckDigit: true,
});

/** A row of the e-Golf reads position 12. What the rows read is added to the symbols. */
const further = { furtherPositions: [12], furtherSymbols: () => [] };

/** The codes of Kaluga, Changchun and Shanghai. */
const kaluga = "XW8";
const changchun = "LFV";
const shanghai = "LSV";

/** China has required the year at position 10 since September 1997. */
const inChina = (wmi: string, rule: YearRule): YearRule =>
  wmi === kaluga ? rule : { ...rule, sources: gb16736Source.id };

/** A module for each brand of the codes that several brands share. FAW builds no Škoda. */
const modulesOfBrands = () =>
  [
    {
      brand: "Volkswagen",
      tables: volkswagenTables,
      sources: volkswagenSources,
      wmis: { [kaluga]: {}, [changchun]: {}, [shanghai]: {} },
      year,
    },
    {
      brand: "Škoda",
      tables: skodaTables,
      sources: skodaSources,
      wmis: { [kaluga]: {}, [shanghai]: {} },
      year: skodaYear,
    },
    {
      brand: "Audi",
      tables: audiTables,
      sources: audiSources,
      wmis: { [kaluga]: {}, [changchun]: {}, [shanghai]: {} },
      year,
    },
  ].map(({ brand, tables, sources, wmis, year: rule }) =>
    defineMaker({
      ...further,
      id: `volkswagen-group-${brand}`,
      tables: { ...tables, wmis },
      sources: [...sources, gb16736Source],
      market: alwaysElsewhere,
      year: (input) => inChina(input.wmi, rule(input)),
      brandOfModels: brand,
    }),
  );

/**
 * Codes that several brands of the group share: the type code must belong to exactly one of them.
 */
const sharedCodes = (brands: readonly MakerModule[]): MakerModule => ({
  id: "volkswagen-group",
  furtherPositions: further.furtherPositions,
  furtherSymbols: (input) => brands.flatMap((module) => module.furtherSymbols?.(input) ?? []),
  wmis: [kaluga, changchun, shanghai],
  sources: [
    ...new Map(
      brands.flatMap(({ sources }) => sources.map((source) => [source.id, source] as const)),
    ).values(),
  ],
  read: (input) => {
    const [only, ...others] = brands.flatMap((module) => {
      return module.wmis.includes(input.wmi) ? (module.read(input) ?? []) : [];
    });
    return others.length === 0 ? only : undefined;
  },
});

/** Volkswagen, Audi, Škoda, SEAT with Cupra, Porsche. */
export const volkswagen: readonly MakerModule[] = /* @__PURE__ */ (() => [
  sharedCodes(modulesOfBrands()),
  defineMaker({
    ...further,
    id: "volkswagen",
    tables: {
      ...volkswagenTables,
      wmis: Object.fromEntries(
        Object.entries(volkswagenTables.wmis).filter(([, row]) => row.brand !== undefined),
      ),
    },
    sources: volkswagenSources,
    market,
    year,
  }),
  defineMaker({
    ...further,
    id: "volkswagen-trucks-brazil",
    tables: { ...volkswagenTables, wmis: { "953": {} } },
    sources: volkswagenSources,
    market: alwaysElsewhere,
    year: () => ({ position: 10, sources: "obs", grade: "A" }),
    brandOfModels: "Volkswagen",
  }),
  defineMaker({ id: "audi", tables: audiTables, sources: audiSources, market, year }),
  skodaModule,
  defineMaker({
    id: "seat",
    tables: seatTables,
    sources: seatSources,
    market: alwaysElsewhere,
    year,
  }),
  defineMaker({
    furtherPositions: [12, 13],
    furtherSymbols: () => [],
    id: "porsche",
    tables: porscheTables,
    sources: porscheSources,
    market,
    year,
  }),
])();
