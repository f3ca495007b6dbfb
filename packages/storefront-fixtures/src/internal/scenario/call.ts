/** The facts about a call that rules can test. */
export interface Call {
  readonly operation: string;
  readonly command: Readonly<Record<string, unknown>>;
  readonly surface: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly isReplay: boolean;
  /** Whether the operator of the shop sent it. Transport faults do not apply to it. */
  readonly isOperator: boolean;
}
