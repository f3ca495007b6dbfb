import type { Fraction } from "../oracle/fraction.ts";
import type { Case } from "../oracle/states.ts";

/** One reason why TAXSIM's tax differs from the tax by these rules. */
export interface Departure {
  /** The section of the law, or the line of the form, that our figure follows. */
  readonly law: string;
  readonly url: string;
  /** What TAXSIM does instead, as a sentence. */
  readonly taxsim: string;
  /**
   * TAXSIM's tax that follows from this reason, to within one unit. Absent if it could not
   * be reproduced.
   */
  readonly tax?: (household: Case) => Fraction;
}

/** The reasons of one state. The differences in its cases name them by these ids. */
export type Departures = Readonly<Record<string, Departure>>;
