import { calculateTax as calculateAll, type TaxRequest } from "../src/index.ts";

/** The tax of one level alone: of a state without the federal tax. */
export function calculateTax(request: TaxRequest) {
  return calculateAll({ levels: "own", ...request });
}

/** The tax of one level after its nonrefundable credits, before those that are paid out. */
export function taxAfterCredits(request: TaxRequest): number {
  return calculateTax(request).levels.at(-1)?.components.tax_after_credits ?? Number.NaN;
}
