import {
  add,
  divide,
  type Exact,
  exact,
  excess,
  isPositive,
  multiply,
  one,
  smaller,
  subtract,
  sum,
  zero,
} from "../../engine/amounts.ts";
import { medicalOver } from "../us/federal/itemized.ts";
import {
  cappedIncomeTax,
  cappedPropertyTax,
  type OfferedDeductions,
  offeredDeductions,
} from "../us/states/offered-deductions.ts";
import type { StateCase } from "../us/states/state-case.ts";
import type { UsVaFigures } from "./figures.ts";

type Case = StateCase<UsVaFigures>;

/** Va. Code 58.1-322.03(1): itemized if the federal return itemizes, else the standard deduction. */
export function deductionOf(state: Case): Exact {
  const standard = state.amount(state.figures.standard_deduction);
  const offered = offeredDeductions(state);
  if (offered === undefined) return state.deduct(standard);
  const deduction = state.filed.itemizes ? itemizedDeductions(state, offered) : standard;
  return state.deducted("deduction", deduction, "standard_deduction");
}

/**
 * Schedule A of Virginia: without the income tax of the state, and with the limit for large
 * incomes that the federal law had before 2018.
 */
function itemizedDeductions(state: Case, offered: OfferedDeductions): Exact {
  const { figures, filed, income } = state;
  const { loss_rate, limited_share } = figures.itemized_limit;
  const medical = medicalOver(offered.medical, income, filed.figures.medical_floor);
  const tax = cappedIncomeTax(state, offered);
  const property = cappedPropertyTax(state, offered);
  const limited = sum([offered.mortgageInterest, property, offered.charity, offered.other, tax]);
  const over = excess(income, state.amount(figures.itemized_limit_start));
  const lost = smaller(multiply(over, exact(loss_rate)), multiply(limited, exact(limited_share)));
  const kept = isPositive(limited) ? subtract(one, divide(lost, limited)) : zero;
  const whole = add(subtract(limited, lost), medical);
  return excess(whole, multiply(tax, kept));
}
