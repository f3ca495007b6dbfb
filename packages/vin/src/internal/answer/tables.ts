import type { BodyType } from "../../data/value-lists.ts";
import type { MakerIndex } from "../../makers/maker-index.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CodeTable } from "../evidence/code-table.ts";
import type { GivenElements } from "../nhtsa/given-elements.ts";
import type { NhtsaTables } from "../nhtsa/read-patterns.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { EfficiencyTable } from "./efficiency-table.ts";

/** The query to a dimension table. */
export interface DimensionQuery {
  /** Brand in display form. */
  readonly make: string;
  /** Model in display form. */
  readonly model: string;
  /** Model year. */
  readonly year: number;
  /** Body type, if known. */
  readonly bodyType?: BodyType;
  /** Number of doors, if known. */
  readonly doors?: number;
  /** Series, if known. */
  readonly series?: string;
  /** Trim level, if known. */
  readonly trim?: string;
}

/** Overall size in millimetres. The source has whole centimetres. */
export interface Dimensions {
  /** Overall length in millimetres. */
  readonly lengthMm: number;
  /** Overall width in millimetres. */
  readonly widthMm: number;
  /** Overall height in millimetres. */
  readonly heightMm: number;
}

/** A dimension table, as `@almanac/vin-dimensions` provides one. */
export interface DimensionTable {
  /**
   * The name of the source, which each answer repeats, such as
   * `Transport Canada, Canadian Vehicle Specifications (AllCarsDB, CC BY-SA 4.0)`.
   */
  readonly source: string;
  /** The size, if all matching configurations agree within 1 %; else undefined. */
  readonly find: (query: DimensionQuery) => Dimensions | undefined;
}

/** The tables and caches of a decoder, built once. */
export interface Tables extends NhtsaTables {
  readonly answers: AnswerCache;
  readonly makers: MakerIndex;
  readonly codes: CodeTable;
  readonly given: GivenElements;
  /** The catalogue, for numbers of makes, models and manufacturers in explanations. */
  readonly catalogue: () => Catalogue | undefined;
  readonly dimensions: () => DimensionTable | undefined;
  readonly efficiency: () => EfficiencyTable | undefined;
  readonly dataVersion: string;
}

// purity: finds the tables of a decoder again, so that a toolbox can share them.
const tablesByDecoder = new WeakMap<object, Tables>();

/** Remembers the tables of a decoder. */
export function rememberTables(decoder: object, tables: Tables): void {
  tablesByDecoder.set(decoder, tables);
}

/** The tables of a decoder; undefined if `createDecoder` did not create it. */
export function tablesOf(decoder: object): Tables | undefined {
  return tablesByDecoder.get(decoder);
}
