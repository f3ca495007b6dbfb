import type { Media, Product, Review, Variant } from "../../types.ts";

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

/**
 * What a search filters and sorts by. Each fact is read by the index of a product, so that a search
 * over a huge catalogue builds no products.
 */
export interface SearchFacts {
  /** Scores a product against words; 0 if one of them is missing. */
  scorer(words: readonly string[]): (index: number) => number;
  /** In lower case. */
  title(index: number): string;
  brand(index: number): string;
  categories(index: number): readonly string[];
  tags(index: number): readonly string[];
  /** 0 if there is no rating. */
  rating(index: number): number;
  ageDays(index: number): number;
  options(index: number): readonly OptionLabels[];
  /** Whether its price depends on the clock. */
  isMoving(index: number): boolean;
  /** Lowest catalogue price of its variants, in minor units. */
  price(index: number, market: string): number;
  /** Whether any variant can be bought, at the stock of the catalogue. */
  isStocked(index: number): boolean;
}

interface OptionLabels {
  readonly name: string;
  readonly labels: readonly string[];
}

/** All facts of one product. */
export interface Summary {
  readonly index: number;
  readonly brand: string;
  readonly categories: readonly string[];
  /** In lower case: the title; `nearWords` are brand and categories. Queries search both. */
  readonly titleWords: string;
  readonly nearWords: string;
  readonly tags: readonly string[];
  readonly rating: number;
  readonly ageDays: number;
  readonly options: readonly OptionLabels[];
  readonly moving: boolean;
  readonly price: (market: string) => number;
  readonly isStocked: () => boolean;
}

/** Reads search facts from summaries. */
export function searchFactsFrom(summary: (index: number) => Summary): SearchFacts {
  return {
    scorer: (words) => {
      const stems = words.map(stemOf);
      return (index) => scoreText(summary(index), stems);
    },
    title: (index) => summary(index).titleWords,
    brand: (index) => summary(index).brand,
    categories: (index) => summary(index).categories,
    tags: (index) => summary(index).tags,
    rating: (index) => summary(index).rating,
    ageDays: (index) => summary(index).ageDays,
    options: (index) => summary(index).options,
    isMoving: (index) => summary(index).moving,
    price: (index, market) => summary(index).price(market),
    isStocked: (index) => summary(index).isStocked(),
  };
}

/** Points for a word, by the place where it is found. */
export const wordPoints = { title: 4, near: 2, tag: 1 } as const;

/** Removes a plural s, so that a plural finds the singular. */
export function stemOf(word: string): string {
  return word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Each word must be in the title, in brand or category, or in a tag; else the score is 0. */
function scoreText({ titleWords, nearWords, tags }: Summary, stems: readonly string[]): number {
  let score = 0;
  for (const stem of stems) {
    if (titleWords.includes(stem)) score += wordPoints.title;
    else if (nearWords.includes(stem)) score += wordPoints.near;
    else if (tags.some((tag) => tag.includes(stem))) score += wordPoints.tag;
    else return 0;
  }
  return score;
}
