/** Decimal places of a currency's minor unit (ISO 4217). Two for currencies that are not listed. */
const places: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, KWD: 3, BHD: 3, OMR: 3 };

/** Writes an amount for people: 1999 minor units of USD are `19.99 USD`. */
export function amountText(minor: number, currency: string): string {
  const digits = places[currency] ?? 2;
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const sign = minor < 0 ? "-" : "";
  return digits === 0
    ? `${sign}${text} ${currency}`
    : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)} ${currency}`;
}
