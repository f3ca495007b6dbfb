import type { Evidence } from "../evidence/evidence.ts";
import { makerInputOf } from "../evidence/gather-evidence.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import type { Pass } from "../nhtsa/decoding-pass.ts";
import { lengthOfDescriptor } from "../nhtsa/read-nhtsa.ts";
import type { NhtsaTables, PatternReading } from "../nhtsa/read-patterns.ts";
import { checkedPositions } from "../nhtsa/wrong-positions.ts";
import { isSymbolIn, symbolAt, symbols } from "../vin/vin-characters.ts";

/**
 * What decides the answers of VINs of one type besides their type: classes of symbols at further
 * positions. Undefined if nothing more decides, which is so for nearly every type.
 */
export function furtherClassesOf(
  tables: NhtsaTables,
  evidence: Evidence,
): SymbolClasses | undefined {
  const { request, checkDigit, nhtsa, code } = evidence;
  const { vin } = request;
  const last = lengthOfDescriptor(vin);
  const isFurther = ({ furtherPositions = [] }: MakerModule) => furtherPositions.length > 0;
  const isLater = ({ patterns }: Pass) => patterns.lastPosition > last;
  // Nearly always, neither a maker nor a key reads further.
  if (!code.makers.some(isFurther) && !nhtsa?.passes.some(isLater)) return undefined;
  const classes = new SymbolClasses();
  for (const { furtherPositions = [], furtherSymbols } of code.makers) {
    // A wrong check digit is part of the type.
    const open = furtherPositions.filter((position) => position !== 9 || checkDigit.valid);
    if (open.length === 0) continue;
    if (furtherSymbols === undefined) {
      for (const position of open) classes.splitEach(position);
      continue;
    }
    for (const { position, symbols } of furtherSymbols(makerInputOf(request, checkDigit.valid))) {
      if (open.includes(position)) classes.splitOff(position, symbols);
    }
  }
  for (const { patterns } of nhtsa?.passes ?? []) {
    if (patterns.lastPosition > last) splitByKeys(tables, patterns, vin, classes);
  }
  return classes.isEmpty ? undefined : classes;
}

/**
 * Separates the symbols after the descriptor that make a difference: those of keys that otherwise
 * fit the VIN, and those that no key allows.
 */
function splitByKeys(
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
    // The check digit can choose the character that was meant, so each wrong character counts
    // by itself.
    const wrong = [...symbols].filter((_, symbol) => !isSymbolIn(symbol, low, high));
    classes.splitEach(position, wrong.join(""));
  }
}

const lastSymbol = symbols.slice(-1);
/** A class has one binary digit for each split, and a number has room for this many exact ones. */
const mostSplits = 50;

/** The classes of the symbols at one position. */
interface Classes {
  readonly position: number;
  /** The class of each symbol. */
  readonly bySymbol: Float64Array;
  /** How many times the symbols were split since the classes were numbered from 0. */
  splits: number;
}

/**
 * Divides the symbols at some positions of a VIN into classes, so that only differences that
 * matter count.
 */
export class SymbolClasses {
  readonly #classes: Classes[] = [];

  /** Whether no position matters. */
  get isEmpty(): boolean {
    return this.#classes.length === 0;
  }

  /**
   * Separates some symbols at a position from the others: the first 32 symbols as bits, and the
   * last one as 1 or 0.
   */
  split(position: number, low: number, high: number): void {
    const classes = this.#at(position);
    const { bySymbol } = classes;
    for (let symbol = 0; symbol < bySymbol.length; symbol++) {
      bySymbol[symbol] = 2 * (bySymbol[symbol] ?? 0) + (isSymbolIn(symbol, low, high) ? 1 : 0);
    }
    classes.splits++;
    if (classes.splits === mostSplits) renumber(classes);
  }

  /** Separates the symbols of a text at a position from the others. */
  splitOff(position: number, separated: string): void {
    let low = 0;
    for (const symbol of separated) low |= symbol === lastSymbol ? 0 : 1 << symbols.indexOf(symbol);
    this.split(position, low, separated.includes(lastSymbol) ? 1 : 0);
  }

  /** Separates each of some symbols at a position from all others. */
  splitEach(position: number, separated: string = symbols): void {
    for (const symbol of separated) this.splitOff(position, symbol);
  }

  /**
   * The classes of the symbols of a VIN as one number, which is less than 2 to the 36th power for
   * up to 7 positions.
   */
  codeOf(vin: string): number {
    let code = 0;
    for (const classes of this.#classes) {
      if (classes.splits > 0) renumber(classes);
      const { position, bySymbol } = classes;
      code = code * bySymbol.length + (bySymbol[symbolAt(vin, position)] ?? 0);
    }
    return code;
  }

  #at(position: number): Classes {
    const known = this.#classes.find((each) => each.position === position);
    if (known !== undefined) return known;
    const added = { position, bySymbol: new Float64Array(symbols.length), splits: 0 };
    this.#classes.push(added);
    return added;
  }
}

/** Numbers the classes from 0, in the order of the first symbol of each. */
function renumber(classes: Classes): void {
  const { bySymbol } = classes;
  const numbers = new Map<number, number>();
  for (let symbol = 0; symbol < bySymbol.length; symbol++) {
    const before = bySymbol[symbol] ?? 0;
    const number = numbers.get(before) ?? numbers.size;
    numbers.set(before, number);
    bySymbol[symbol] = number;
  }
  classes.splits = 0;
}
