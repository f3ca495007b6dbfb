/** Places of a currency's minor unit (ISO 4217); two where the table says nothing. */
const places: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, KWD: 3, BHD: 3, OMR: 3 };

/** Minor units as people read them: 1999 USD is `19.99 USD`. */
export function amountText(minor: number, currency: string): string {
  const digits = places[currency] ?? 2;
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const sign = minor < 0 ? "-" : "";
  return digits === 0
    ? `${sign}${text} ${currency}`
    : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)} ${currency}`;
}
