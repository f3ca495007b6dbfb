import type { JurisdictionCode, TaxRequest } from "../../../src/index.ts";

/** A request, and the tax due by a second reading of the state's form or law. */
export interface Reading {
  readonly request: TaxRequest;
  readonly expected: () => number;
}

/**
 * Reads the rules of a state a second time, for households with low incomes on both sides of
 * every limit.
 */
export type SecondReading = (jurisdiction: JurisdictionCode) => Iterable<Reading>;
