import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  excess,
  isPositive,
  larger,
  multiply,
  smaller,
  subtract,
  zero,
} from "../../../engine/amounts.ts";
import { lookupAtLeast } from "../../../engine/formulas/schedule.ts";
import type { OfEach } from "../federal/income.ts";
import { agesOf } from "../federal/taxpayers.ts";
import type { Lookup, PerStatus } from "../figure-types.ts";
import { bothOf, pensionsOfEach } from "./kinds-of-each.ts";
import type { StateCase } from "./state-case.ts";

/** What a state exempts of the military retirement pay of each person: a share of it, 0 if none. */
export interface MilitaryExclusion {
  readonly share: number;
  /** What is exempt before the share applies to the rest. */
  readonly first?: number;
  /** What is exempt at least, if the share is less. */
  readonly at_least?: number;
  /** No more than the wages and profits of the person, or of those below an age. */
  readonly within_earnings?: { readonly below?: number };
  /** The most for a person, by age. Someone without an age counts as young. */
  readonly most?: Lookup;
  /** Instead, the most for those whose wages and profits exceed an amount. */
  readonly earners?: { readonly over: number; readonly most: Lookup };
  /** Federal adjusted gross income up to which anything is exempt. */
  readonly income_up_to?: PerStatus<number>;
}

/** The figure of a state. Where it is absent, military pay is taxed like other pensions. */
export interface MilitaryFigures {
  readonly military_exclusion?: MilitaryExclusion;
}

type Case = StateCase<MilitaryFigures>;

const nothing: OfEach = [zero, zero];

/** The military retirement pay of both spouses that is exempt, as a line of the return. */
export function militaryExclusion(state: Case): Exact {
  const exempt = bothOf(exemptMilitaryOfEach(state));
  if (!isPositive(exempt)) return exempt;
  return state.line("military_exclusion", exempt, "military_exclusion");
}

/** The pensions of each one without the military retirement pay that is exempt. */
export function otherPensionsOfEach(state: Case): OfEach {
  const pensions = pensionsOfEach(state);
  const exempt = exemptMilitaryOfEach(state);
  if (exempt === nothing) return pensions;
  return [subtract(pensions[0], exempt[0]), subtract(pensions[1], exempt[1])];
}

/** What is exempt of each one's military retirement pay. */
export function exemptMilitaryOfEach(state: Case): OfEach {
  const { inputs, figures, income } = state;
  const rule = figures.military_exclusion;
  if (rule === undefined || !isPositive(inputs.militaryPensions)) return nothing;
  const limit = rule.income_up_to;
  if (limit !== undefined && compare(income, state.amount(limit)) > 0) return nothing;
  const [first, second] = militaryPensionsOfEach(state);
  // Where both have pensions, one of them may have pensions of both kinds.
  if (
    compare(inputs.militaryPensions, inputs.pensions) < 0 &&
    pensionsOfEach(state).every(isPositive)
  ) {
    state.context.assume(
      "military_pensions are the taxpayer's up to the taxpayer's pensions; what is left is the spouse's.",
    );
  }
  return [exemptOf(state, rule, first, 0), exemptOf(state, rule, second, 1)];
}

function exemptOf(state: Case, rule: MilitaryExclusion, pay: Exact, at: 0 | 1): Exact {
  const first = smaller(pay, exact(rule.first ?? 0));
  const shared = add(first, multiply(excess(pay, first), exact(rule.share)));
  const { wages, profits } = state.filed.income;
  const earned = add(wages[at], profits[at]);
  const { earners, within_earnings } = rule;
  const age = agesOf(state.context)[at] ?? 0;
  const isWithin = within_earnings !== undefined && age < (within_earnings.below ?? Infinity);
  const whole = smaller(pay, larger(shared, exact(rule.at_least ?? 0)));
  const part = isWithin ? smaller(whole, atLeastZero(earned)) : whole;
  const isEarner = earners !== undefined && compare(earned, exact(earners.over)) > 0;
  const most = isEarner ? earners.most : rule.most;
  return most === undefined ? part : smaller(part, lookupAtLeast(exact(age), most));
}

/**
 * The pensions of each one that are taxed where the exemption of military pay is in place of
 * another one, of `most`.
 */
export function taxedPensionsOfEach(state: Case, most: Exact): OfEach {
  const pensions = pensionsOfEach(state);
  const others = otherPensionsOfEach(state);
  return [
    smaller(excess(pensions[0], most), others[0]),
    smaller(excess(pensions[1], most), others[1]),
  ];
}

/** The pensions of each one that are not military, whether those are exempt or not. */
export function otherThanMilitary(state: Case): OfEach {
  const pensions = pensionsOfEach(state);
  const military = militaryPensionsOfEach(state);
  return [subtract(pensions[0], military[0]), subtract(pensions[1], military[1])];
}

/** A request has one amount for both: it is the taxpayer's as far as the taxpayer has pensions. */
function militaryPensionsOfEach(state: StateCase<unknown>): OfEach {
  const { militaryPensions } = state.inputs;
  const first = smaller(militaryPensions, pensionsOfEach(state)[0]);
  return [first, subtract(militaryPensions, first)];
}
