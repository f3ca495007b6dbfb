import {
  compare,
  type Exact,
  exact,
  larger,
  minorUnit,
  roundTo,
  subtract,
  toNumber,
} from "../engine/amounts.ts";
import { leastIncome } from "../engine/request/income-parts.ts";
import { type Prepared, placeAndYear } from "../engine/request/prepare-request.ts";
import type { GrossForResult } from "../types.ts";
import { taxPieces } from "./linear-pieces.ts";
import { curveOf, firstBeyond, type TaxCurve } from "./tax-curve.ts";

const largestGross = 1e12;

/**
 * Finds the income to the minor unit. The request must hold the wanted net in place of its gross
 * income. The parts that it names stay as they are, so the wages are what is searched for.
 */
export function searchGross({ request, ...rules }: Prepared): GrossForResult | undefined {
  const prepared: Prepared = { ...rules, request: { ...request, gross_income: largestGross } };
  const { data, takesLosses } = rules.jurisdiction;
  const { decimals } = data;
  const unit = minorUnit(decimals);
  const wanted = exact(request.gross_income);
  const from = larger(wanted, leastIncome(prepared.request, takesLosses));
  const isEnough = ({ taxAt }: TaxCurve, gross: Exact): boolean =>
    compare(subtract(gross, taxAt(gross)), wanted) >= 0;
  let limit = Math.max(1, toNumber(from, 0, "ceil"));
  while (!isEnough(curveOf(prepared, limit), exact(limit))) {
    limit *= 2;
    if (limit > largestGross) return undefined;
  }
  const curve = curveOf(prepared, limit);
  const gross = leastGross(curve, { from, to: exact(limit), unit }, (income) =>
    isEnough(curve, income),
  );
  const tax = curve.taxAt(gross);
  const net = subtract(gross, tax);
  return {
    ...placeAndYear(prepared),
    gross_income: toNumber(gross, decimals),
    tax_due: toNumber(tax, decimals),
    net: toNumber(net, decimals),
    is_exact: compare(net, wanted) === 0,
  };
}

/**
 * Searches piece by piece, because the net falls where the tax jumps: an income above a jump can
 * leave less than one below it.
 */
function leastGross(
  curve: TaxCurve,
  range: { readonly from: Exact; readonly to: Exact; readonly unit: Exact },
  isEnough: (income: Exact) => boolean,
): Exact {
  const { from, to, unit } = range;
  const up = (income: Exact): Exact => roundTo(income, unit, "ceil");
  const down = (income: Exact): Exact => roundTo(income, unit, "floor");
  /** Finds the smallest income. `below` must not be enough, and `enough` must be. */
  const least = (below: Exact, enough: Exact): Exact =>
    firstBeyond([below, enough], unit, down, isEnough);
  let low = up(from);
  for (const piece of taxPieces(curve, to, from)) {
    low = up(piece.from);
    if (isEnough(low)) return low;
    const high = down(piece.to);
    // A jump can be at the very end of the piece. One unit less then leaves more.
    const enough = [subtract(high, unit), high].find(
      (end) => compare(end, low) > 0 && isEnough(end),
    );
    if (enough !== undefined) return least(low, enough);
    low = high;
  }
  return least(low, up(to));
}
