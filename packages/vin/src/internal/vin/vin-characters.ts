/** The 33 symbols of a VIN in the order of their bits: digits, then letters without I, O and Q. */
export const symbols = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

/** The index of a symbol in {@link symbols}, by character code; 255 for a character that no VIN contains. */
export const symbolIndex: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(128).fill(255);
  for (let index = 0; index < symbols.length; index++) table[symbols.charCodeAt(index)] = index;
  return table;
})();

/** Whether a text has 17 symbols of a VIN. A partial VIN is shorter, or has `*` for an unknown character. */
export function isWholeVin(text: string): boolean {
  if (text.length !== 17) return false;
  for (let at = 0; at < 17; at++) {
    if ((symbolIndex[text.charCodeAt(at)] ?? 255) === 255) return false;
  }
  return true;
}

/** The index of the symbol at a 1-based position of a VIN; 255 where a partial VIN has none. */
export function symbolAt(vin: string, position: number): number {
  return symbolIndex[vin.charCodeAt(position - 1)] ?? 255;
}

/** Whether a set contains a symbol, which is given by its index: the first 32 symbols as bits, the last one as 1 or 0. */
export function isSymbolIn(symbol: number, low: number, high: number): boolean {
  return symbol < 32 ? ((low >>> symbol) & 1) === 1 : symbol === 32 && high === 1;
}

/** Whether the character at a 1-based position is a digit. */
export function isDigitAt(vin: string, position: number): boolean {
  return symbolAt(vin, position) < 10;
}

/** Replaces the symbol at a 1-based position of a VIN. */
export function replaceAt(vin: string, position: number, symbol: string): string {
  return vin.slice(0, position - 1) + symbol + vin.slice(position);
}
