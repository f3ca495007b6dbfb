import { TaxError, type TaxErrorCode } from "../../errors.ts";

/** Throws the error of one field. The safe forms of the operations return it. */
export function refuse(code: TaxErrorCode, field: string, message: string): never {
  throw new TaxError([{ code, path: [field], message }]);
}
