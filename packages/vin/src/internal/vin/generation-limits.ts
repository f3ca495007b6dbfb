/** The bounds of the numbers in a request. VINs of 17 characters exist from model year 1981 on. */
export const generationLimits = {
  count: { least: 1, most: 100_000 },
  seed: { least: 0, most: 4_294_967_295 },
  year: { least: 1981, most: 2100 },
} as const;
