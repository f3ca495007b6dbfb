import { refuse } from "../../errors.ts";
import { toInputs } from "../../inputs.generated.ts";
import type { GrossPayResult } from "../../types.ts";
import {
  add,
  compare,
  divide,
  type Exact,
  exact,
  larger,
  minorUnit,
  multiply,
  ratio,
  roundTo,
  subtract,
  toNumber,
  zero,
} from "../amounts.ts";
import { StepTrace } from "../trace.ts";
import { netOf } from "./pay-amounts.ts";
import { calculate, respondPay } from "./pay-result.ts";
import { leastGrossIncome } from "./pre-tax.ts";
import type { PreparedPay } from "./prepare-pay.ts";

const largestGross = exact(1e12);
/** After this number of steps the search doubles its step, because net pay hardly rises there. */
const patience = 400;
/**
 * The most minor units below a found income that are tried, so that a search stays within a
 * few milliseconds.
 */
const mostReach = 300;

/**
 * The smallest gross pay that leaves the requested net pay, which the request has in place
 * of `gross_income`.
 */
export function respondGrossPay(request: PreparedPay): GrossPayResult {
  const { decimals } = request.prepared.jurisdiction.data;
  const wanted = exact(request.prepared.request.gross_income);
  const inputs = toInputs(request.prepared.request);
  // Wages are the income less the parts that the request names.
  const parts = [
    inputs.spouseIncome ?? zero,
    inputs.selfEmploymentIncome,
    inputs.longTermCapitalGains,
    inputs.dividends,
  ];
  const pay = (grossIncome: Exact) =>
    calculate(request, { ...inputs, grossIncome }, new StepTrace(false), () => {});
  const { contributions } = request.pay;
  const gross = leastGross({
    netAt: (income) => netOf(pay(income).amounts),
    jumpedAt: (income) => {
      const { contributed, calculations } = pay(income);
      const tax = calculations.at(-1);
      return tax === undefined ? [] : contributed.flatMap(({ jumped }) => jumped(tax));
    },
    jumps: contributions.flatMap(({ jumps }) => jumps).length,
    steepest: exact(Math.max(...contributions.map(({ steepest }) => steepest))),
    reach: reachOf(Math.max(...contributions.map(({ coarseness }) => coarseness)), decimals),
    wanted,
    start: leastGrossIncome(parts, request.preTax),
    unit: minorUnit(decimals),
  });
  if (gross === undefined) {
    return refuse(
      "invalid_value",
      "net_income",
      "No salary up to 1000000000000 a year leaves that net_income: send a smaller one.",
    );
  }
  const { prepared } = request;
  const result = respondPay({
    ...request,
    prepared: {
      ...prepared,
      request: { ...prepared.request, gross_income: toNumber(gross, decimals) },
    },
  });
  return { ...result, is_exact: compare(exact(result.net_income), wanted) === 0 };
}

/**
 * Twice the effect of the roundings, because about half of a further unit of gross pay is taken.
 */
function reachOf(coarseness: number, decimals: number): number {
  return Math.min(mostReach, Math.ceil(2 * coarseness * 10 ** decimals) + 1);
}

/** The functions of a place that the search uses. */
interface Search {
  readonly netAt: (gross: Exact) => Exact;
  /** For each jump, whether a gross pay is above it. */
  readonly jumpedAt: (gross: Exact) => readonly boolean[];
  readonly jumps: number;
  readonly steepest: Exact;
  /**
   * The number of minor units below a found income in which roundings can make a smaller
   * one enough.
   */
  readonly reach: number;
  readonly wanted: Exact;
  readonly start: Exact;
  readonly unit: Exact;
}

/**
 * Searches each part between two jumps, from the lowest. Within a part, net pay rises at most at
 * the steepest rate.
 */
function leastGross(search: Search): Exact | undefined {
  const { jumps, jumpedAt, start, unit } = search;
  const found: Exact[] = [];
  for (let index = 0; index < jumps; index++) {
    const at = leastWhere((gross) => jumpedAt(gross)[index] === true, start, unit);
    if (at !== undefined && compare(at, start) > 0) found.push(at);
  }
  found.sort(compare);
  const starts = [start, ...found];
  for (const [index, from] of starts.entries()) {
    const end = starts[index + 1];
    const gross = leastWithin(search, from, end);
    if (gross !== undefined && (end === undefined || compare(gross, end) < 0)) return gross;
  }
  return undefined;
}

/**
 * Steps up from an income that is not enough. The missing net pay, divided by the steepest rate, is
 * the smallest amount by which the gross pay must rise, so no income in between is enough.
 */
function leastWithin(search: Search, start: Exact, end: Exact | undefined): Exact | undefined {
  const { netAt, wanted, steepest, unit } = search;
  const isEnough = (income: Exact): boolean => compare(netAt(income), wanted) >= 0;
  let gross = start;
  for (let count = 0; count < patience; count++) {
    const missing = subtract(wanted, netAt(gross));
    if (compare(missing, zero) <= 0) return withoutSpare(gross, start, search, isEnough);
    gross = add(gross, larger(unit, roundTo(divide(missing, steepest), unit, "floor")));
    if (compare(gross, largestGross) > 0) return undefined;
    if (end !== undefined && compare(gross, end) >= 0) return undefined;
  }
  return leastWhere(isEnough, gross, unit);
}

/**
 * The smallest income that is enough among those just below one that is. Roundings of the law can
 * raise net pay at one income and lower it again a little above, and a step can pass over that.
 */
function withoutSpare(
  found: Exact,
  start: Exact,
  { unit, reach }: Search,
  isEnough: (gross: Exact) => boolean,
): Exact {
  let least = found;
  let gross = found;
  let misses = 0;
  while (misses < reach) {
    gross = subtract(gross, unit);
    if (compare(gross, start) < 0) break;
    if (isEnough(gross)) {
      least = gross;
      misses = 0;
    } else {
      misses++;
    }
  }
  return least;
}

/**
 * The smallest income from `start` on for which a condition is true. The condition must be true for
 * every larger income.
 */
function leastWhere(
  isEnough: (gross: Exact) => boolean,
  start: Exact,
  unit: Exact,
): Exact | undefined {
  if (isEnough(start)) return start;
  let low = start;
  let step = unit;
  let high = add(low, step);
  while (!isEnough(high)) {
    low = high;
    step = add(step, step);
    high = add(low, step);
    if (compare(high, largestGross) > 0) return undefined;
  }
  while (compare(subtract(high, low), unit) > 0) {
    const middle = roundTo(multiply(add(low, high), ratio(1, 2)), unit, "floor");
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
