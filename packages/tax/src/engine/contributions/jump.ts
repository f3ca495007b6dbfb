/** A limit of the law at which net pay jumps up: it rises by an amount, although gross pay hardly rises. */
export interface Jump<Condition> {
  /** The largest amount that it adds to the net pay of a year. */
  readonly by: number;
  /** True from one gross pay on, and for every larger one. */
  readonly when: Condition;
}
