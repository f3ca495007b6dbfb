import type { Media, Product, Review, Variant } from "../../types.ts";
import type { SearchFacts } from "./search-facts.ts";

/** A price, and the list price that it reduces. */
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

/** A product of the catalogue, before market, stock and clock are applied. */
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
  /** Index of the variant, if the id names one. */
  readonly variant?: number;
  readonly match: "exact" | "featured";
}

/** A catalogue, generated or from a fixture set. It never changes. */
export interface Catalog {
  readonly count: number;
  /** A hash of everything that determines it. */
  readonly fingerprint: string;
  /** What a search reads, without building a product. */
  readonly facts: SearchFacts;
  product(index: number): RawProduct;
  /** Finds a product by its own id, the id of a variant, an SKU, a GTIN or a handle. */
  locate(id: string): Place | undefined;
  /** The index of a product, from an id that is known to be in this catalogue. */
  indexOf(id: string): number | undefined;
  reviews(index: number): readonly Review[];
  truth(index: number): Readonly<Record<string, unknown>>;
}
