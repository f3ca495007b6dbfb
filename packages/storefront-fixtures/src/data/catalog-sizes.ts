/** How many products a generated catalogue of each size has. */
export const catalogSizes = {
  tiny: 12,
  standard: 120,
  large: 5000,
  huge: 100_000,
} as const;

/** How many products a generated catalogue has: 12, 120, 5,000 or 100,000. */
export type CatalogSize = keyof typeof catalogSizes;
