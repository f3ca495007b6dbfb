import { type Exact, exact, excess, smaller, sum, zero } from "../../../engine/amounts.ts";
import { charityDeduction, medicalOver, taxCap } from "../federal/itemized.ts";
import type { StateCase } from "./state-case.ts";

/** The itemized deductions of a request by kind, before the limits of the federal return. */
export interface OfferedDeductions {
  readonly mortgageInterest: Exact;
  readonly propertyTax: Exact;
  /** Income tax of the state: as given, else as calculated. */
  readonly incomeTax: Exact;
  /** Gifts, limited to a share of the income as on the federal return. */
  readonly charity: Exact;
  readonly medical: Exact;
  readonly other: Exact;
}

/** Undefined if the request has no `itemized`. */
export function offeredDeductions({
  inputs,
  context,
  filed,
  income,
}: StateCase<unknown>): OfferedDeductions | undefined {
  const { itemized } = inputs;
  if (itemized === undefined) return undefined;
  const { state_income_tax: given } = itemized;
  return {
    mortgageInterest: exact(itemized.mortgage_interest ?? 0),
    propertyTax: exact(itemized.property_tax ?? 0),
    incomeTax: given === undefined ? (context.otherTax ?? zero) : exact(given),
    charity: charityDeduction(filed.figures, income, exact(itemized.charity ?? 0)),
    medical: exact(itemized.medical ?? 0),
    other: exact(itemized.other ?? 0),
  };
}

/** Property tax, with the federal cap on state and local taxes. */
export function cappedPropertyTax(
  { context, filed, income }: StateCase<unknown>,
  { propertyTax }: OfferedDeductions,
): Exact {
  return smaller(propertyTax, taxCap(context, filed.figures, income));
}

/** The part of the income tax that the federal cap leaves beside the property tax. */
export function cappedIncomeTax(
  { context, filed, income }: StateCase<unknown>,
  { propertyTax, incomeTax }: OfferedDeductions,
): Exact {
  return smaller(incomeTax, excess(taxCap(context, filed.figures, income), propertyTax));
}

/** The federal itemized deductions but for the taxes, whether or not the return itemizes. */
export function withoutTaxes(
  { income, filed }: StateCase<unknown>,
  { mortgageInterest, charity, medical, other }: OfferedDeductions,
): Exact {
  const allowed = medicalOver(medical, income, filed.figures.medical_floor);
  return sum([mortgageInterest, charity, allowed, other]);
}

/** Reports that `deductions` has no effect. */
export function withoutItemizing({ data, inputs, context }: StateCase<unknown>): void {
  if (inputs.deductions.numerator > 0) {
    context.assume(`${data.code} has no itemized deductions: deductions is not used.`);
  }
}
