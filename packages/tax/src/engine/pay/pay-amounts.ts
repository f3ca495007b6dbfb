import { mapValues } from "@almanac/kernel/objects/objects";
import type { PayResult } from "../../types.ts";
import {
  add,
  divide,
  type Exact,
  exact,
  minorUnit,
  roundTo,
  subtract,
  sum,
  toNumber,
  zero,
} from "../amounts.ts";

/** The amounts of a year's pay, each a whole number of minor units. */
export interface PayAmounts {
  readonly gross_income: Exact;
  readonly income_tax: Exact;
  /** Left out where a city or county may levy one, and it is not known. */
  readonly local_tax?: Exact;
  readonly pre_tax?: Exact;
  readonly employee_contributions: Exact;
  readonly employer_contributions: Exact;
  readonly additions: Exact;
}

/** The net pay. */
export function netOf(amounts: PayAmounts): Exact {
  const { gross_income, income_tax, employee_contributions, additions } = amounts;
  const { local_tax = zero, pre_tax = zero } = amounts;
  const taken = sum([pre_tax, income_tax, local_tax, employee_contributions]);
  return add(subtract(gross_income, taken), additions);
}

type WireAmounts = PayResult["per_period"]["month"];

/** Applies a function to each amount. */
export function eachAmount(amounts: PayAmounts, change: (amount: Exact) => Exact): PayAmounts {
  const { local_tax: local, pre_tax: preTax, ...always } = amounts;
  return {
    ...mapValues(always, change),
    ...(local && { local_tax: change(local) }),
    ...(preTax && { pre_tax: change(preTax) }),
  };
}

/** Adds the two sums to the amounts. */
export function wireAmounts(amounts: PayAmounts, decimals: number): WireAmounts {
  const { local_tax: local, pre_tax: preTax, ...always } = amounts;
  const sums = {
    ...always,
    net_income: netOf(amounts),
    employer_cost: add(amounts.gross_income, amounts.employer_contributions),
  };
  const { gross_income, income_tax, ...rest } = mapValues(sums, (amount) =>
    toNumber(amount, decimals),
  );
  return {
    gross_income,
    income_tax,
    ...(local && { local_tax: toNumber(local, decimals) }),
    ...(preTax && { pre_tax: toNumber(preTax, decimals) }),
    ...rest,
  };
}

/**
 * Divides each amount of the year by the number of periods and rounds it to the minor unit. The
 * sums are added up from the rounded amounts.
 */
export function perPeriod(amounts: PayAmounts, periods: number, decimals: number): WireAmounts {
  const count = exact(periods);
  const unit = minorUnit(decimals);
  return wireAmounts(
    eachAmount(amounts, (amount) => roundTo(divide(amount, count), unit, "half_up")),
    decimals,
  );
}
