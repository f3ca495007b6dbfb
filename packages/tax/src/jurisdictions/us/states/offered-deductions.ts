import {
  atLeastZero,
  type Exact,
  exact,
  excess,
  multiply,
  smaller,
  sum,
  zero,
} from "../../../engine/amounts.ts";
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
  const { charity } = filed.figures;
  const base = atLeastZero(income);
  const gifts = smaller(exact(itemized.charity ?? 0), multiply(base, exact(charity.most_share)));
  return {
    mortgageInterest: exact(itemized.mortgage_interest ?? 0),
    propertyTax: exact(itemized.property_tax ?? 0),
    incomeTax: given === undefined ? (context.otherTax ?? zero) : exact(given),
    charity: excess(gifts, multiply(base, exact(charity.floor_share))),
    medical: exact(itemized.medical ?? 0),
    other: exact(itemized.other ?? 0),
  };
}

/** Medical costs over a share of the income. */
export function medicalOver(paid: Exact, income: Exact, share: number): Exact {
  return excess(paid, multiply(atLeastZero(income), exact(share)));
}

/** The federal itemized deductions without the taxes, if the federal return itemizes. */
export function itemizedWithoutTaxes(state: StateCase<unknown>): Exact | undefined {
  const offered = offeredDeductions(state);
  if (offered === undefined) return undefined;
  const { mortgageInterest, charity, medical, other } = offered;
  const allowed = medicalOver(medical, state.income, state.filed.figures.medical_floor);
  return sum([mortgageInterest, charity, allowed, other]);
}
