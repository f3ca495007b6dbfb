/** A call as rules see it. */
export interface Call {
  readonly operation: string;
  readonly command: Readonly<Record<string, unknown>>;
  readonly surface: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly isReplay: boolean;
  /** From whoever runs the shop: faults of transport pass it by. */
  readonly isOperator: boolean;
}
