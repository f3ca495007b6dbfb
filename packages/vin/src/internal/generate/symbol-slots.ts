import type { PatternKey } from "../plan/pattern-key.ts";
import { symbols } from "../vin/vin-characters.ts";
import { oneOfItems, type SeededRandom } from "./seeded-random.ts";

const allLow = 0xffff_ffff;
const digitsLow = 0x3ff;

/**
 * The symbols that are still possible at each position of a VIN, as 33 bits: 32 in `low`, the last
 * one in `high`.
 */
export class SymbolSlots {
  readonly #low = new Uint32Array(18).fill(allLow);
  readonly #high = new Uint8Array(18).fill(1);

  /** Keeps only these symbols at a 1-based position. */
  allow(position: number, low: number, high: number): void {
    this.#low[position] = (this.#low[position] ?? 0) & low;
    this.#high[position] = (this.#high[position] ?? 0) & high;
  }

  /** Keeps only the symbols of a text. */
  allowText(position: number, text: string): void {
    let low = 0;
    let high = 0;
    for (const symbol of text) {
      const index = symbols.indexOf(symbol);
      if (index === 32) high = 1;
      else if (index >= 0) low |= 1 << index;
    }
    this.allow(position, low, high);
  }

  /** Keeps only digits, or only letters. */
  allowKind(position: number, kind: "digit" | "letter"): void {
    if (kind === "digit") this.allow(position, digitsLow, 0);
    else this.allow(position, ~digitsLow, 1);
  }

  /** Whether some VIN of these slots can match a key. */
  canMatch(key: PatternKey): boolean {
    return (
      !key.impossible &&
      key.positions.every((position, each) => this.#meets(position, key.low[each], key.high[each]))
    );
  }

  /** Keeps only what the key allows. */
  match(key: PatternKey): void {
    for (const [each, position] of key.positions.entries()) {
      this.allow(position, key.low[each] ?? 0, key.high[each] ?? 0);
    }
  }

  /** Whether every symbol that is still possible is one of the given ones. */
  isWithin(position: number, low: number, high: number): boolean {
    const isLow = ((this.#low[position] ?? 0) & ~low) === 0;
    return isLow && ((this.#high[position] ?? 0) & ~high) === 0;
  }

  /** A copy that can be changed without changing these slots. */
  copy(): SymbolSlots {
    const copy = new SymbolSlots();
    copy.#low.set(this.#low);
    copy.#high.set(this.#high);
    return copy;
  }

  /** Whether any of the given symbols is still possible. */
  #meets(position: number, low = 0, high = 0): boolean {
    return ((this.#low[position] ?? 0) & low) !== 0 || ((this.#high[position] ?? 0) & high) !== 0;
  }

  /** Keeps only the given symbols, if any of them is possible. */
  prefer(position: number, low: number, high: number): void {
    if (this.#meets(position, low, high)) this.allow(position, low, high);
  }

  /** The symbols that are possible at a position. */
  at(position: number): string {
    const low = this.#low[position] ?? 0;
    let text = "";
    for (let symbol = 0; symbol < 32; symbol++) if ((low >>> symbol) & 1) text += symbols[symbol];
    return this.#high[position] === 1 ? `${text}${symbols[32]}` : text;
  }

  /** One of the possible symbols; undefined if no symbol is possible. */
  draw(position: number, random: SeededRandom): string | undefined {
    return oneOfItems(random, this.at(position));
  }
}
