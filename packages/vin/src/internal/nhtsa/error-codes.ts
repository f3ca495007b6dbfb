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
  /** The code of the wrong characters: 2, 3, 4 or 5; or none. */
  readonly judged: readonly number[];
  readonly noYear: boolean;
  readonly invalid: boolean;
  readonly contradicts: boolean;
  readonly wrongDigit: boolean;
  /** Fewer than 17 characters. No check digit is expected of such a VIN. */
  readonly isShort: boolean;
}

/** What a VIN without a fault of its own has. */
export const nothingFound = {
  noYear: false,
  invalid: false,
  wrongDigit: false,
  isShort: false,
} as const satisfies Partial<CodeFacts>;

/** The error codes of a VIN, ascending. */
export function toCodes(facts: CodeFacts): readonly number[] {
  const { matched, isOffRoad, isGlider, hasModel } = facts.patterns;
  const isKnown = matched.rows > 0;
  const wrongDigit = facts.wrongDigit && !facts.isShort;
  const isFaulty =
    !isKnown ||
    facts.judged.length > 0 ||
    facts.noYear ||
    facts.invalid ||
    facts.isShort ||
    wrongDigit;
  const codes: number[] = isFaulty ? [] : [0];
  if (wrongDigit) codes.push(1);
  if (isKnown) codes.push(...facts.judged);
  if (facts.isShort) codes.push(6);
  if (!isKnown) codes.push(8);
  if (isGlider) codes.push(9);
  if (isOffRoad) codes.push(10);
  if (facts.noYear) codes.push(11);
  if (facts.contradicts) codes.push(12);
  if (facts.unused.length > 0 || (!isFaulty && !hasModel)) codes.push(14);
  if (facts.invalid) codes.push(400);
  return codes;
}
