import { TaxError, type TaxErrorCode } from "../../errors.ts";

/** Ends a calculation that cannot go on. The safe forms of the operations return the error. */
export function refuse(code: TaxErrorCode, field: string, message: string): never {
  throw new TaxError([{ code, path: [field], message }]);
}
