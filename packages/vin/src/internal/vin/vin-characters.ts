/** The 33 symbols of a VIN in the order of their bits: digits, then letters without I, O and Q. */
export const symbols = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

/**
 * The index of a symbol in {@link symbols}, by character code; 255 for a character that no
 * VIN contains.
 */
export const symbolIndex: Readonly<Uint8Array> = (() => {
  const table = new Uint8Array(128).fill(255);
  for (let index = 0; index < symbols.length; index++) table[symbols.charCodeAt(index)] = index;
  return table;
})();

/**
 * Whether a text has 17 symbols of a VIN. A partial VIN is shorter, or has `*` for an
 * unknown character.
 */
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

/**
 * Whether a set contains a symbol, which is given by its index: the first 32 symbols as bits, the
 * last one as 1 or 0.
 */
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

/**
 * A text with the letters a to z in capitals. Other letters stay: `toUpperCase` makes two letters
 * of `ß`, and an `S` of `ſ`, so a wrong character would become a right one.
 */
export function toCapitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Positions of a VIN as bits, so that lists of them can be compared and kept as numbers. */
export function bitsOf(positions: readonly number[]): number {
  return positions.reduce((bits, position) => bits | (1 << position), 0);
}

/** The positions whose bits are set, ascending. */
export function positionsIn(bits: number): number[] {
  return Array.from({ length: 18 }, (_, position) => position).filter((each) => (bits >> each) & 1);
}

/** Whether the bit of a position is set. */
export function isSet(bits: number, position: number): boolean {
  return ((bits >> position) & 1) === 1;
}

/** The bits of the positions up to one. */
export function upTo(position: number): number {
  return (2 << position) - 1;
}

/**
 * Whether vPIC computes a check digit when it looks for a mistyped character. It does so if
 * position 10 is a year code, and the VIN ends in digits: from position 13, or from 15 if positions
 * 12-14 belong to the maker's code.
 */
export function hasSerialNumber(vin: string): boolean {
  return !"0UZ".includes(vin[9] ?? "") && areDigitsFrom(vin, vin[2] === "9" ? 15 : 13);
}

function areDigitsFrom(vin: string, first: number): boolean {
  for (let position = first; position <= 17; position++) {
    if (!isDigitAt(vin, position)) return false;
  }
  return true;
}
