import { exact, multiply } from "../../../engine/amounts.ts";
import { defineLocality, type Locality } from "./define-locality.ts";
import { localityData, type StateOfLocalities, since } from "./locality-data.ts";

/** The end of a code, the name, and the rates by their first year. */
export type RateRow = readonly [id: string, name: string, rates: Readonly<Record<number, number>>];

/** Counties whose tax is a rate on the income that the state taxes. */
export function localitiesByRate<StateFigures extends object>(
  state: StateOfLocalities,
  rows: readonly RateRow[],
  sourcesOf: (year: number) => readonly [string, ...string[]],
): readonly Locality<StateFigures>[] {
  return rows.map(([id, name, rates]) =>
    defineLocality<StateFigures, { readonly rate: number }>({
      data: localityData<{ readonly rate: number }>(state, {
        id,
        name,
        figures: {
          rate: Object.entries(rates).map(([year, rate]) =>
            since(Number(year), rate, ...sourcesOf(Number(year))),
          ),
        },
      }),
      isOnStateReturn: true,
      steps: ({ rate }, { taxableIncome, context }) => {
        const tax = multiply(taxableIncome, exact(rate));
        context.trace.line("local_rate", tax, "rate", taxableIncome);
        return { taxableIncome, tax };
      },
    }),
  );
}
