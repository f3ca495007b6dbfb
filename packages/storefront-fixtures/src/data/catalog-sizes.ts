/** The number of products in a generated catalogue of each size. */
export const catalogSizes = {
  tiny: 12,
  standard: 120,
  large: 5000,
  huge: 100_000,
} as const;

/** The size of a generated catalogue: 12, 120, 5,000 or 100,000 products. */
export type CatalogSize = keyof typeof catalogSizes;
