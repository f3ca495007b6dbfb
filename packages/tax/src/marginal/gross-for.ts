import {
  compare,
  countSteps,
  type Exact,
  exact,
  minorUnit,
  multiply,
  subtract,
  toNumber,
} from "../engine/numbers/exact.ts";
import type { Prepared } from "../engine/request/prepare-request.ts";
import type { GrossForResult } from "../types.ts";
import { taxPieces } from "./linear-pieces.ts";
import { curveOf, type TaxCurve } from "./tax-curve.ts";

const largestGross = 1e12;

/** Finds the income to the minor unit. `prepared.request.gross_income` must hold the wanted net. */
export function searchGross(prepared: Prepared): GrossForResult | undefined {
  const { request, jurisdiction, year } = prepared;
  const { decimals, code } = jurisdiction.data;
  const unit = minorUnit(decimals);
  const wanted = exact(request.gross_income);
  const isEnough = ({ taxAt }: TaxCurve, gross: Exact): boolean =>
    compare(subtract(gross, taxAt(gross)), wanted) >= 0;
  let limit = Math.max(1, Math.ceil(request.gross_income));
  while (!isEnough(curveOf(prepared, limit), exact(limit))) {
    limit *= 2;
    if (limit > largestGross) return undefined;
  }
  const curve = curveOf(prepared, limit);
  const gross = leastGross(curve, { from: wanted, to: exact(limit), unit }, (income) =>
    isEnough(curve, income),
  );
  const tax = curve.taxAt(gross);
  const net = subtract(gross, tax);
  return {
    jurisdiction: code,
    tax_year: year.label,
    currency: year.currency ?? jurisdiction.data.currency,
    gross_income: toNumber(gross, decimals),
    tax_due: toNumber(tax, decimals),
    net: toNumber(net, decimals),
    is_exact: compare(net, wanted) === 0,
  };
}

/**
 * Searches piece by piece, because the net falls where the tax jumps: an income above a jump can leave less than one below it.
 */
function leastGross(
  curve: TaxCurve,
  range: { readonly from: Exact; readonly to: Exact; readonly unit: Exact },
  isEnough: (income: Exact) => boolean,
): Exact {
  const { from, to, unit } = range;
  const income = (units: number): Exact => multiply(exact(units), unit);
  const unitsIn = (amount: Exact, mode: "ceil" | "floor"): number =>
    toNumber(countSteps(amount, unit, mode), 0);
  /** Finds the smallest income by halving. `below` must not be enough, and `enough` must be. */
  const least = (below: number, enough: number): Exact => {
    let [low, high] = [below, enough];
    while (low + 1 < high) {
      const middle = Math.floor((low + high) / 2);
      if (isEnough(income(middle))) high = middle;
      else low = middle;
    }
    return income(high);
  };
  let low = unitsIn(from, "ceil");
  for (const piece of taxPieces(curve, to, from)) {
    low = unitsIn(piece.from, "ceil");
    if (isEnough(income(low))) return income(low);
    const high = unitsIn(piece.to, "floor");
    // A jump can be at the very end of the piece. One unit less then leaves more.
    const enough = [high - 1, high].find((end) => end > low && isEnough(income(end)));
    if (enough !== undefined) return least(low, enough);
    low = high;
  }
  return least(low, unitsIn(to, "ceil"));
}
