import { calculateTax as calculateAll, type TaxRequest } from "../src/index.ts";

/** The tax of one level alone: of a state without the federal tax. */
export function calculateTax(request: TaxRequest) {
  return calculateAll({ levels: "own", ...request });
}

/**
 * The tax of one level after its nonrefundable credits, before those that are paid out, and before
 * the earned income credit of a state.
 */
export function taxAfterCredits(request: TaxRequest): number {
  return beforeEarnedCredit(calculateTax(request).levels.at(-1)?.components);
}

/** The tax that sources without an earned income credit of the state know. */
export function beforeEarnedCredit(components: Readonly<Record<string, number>> = {}): number {
  return components.tax_before_earned_credit ?? components.tax_after_credits ?? Number.NaN;
}

/** The amounts of one level alone, by name. */
export function componentsOf(request: TaxRequest): Readonly<Record<string, number>> {
  return calculateTax(request).levels.at(-1)?.components ?? {};
}
