import type { Media, Product, Review, Variant } from "../../types.ts";
import type { SearchFacts } from "./search-facts.ts";

/** What a price is: the one asked, and the one crossed out. */
export interface RawPrice {
  readonly amount: number;
  readonly list?: number;
}

export interface RawVariant {
  readonly id: string;
  readonly sku: string;
  readonly gtin: string;
  readonly title: string;
  readonly options: Variant["options"];
  readonly price: (market: string) => RawPrice;
  readonly contentGrams?: number;
  readonly stock: number;
  readonly weight_g: number;
  readonly dimensions_mm: Variant["dimensions_mm"];
  readonly media: readonly Media[];
}

/** A product before a market, the stock and the clock have had their say. */
export interface RawProduct
  extends Omit<
    Product,
    "variants" | "price_range" | "list_price_range" | "created_at" | "updated_at" | "sale" | "media"
  > {
  readonly variants: readonly RawVariant[];
  readonly media: readonly Media[];
  readonly status?: "backorder" | "preorder";
  readonly readyInDays?: number;
  readonly ageDays: number;
  readonly saleDays?: readonly [before: number, after: number];
}

export interface Place {
  readonly index: number;
  /** Set when one variant was named. */
  readonly variant?: number;
  readonly match: "exact" | "featured";
}

/** A catalogue, generated or brought along: nothing in it changes. */
export interface Catalog {
  readonly count: number;
  /** A hash over everything that shapes it. */
  readonly fingerprint: string;
  /** What products are searched by: reading it makes no product. */
  readonly facts: SearchFacts;
  product(index: number): RawProduct;
  /** By id of a product or variant, SKU, GTIN or handle. */
  locate(id: string): Place | undefined;
  /** The place of a product by an id that is known to be one of this catalogue. */
  indexOf(id: string): number | undefined;
  reviews(index: number): readonly Review[];
  truth(index: number): Readonly<Record<string, unknown>>;
}
