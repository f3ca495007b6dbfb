import type { BodyType } from "../../data/value-lists.ts";

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
