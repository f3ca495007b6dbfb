import { add, atLeastZero, type Exact, sum } from "../../../engine/amounts.ts";
import type { StateCase } from "./state-case.ts";

/** The wages and the profits of everyone on the return; a loss of one does not reduce the other. */
export function earnings({ filed }: StateCase<unknown>): Exact {
  const { wages, profits } = filed.income;
  return sum([...wages, ...profits.map(atLeastZero)]);
}

/** Earnings, and the rent that counts as a net profit. */
export function earningsAndRent(state: StateCase<unknown>): Exact {
  return add(earnings(state), atLeastZero(state.filed.income.rent));
}
