import type { bodyStyles } from "./internal/body-styles.ts";

/** The body styles that the source distinguishes. */
export type BodyStyle = (typeof bodyStyles)[number];

/** The car to look up. Make and model may be written as in vPIC or as people write them. */
export interface DimensionQuery {
  readonly make: string;
  readonly model: string;
  /** Model year. */
  readonly year: number;
  /**
   * A body style of the source. `minivan` also finds its vans. Any other word matches only cars
   * whose body the source does not name.
   */
  readonly bodyType?: string;
  readonly doors?: number;
}

/** Overall size in millimetres. The source has whole centimetres. */
export interface Dimensions {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The table of one dimension file. */
export interface DimensionTable {
  /** The source. Name it wherever you show its figures. */
  readonly source: string;
  /** The size, if all matching configurations agree within 1 %; else undefined. */
  readonly find: (query: DimensionQuery) => Dimensions | undefined;
}
