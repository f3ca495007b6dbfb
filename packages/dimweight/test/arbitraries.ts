import * as fc from "fast-check";
import { extent } from "../../../test/sample-or-everything.ts";

/** Whole, short and long decimals between two bounds, as people and scales write them. */
export function measure(smallest: number, largest: number): fc.Arbitrary<number> {
  const withDecimals = (decimals: number) =>
    fc
      .integer({ min: Math.ceil(smallest * 10 ** decimals), max: largest * 10 ** decimals })
      .map((digits) => digits / 10 ** decimals);
  return fc.oneof(
    ...[0, 1, 2, 3].map((decimals) => withDecimals(decimals).filter((value) => value >= smallest)),
    fc.double({ min: smallest, max: largest, noNaN: true }),
  );
}

export const sideCm = measure(0.1, 1000);
export const weightKg = measure(0.001, 10_000);
export const smallSideCm = measure(0.1, 120);
export const smallWeightKg = measure(0.001, 40);

export const parcel = fc.oneof(
  fc.record({
    lengthCm: smallSideCm,
    widthCm: smallSideCm,
    heightCm: smallSideCm,
    weightKg: smallWeightKg,
  }),
  fc.record({ lengthCm: sideCm, widthCm: sideCm, heightCm: sideCm, weightKg }),
);

export const parcelInInches = fc.record({
  lengthIn: measure(0.04, 393),
  widthIn: measure(0.04, 60),
  heightIn: measure(0.04, 60),
  weightLb: measure(0.003, 200),
});

/** One of two arbitraries. */
export type Parcel =
  | (typeof parcel extends fc.Arbitrary<infer Value> ? Value : never)
  | (typeof parcelInInches extends fc.Arbitrary<infer Value> ? Value : never);

/** Checks a synchronous property: in `npm test` with a fifth of the runs. */
export function holds<Inputs>(property: fc.IProperty<Inputs>, numRuns = 100): void {
  void fc.assert(property, extent.runs(Math.ceil(numRuns / 5), numRuns));
}
