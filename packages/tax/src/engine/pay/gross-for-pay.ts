import type { GrossPayResult } from "../../types.ts";
import {
  add,
  compare,
  type Exact,
  exact,
  minorUnit,
  multiply,
  ratio,
  roundTo,
  subtract,
  sum,
  toNumber,
  zero,
} from "../numbers/exact.ts";
import { toInputs } from "../request/inputs.ts";
import { refuse } from "../request/refuse.ts";
import { silentTrace } from "../trace.ts";
import { calculate, netOf, respondPay } from "./pay-result.ts";
import type { PreparedPay } from "./prepare-pay.ts";

const largestGross = exact(1e12);
/** After so many steps the search goes on by doubling: the net hardly rises there. */
const patience = 400;

/** The least gross pay that leaves the net which a request has in the place of `gross_income`. */
export function respondGrossPay(request: PreparedPay): GrossPayResult {
  const { decimals } = request.prepared.jurisdiction.data;
  const unit = minorUnit(decimals);
  const wanted = exact(request.prepared.request.gross_income);
  const inputs = toInputs(request.prepared.request);
  const netAt = (grossIncome: Exact): Exact =>
    netOf(calculate(request, { ...inputs, grossIncome }, silentTrace, () => {}).amounts);
  // The wages are what remains beside the parts of the income that the request names.
  const parts = [
    inputs.spouseIncome ?? zero,
    inputs.selfEmploymentIncome,
    inputs.longTermCapitalGains,
    inputs.dividends,
  ];
  const gross = leastGross(netAt, wanted, sum(parts), unit);
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
 * Steps up from an income that is not enough. The net rises by no more than the gross, so that what is missing to the wanted net is the least by which the
 * gross must rise, and no income between is enough.
 */
function leastGross(
  netAt: (gross: Exact) => Exact,
  wanted: Exact,
  start: Exact,
  unit: Exact,
): Exact | undefined {
  let gross = start;
  for (let count = 0; count < patience; count++) {
    const missing = subtract(wanted, netAt(gross));
    if (compare(missing, zero) <= 0) return gross;
    gross = add(gross, missing);
    if (compare(gross, largestGross) > 0) return undefined;
  }
  return leastByHalving(netAt, wanted, gross, unit);
}

function leastByHalving(
  netAt: (gross: Exact) => Exact,
  wanted: Exact,
  start: Exact,
  unit: Exact,
): Exact | undefined {
  const isEnough = (gross: Exact): boolean => compare(netAt(gross), wanted) >= 0;
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
