import { isSymbolIn, symbolAt, symbols } from "./vin-characters.ts";

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

/** Divides the symbols at some positions of a VIN into classes, so that only differences that matter count. */
export class SymbolClasses {
  readonly #classes: Classes[] = [];

  /** Whether no position matters. */
  get isEmpty(): boolean {
    return this.#classes.length === 0;
  }

  /** Separates some symbols at a position from the others: the first 32 symbols as bits, and the last one as 1 or 0. */
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

  /** The classes of the symbols of a VIN as one number, which is less than 2 to the 36th power for up to 7 positions. */
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
