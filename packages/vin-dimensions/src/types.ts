import type { bodyStyles } from "./internal/body-styles.ts";

/** Body styles that the source tells apart. */
export type BodyStyle = (typeof bodyStyles)[number];

/** Which car is asked for; make and model as vPIC or a human writes them. */
export interface DimensionQuery {
  readonly make: string;
  readonly model: string;
  /** Model year. */
  readonly year: number;
  /** A body style of the source; `minivan` is one of its vans, any other word fits no body that the source names. */
  readonly bodyType?: string;
  readonly doors?: number;
}

/** Overall size in millimetres; the source gives whole centimetres. */
export interface Dimensions {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The table of one file. */
export interface DimensionTable {
  /** To be named wherever its figures are shown. */
  readonly source: string;
  /** The size when every configuration that fits agrees within 1 %, else undefined. */
  readonly find: (query: DimensionQuery) => Dimensions | undefined;
}
