import { isSymbolIn, symbolAt, symbols } from "./vin-characters.ts";

const lastSymbol = symbols.slice(-1);

/** The classes of the symbols at one position. Two symbols are in one class if no list that was split off separates them. */
interface Classes {
  readonly position: number;
  /** The class of each symbol. */
  readonly bySymbol: Uint8Array;
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
    const { bySymbol } = this.#at(position);
    const numbers = new Map<number, number>();
    for (const [symbol, before] of bySymbol.entries()) {
      const both = 2 * before + (isSymbolIn(symbol, low, high) ? 1 : 0);
      if (!numbers.has(both)) numbers.set(both, numbers.size);
      bySymbol[symbol] = numbers.get(both) ?? 0;
    }
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

  /** The classes of the symbols of a VIN as one number, which is less than 2 to the 40th power for up to 7 positions. */
  codeOf(vin: string): number {
    let code = 0;
    for (const { position, bySymbol } of this.#classes) {
      code = code * bySymbol.length + (bySymbol[symbolAt(vin, position)] ?? 0);
    }
    return code;
  }

  #at(position: number): Classes {
    const known = this.#classes.find((each) => each.position === position);
    if (known !== undefined) return known;
    const added = { position, bySymbol: new Uint8Array(symbols.length) };
    this.#classes.push(added);
    return added;
  }
}
