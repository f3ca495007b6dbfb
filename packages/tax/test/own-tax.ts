import { calculateTax as calculateAll, type TaxRequest } from "../src/index.ts";

/** The tax of one level alone: of a state without the federal tax. */
export function calculateTax(request: TaxRequest) {
  return calculateAll({ levels: "own", ...request });
}
