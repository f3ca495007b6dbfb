import { taxOn } from "./compute.ts";
import { compare, type Exact, exact, minorUnit, multiply, subtract, toNumber } from "./exact.ts";
import { toInputs } from "./inputs.ts";
import type { Prepared } from "./prepare.ts";

export interface GrossForResult {
  jurisdiction: string;
  tax_year: string;
  currency: string;
  /** The least income that leaves at least `net`. */
  gross_income: number;
  tax_due: number;
  net: number;
  /** The net is met to the minor unit; at a cliff no income does, and the net is the next one above. */
  is_exact: boolean;
}

const largestGross = 1e12;

/** Searches whole minor units; `prepared.request.gross_income` holds the net that is wanted. */
export function searchGross(prepared: Prepared): GrossForResult | undefined {
  const { request, jurisdiction, year } = prepared;
  const { decimals, code, currency } = jurisdiction.data;
  const inputs = toInputs(request);
  const unit = minorUnit(decimals);
  const scale = 10 ** decimals;
  const wanted = exact(request.gross_income);
  const netOf = (units: number): Exact => {
    const gross = multiply(exact(units), unit);
    return subtract(gross, taxOn(prepared, inputs, gross));
  };
  let low = Math.round(request.gross_income * scale) - 1;
  let high = Math.max(1, low + 1);
  while (compare(netOf(high), wanted) < 0) {
    low = high;
    high *= 2;
    if (high > largestGross * scale) return undefined;
  }
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2);
    if (compare(netOf(middle), wanted) < 0) low = middle;
    else high = middle;
  }
  const gross = multiply(exact(high), unit);
  const tax = taxOn(prepared, inputs, gross);
  const net = subtract(gross, tax);
  return {
    jurisdiction: code,
    tax_year: year.label,
    currency,
    gross_income: toNumber(gross, decimals),
    tax_due: toNumber(tax, decimals),
    net: toNumber(net, decimals),
    is_exact: compare(net, wanted) === 0,
  };
}
