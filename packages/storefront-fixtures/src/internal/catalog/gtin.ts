/**
 * A GTIN-13 from its first twelve digits.
 *
 * @see GS1 General Specifications, section 7.9: the check digit, with weights 1 and 3 from the left.
 */
export function gtin(digits: string): string {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(digits[at]) * (at % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
