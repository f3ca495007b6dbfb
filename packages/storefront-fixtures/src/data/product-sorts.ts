/**
 * The orders in which a list of products can be sorted. Equal products keep the order of
 * the catalogue.
 */
export const productSorts = [
  "relevance",
  "price_asc",
  "price_desc",
  "rating_desc",
  "newest",
  "title",
] as const;

/** An order in which a list of products is sorted. */
export type ProductSort = (typeof productSorts)[number];
