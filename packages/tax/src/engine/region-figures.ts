import type { FigureTables, JurisdictionData } from "./figures.ts";

/** The figures of a region, together with the figures of the whole country. */
export function regionFigures<Country, Own>(
  country: JurisdictionData<Country>,
  own: JurisdictionData<Own>,
): JurisdictionData<Country & Own> {
  return {
    ...own,
    sources: { ...country.sources, ...own.sources },
    // A parameter of the region replaces that of the country, under the same type.
    figures: { ...country.figures, ...own.figures } as FigureTables<Country & Own>,
  };
}
