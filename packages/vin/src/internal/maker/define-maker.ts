import { furtherSymbolsIn } from "./further-symbols.ts";
import type {
  Fact,
  MakerInput,
  MakerModule,
  MakerReading,
  MakerSource,
  YearReading,
} from "./maker-module.ts";
import { candidateYears, readYear, type YearRule } from "./maker-year.ts";
import { tableReader } from "./read-tables.ts";
import type { MakerTables } from "./table-rows.ts";

/** The rules of one maker, and its tables. */
export interface MakerRules {
  readonly id: string;
  readonly tables: MakerTables;
  readonly sources: readonly MakerSource[];
  readonly market: (input: MakerInput) => MakerReading["market"];
  /** Where the maker writes the year, and from which year on; or why this VIN has no year. */
  readonly year: (input: MakerInput) => YearRule | YearReading;
  /** The brand of the listed models, for WMIs of several brands. */
  readonly brandOfModels?: string | ((input: MakerInput) => string);
  readonly usesCheckDigit?: boolean;
  readonly furtherPositions?: MakerModule["furtherPositions"];
  /** Like those of the module, but only what the rules read. What the rows read is added. */
  readonly furtherSymbols?: MakerModule["furtherSymbols"];
  /** Changes the reading by rules that are not in the tables. */
  readonly refine?: (reading: MakerReading, input: MakerInput) => MakerReading;
}

type Writable<Fields> = { -readonly [Field in keyof Fields]: Fields[Field] };

const isRule = (year: YearRule | YearReading): year is YearRule => "position" in year;

const brandOf = (brand: string | ((input: MakerInput) => string), input: MakerInput): string =>
  typeof brand === "string" ? brand : brand(input);

/** For makers whose WMIs are used in all markets: a declaration to NHTSA decides, if it fits. */
export const ofAnyMarket = (): MakerReading["market"] => "either";

/** For makers whose listed WMIs are never used in North America. */
export const alwaysElsewhere = (): MakerReading["market"] => "elsewhere";

/** Creates a maker module from tables and rules. */
export const defineMaker = (rules: MakerRules): MakerModule => {
  const readTables = tableReader(rules.tables);
  const read = (input: MakerInput): MakerReading | undefined => {
    const market = rules.market(input);
    if (market === "north_america") return { market };
    const written = rules.year(input);
    const candidates = isRule(written) ? candidateYears(input, written) : [];
    const { facts, span, years } = readTables(input, candidates);
    const named = facts.model ?? facts.modelCandidates;
    const hasBrand = (facts.make ?? facts.makeCandidates) !== undefined;
    if (!hasBrand && (named === undefined || rules.brandOfModels === undefined)) {
      return undefined;
    }
    const make: Fact<string> | undefined =
      facts.make ??
      (named && rules.brandOfModels !== undefined && facts.makeCandidates === undefined
        ? { ...named, value: brandOf(rules.brandOfModels, input) }
        : undefined);
    const year = isRule(written)
      ? readYear(input, { ...written, span: written.span ?? span, allowed: years })
      : written;
    const reading: Writable<MakerReading> = { ...facts, market, year };
    if (make !== undefined) reading.make = make;
    if (rules.usesCheckDigit !== undefined) reading.usesCheckDigit = rules.usesCheckDigit;
    return rules.refine ? rules.refine(reading, input) : reading;
  };
  const { furtherSymbols } = rules;
  const symbolsInRows = furtherSymbolsIn(rules.tables);
  const brandOfModels = (input: MakerInput) => brandOf(rules.brandOfModels ?? "", input);
  return {
    id: rules.id,
    wmis: Object.keys(rules.tables.wmis),
    sources: rules.sources,
    tables: rules.tables,
    ...(rules.brandOfModels === undefined ? {} : { brandOfModels }),
    furtherPositions: rules.furtherPositions ?? [],
    ...(furtherSymbols === undefined
      ? {}
      : {
          furtherSymbols: (input) => [...symbolsInRows(input.vin), ...furtherSymbols(input)],
        }),
    read,
  };
};
