/** How a list of products can be sorted. Products that rank alike keep the order of the catalogue. */
export const productSorts = [
  "relevance",
  "price_asc",
  "price_desc",
  "rating_desc",
  "newest",
  "title",
] as const;

/** How a list of products is sorted. */
export type ProductSort = (typeof productSorts)[number];
