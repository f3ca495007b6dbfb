import { add, compare, divide, type Exact, exact, multiply, subtract } from "../numbers/exact.ts";

/**
 * The amount on the straight line between two points. Before the first point and after the last one, the amount of that point.
 */
export function interpolate(
  points: readonly { readonly at: number; readonly amount: number }[],
  value: Exact,
): Exact {
  const after = points.findIndex(({ at }) => compare(value, exact(at)) < 0);
  const next = points[after];
  const last = after < 0 ? points.at(-1) : points[after - 1];
  if (last === undefined) return exact(next?.amount ?? 0);
  if (next === undefined) return exact(last.amount);
  const share = divide(subtract(value, exact(last.at)), exact(next.at - last.at));
  return add(exact(last.amount), multiply(share, subtract(exact(next.amount), exact(last.amount))));
}
