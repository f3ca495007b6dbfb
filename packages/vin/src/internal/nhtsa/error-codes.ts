import { errorWeights } from "../../data/vpic-values.ts";

/** The sum of the weights of the error codes; lower is worse. */
export function weighCodes(codes: readonly number[]): number {
  return codes.reduce((sum, code) => sum + (errorWeights.get(code) ?? 0), 0);
}

interface CodeFacts {
  readonly patterns: {
    readonly matched: { readonly rows: number };
    readonly isOffRoad: boolean;
    readonly isGlider: boolean;
    readonly hasModel: boolean;
  };
  /** The positions that no matching key reads, without those that do not count. */
  readonly unused: readonly number[];
  readonly judged: readonly number[];
  readonly noYear: boolean;
  readonly invalid: boolean;
  readonly contradicts: boolean;
  readonly wrongDigit: boolean;
  /** Fewer than 17 characters. No check digit is expected of such a VIN. */
  readonly isShort: boolean;
}

/** The error codes of a VIN, ascending. */
export function toCodes(facts: CodeFacts): readonly number[] {
  const { matched, isOffRoad, isGlider, hasModel } = facts.patterns;
  const codes = new Set(matched.rows === 0 ? [8] : facts.judged);
  if (facts.unused.length > 0) codes.add(14);
  if (facts.noYear) codes.add(11);
  if (facts.invalid) codes.add(400);
  if (facts.isShort) codes.add(6);
  else if (facts.wrongDigit) codes.add(1);
  const isClean = codes.size === 0 || (codes.size === 1 && codes.has(14));
  if (isGlider) codes.add(9);
  if (isOffRoad) codes.add(10);
  if (facts.contradicts) codes.add(12);
  if (isClean) {
    codes.add(0);
    if (!hasModel) codes.add(14);
  }
  return [...codes].sort((one, other) => one - other);
}
