import type { FurtherSymbols } from "./maker-module.ts";
import { conditionsOf, type PositionCondition } from "./row-index.ts";
import type { MakerTables } from "./table-rows.ts";

/** Whether VINs of one type can differ at an index: at the check digit, and from position 12 on. */
const isFurther = (index: number): boolean => index === 8 || index >= 11;

/** Matches a key with a condition that ends at position 9 or later. */
const endsLate = /(?:^|[,-])(?:9|1\d)=/;

/**
 * Whether an alternative fits a VIN, apart from the characters in which VINs of its type
 * can differ.
 */
const fits = (option: string, start: number, vin: string): boolean => {
  for (let each = 0; each < option.length; each++) {
    if (!isFurther(start + each) && option[each] !== vin[start + each]) return false;
  }
  return true;
};

/**
 * Whether a VIN fits one alternative of each condition, apart from the characters in which VINs of
 * its type can differ.
 */
const fitsAll = (conditions: readonly PositionCondition[], vin: string): boolean => {
  for (const { start, options } of conditions) {
    let isFit = false;
    for (const option of options) isFit ||= fits(option, start, vin);
    if (!isFit) return false;
  }
  return true;
};

/**
 * Adds the characters that a condition allows, in alternatives that otherwise fit a VIN, where VINs
 * of its type differ.
 */
const addSymbols = (
  found: FurtherSymbols[],
  { start, options }: PositionCondition,
  vin: string,
): void => {
  const length = options[0]?.length ?? 0;
  for (let each = 0; each < length; each++) {
    if (!isFurther(start + each)) continue;
    const fitting = options.filter((option) => fits(option, start, vin));
    const symbols = fitting.map((option) => option[each]).join("");
    found.push({ position: start + each + 1, symbols });
  }
};

/**
 * Creates a function that finds what the rows of a maker tell apart among VINs of one type: the
 * characters that rows which otherwise fit allow at the check digit and from position 12 on.
 */
export const furtherSymbolsIn = (tables: MakerTables): ((vin: string) => FurtherSymbols[]) => {
  let keys: readonly (readonly PositionCondition[])[] | undefined;
  const { models, engines = [], bodies = [], plants = [], brands = [], builtAt = [] } = tables;
  const readKeys = () =>
    [...models, ...engines, ...bodies, ...plants, ...brands, ...builtAt]
      .filter(([key]) => endsLate.test(key))
      .map(([key]) => conditionsOf(key));
  return (vin) => {
    keys ??= readKeys();
    const found: FurtherSymbols[] = [];
    for (const conditions of keys) {
      if (!fitsAll(conditions, vin)) continue;
      for (const condition of conditions) addSymbols(found, condition, vin);
    }
    return found;
  };
};

/** Each of some characters at a position by itself. */
export const eachSymbol = (position: number, symbols: string): FurtherSymbols[] =>
  [...symbols].map((symbol) => ({ position, symbols: symbol }));
