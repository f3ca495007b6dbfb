import type { JurisdictionCode, TaxRequest } from "../../../src/index.ts";

/** A household, and what a second reading of the form or law of its state makes due. */
export interface Reading {
  readonly request: TaxRequest;
  readonly expected: () => number;
}

/** Reads the rules of a state a second time, for households with low incomes on both sides of every limit. */
export type SecondReading = (jurisdiction: JurisdictionCode) => Iterable<Reading>;
