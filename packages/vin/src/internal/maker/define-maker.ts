import { driveSources } from "../../data/one-drive-models.ts";
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
import { isListedBrand, type OnlyDrive, onlyDriveOf } from "./only-drive.ts";
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

type Facts = Omit<MakerReading, "market" | "year">;

/**
 * Adds the only drive of the model. The characters of another engine are not one, if the model never
 * had it.
 */
const withDrive = (facts: Facts, drive: OnlyDrive | undefined): Facts => {
  if (drive === undefined) return facts;
  const { since: _, ...only } = drive;
  if ((facts.fuel?.value ?? drive.fuel.value) === drive.fuel.value) return { ...only, ...facts };
  const { engineModel, series, capacityCc, capacityLitres, powerKw, cylinders, ...others } = facts;
  return { ...others, ...only };
};

/** Whether the list of models with one drive has a brand of the maker. */
const hasOneDriveModels = ({ tables, brandOfModels }: MakerRules): boolean => {
  const usual = Object.values(tables.wmis).map(({ brand }) => brand);
  const ofTypes = (tables.brands ?? []).flatMap(([, brands]) => brands.split(" / "));
  return [...usual, ...ofTypes, brandOfModels].some(
    (brand) => typeof brand === "string" && isListedBrand(brand),
  );
};

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
    const names = facts.model ? [facts.model.value] : (facts.modelCandidates?.value ?? []);
    const drive = onlyDriveOf(make?.value ?? "", names);
    const allowed = years.filter((each) => each >= (drive?.since ?? 0));
    const year = isRule(written)
      ? readYear(input, { ...written, span: written.span ?? span, allowed })
      : written;
    const reading: Writable<MakerReading> = { ...withDrive(facts, drive), market, year };
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
    sources: hasOneDriveModels(rules) ? [...rules.sources, ...driveSources] : rules.sources,
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
