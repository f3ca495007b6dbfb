import type { TaxErrorCode, TaxIssue } from "../../errors.ts";

/** Thrown inside a calculation that cannot go on; caught by the calculator and never seen outside. */
export class Refusal extends Error {
  readonly issues: readonly TaxIssue[];

  constructor(issues: readonly TaxIssue[]) {
    super("refused");
    this.issues = issues;
  }
}

export function refuse(code: TaxErrorCode, field: string, message: string): never {
  throw new Refusal([{ code, path: [field], message }]);
}
