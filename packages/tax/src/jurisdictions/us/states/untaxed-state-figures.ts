/** The figures of a state without an income tax. */
export interface UntaxedStateFigures {
  readonly income_tax: false;
}
