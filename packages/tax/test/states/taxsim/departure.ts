import type { Fraction } from "../oracle/fraction.ts";
import type { Case } from "../oracle/states.ts";

/** One reason why TAXSIM comes to another tax than these rules. */
export interface Departure {
  /** The section of the law or the line of the form that our figure follows. */
  readonly law: string;
  readonly url: string;
  /** What TAXSIM does instead, as a sentence. */
  readonly taxsim: string;
  /** The tax that follows from it, to within one unit; absent where its figure could not be reproduced. */
  readonly tax?: (household: Case) => Fraction;
}

/** The reasons of one state, by the id that the differences of its cases name. */
export type Departures = Readonly<Record<string, Departure>>;
