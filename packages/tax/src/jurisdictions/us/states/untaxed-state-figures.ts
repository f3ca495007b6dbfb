/** The figures of a state that has no income tax. */
export interface UntaxedStateFigures {
  readonly income_tax: false;
}
