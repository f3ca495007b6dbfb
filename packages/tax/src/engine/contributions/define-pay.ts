import type { TaxYear } from "../figures.ts";
import type { Jurisdiction } from "../jurisdiction.ts";
import type { Contributions } from "./define-contributions.ts";

/** The income taxes and the contributions of one place, from which a pay calculator can be made. */
export interface PayJurisdiction {
  /** Every income tax that wages of the place bear: for California the federal one and its own. The last is the tax of the place. */
  readonly taxes: readonly [Jurisdiction, ...Jurisdiction[]];
  /** Those of the country first, then those of its part. */
  readonly contributions: readonly [Contributions, ...Contributions[]];
  /**
   * A year whose contributions are known and whose income tax is not enacted. Pay calculates its tax by the figures of the year
   * before, which an answer calls `carried_forward`.
   */
  readonly carriedYear?: TaxYear;
  /** What the code does not cover, as a sentence for `assumptions`. */
  readonly note?: string;
}

/** A place with one income tax and one set of contributions: a country, or a region whose code means the whole tax. */
export function definePay(tax: Jurisdiction, contributions: Contributions): PayJurisdiction {
  return { taxes: [tax], contributions: [contributions] };
}
