import type { SymbolClasses } from "../vin/symbol-classes.ts";
import { isSymbolIn, symbolAt, symbols } from "../vin/vin-characters.ts";
import { lengthOfDescriptor } from "./read-nhtsa.ts";
import type { NhtsaTables, PatternReading } from "./read-patterns.ts";
import { checkedPositions } from "./wrong-positions.ts";

/**
 * Separates the symbols after the descriptor that make a difference: those of keys that otherwise fit the VIN, and those
 * that no key allows.
 */
export function splitByKeys(
  { vpic, patterns }: NhtsaTables,
  { matched, lastPosition }: PatternReading,
  vin: string,
  classes: SymbolClasses,
): void {
  const { schemas } = vpic;
  const { keys } = patterns;
  const last = lengthOfDescriptor(vin);
  const fits = (key: number): boolean => {
    let isFit = true;
    keys.read(key, (position, low, high) => {
      isFit &&= position > last || isSymbolIn(symbolAt(vin, position), low, high);
    });
    return isFit;
  };
  for (const schema of matched.schemas) {
    for (let entry = schemas.start(schema); entry < schemas.end(schema); entry++) {
      const key = schemas.keys[entry] ?? 0;
      if (keys.isFormula(key)) {
        // A formula can copy any character.
        for (let position = last + 1; position <= lastPosition; position++) {
          classes.splitEach(position);
        }
      }
      if (keys.constrained(key) >>> (last + 1) === 0 || !fits(key)) continue;
      keys.read(key, (position, low, high) => {
        if (position > last) classes.split(position, low, high);
      });
    }
  }
  for (let position = last + 1; position <= lastPosition; position++) {
    if ((((matched.constrained & checkedPositions) >> position) & 1) === 0) continue;
    const { low, high } = patterns.allowedAt(matched.schemas, position);
    classes.split(position, low, high);
    // The check digit can choose the character that was meant, so each wrong character counts by itself.
    const wrong = [...symbols].filter((_, symbol) => !isSymbolIn(symbol, low, high));
    classes.splitEach(position, wrong.join(""));
  }
}
