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
  /** The positions that no matching key reads, without those that do not count, as bits. */
  readonly unused: number;
  /** The code of the wrong characters: 2, 3, 4 or 5; or none. */
  readonly judged: readonly number[];
  readonly noYear: boolean;
  readonly invalid: boolean;
  readonly contradicts: boolean;
  readonly wrongDigit: boolean;
  /** Fewer than 17 characters. No check digit is expected of such a VIN. */
  readonly isShort: boolean;
}

/** The values of these fields for a VIN that has none of these faults. */
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
  let bits = isFaulty ? 0 : 1;
  if (wrongDigit) bits |= 1 << 1;
  if (isKnown) for (const code of facts.judged) bits |= 1 << code;
  if (facts.isShort) bits |= 1 << 6;
  if (!isKnown) bits |= 1 << 8;
  if (isGlider) bits |= 1 << 9;
  if (isOffRoad) bits |= 1 << 10;
  if (facts.noYear) bits |= 1 << 11;
  if (facts.contradicts) bits |= 1 << 12;
  if (facts.unused !== 0 || (!isFaulty && !hasModel)) bits |= 1 << 14;
  if (facts.invalid) bits |= 1 << bitOf400;
  return listOf(bits);
}

const bitOf400 = 15;

// purity: a cache that changes no answer. There are a few hundred different lists.
const lists = new Map<number, readonly number[]>();

/** The codes whose bits are set, ascending, in a frozen list that all answers with these codes share. */
function listOf(bits: number): readonly number[] {
  let codes = lists.get(bits);
  if (codes === undefined) {
    const numbers = Array.from({ length: bitOf400 }, (_, code) => code);
    codes = Object.freeze([...numbers, 400].filter((_, bit) => (bits >> bit) & 1));
    lists.set(bits, codes);
  }
  return codes;
}
