import type { FurtherSymbols } from "./maker-module.ts";
import { conditionsOf, type PositionCondition } from "./row-conditions.ts";
import type { MakerTables } from "./table-rows.ts";

/** Whether VINs of one type can differ at an index: at the check digit, and from position 12 on. */
const isFurther = (index: number): boolean => index === 8 || index >= 11;

/** The alternatives of a condition that fit a VIN, apart from the characters in which VINs of its type can differ. */
const optionsFor = ({ start, options }: PositionCondition, vin: string): readonly string[] =>
  options.filter((option) =>
    [...option].every((symbol, each) => isFurther(start + each) || vin[start + each] === symbol),
  );

/**
 * Creates a function that finds what the rows of a maker tell apart among VINs of one type: the characters that rows
 * which otherwise fit allow at the check digit and from position 12 on.
 */
export const furtherSymbolsIn = (tables: MakerTables): ((vin: string) => FurtherSymbols[]) => {
  let keys: readonly (readonly PositionCondition[])[] | undefined;
  const { models, engines = [], bodies = [], plants = [], brands = [], builtAt = [] } = tables;
  const readKeys = () =>
    [...models, ...engines, ...bodies, ...plants, ...brands, ...builtAt]
      .map(([key]) => conditionsOf(key))
      .filter((conditions) =>
        conditions.some(({ start, options: [option = ""] }) =>
          [...option].some((_, each) => isFurther(start + each)),
        ),
      );
  return (vin) => {
    keys ??= readKeys();
    return keys.flatMap((conditions) => {
      const fitting = conditions.map((each) => optionsFor(each, vin));
      if (fitting.some((options) => options.length === 0)) return [];
      return conditions.flatMap(({ start }, at) => {
        const options = fitting[at] ?? [];
        return [...(options[0] ?? "")].flatMap((_, each) => {
          const symbols = options.map((option) => option[each]).join("");
          return isFurther(start + each) ? [{ position: start + each + 1, symbols }] : [];
        });
      });
    });
  };
};

/** Each of some characters at a position by itself. */
export const eachSymbol = (position: number, symbols: string): FurtherSymbols[] =>
  [...symbols].map((symbol) => ({ position, symbols: symbol }));
