import { TaxError, type TaxErrorCode, type TaxIssue } from "../../errors.ts";

/** The issue of one field. */
export function issueOf(code: TaxErrorCode, field: string, message: string): TaxIssue {
  return { code, path: [field], message };
}

/** Throws the error of one field. The safe forms of the operations return it. */
export function refuse(code: TaxErrorCode, field: string, message: string): never {
  throw new TaxError([issueOf(code, field, message)]);
}
