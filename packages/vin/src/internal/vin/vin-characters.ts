/** The 33 symbols of a VIN in the order of their bits: digits, then letters without I, O and Q. */
export const symbols = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";
export const symbolCount = symbols.length;

/** The index of a symbol in {@link symbols}, by character code; 255 for a character that no VIN contains. */
export const symbolIndex: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(128).fill(255);
  for (let index = 0; index < symbols.length; index++) table[symbols.charCodeAt(index)] = index;
  return table;
})();

/** The index of the symbol at a 1-based position of a well-formed VIN. */
export function symbolAt(vin: string, position: number): number {
  return symbolIndex[vin.charCodeAt(position - 1)] ?? 255;
}

/** Whether the character at a 1-based position is a digit. */
export function isDigitAt(vin: string, position: number): boolean {
  return symbolAt(vin, position) < 10;
}

/** Replaces the symbol at a 1-based position of a VIN. */
export function replaceAt(vin: string, position: number, symbol: string): string {
  return vin.slice(0, position - 1) + symbol + vin.slice(position);
}
