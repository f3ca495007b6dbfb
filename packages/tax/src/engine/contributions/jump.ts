/** A limit of the law above which net pay is higher by an amount that gross pay did not rise by. */
export interface Jump<Condition> {
  /** The most that it adds to the net pay of a year. */
  readonly by: number;
  /** Begins to hold at one gross pay, and holds for every larger one. */
  readonly when: Condition;
}
