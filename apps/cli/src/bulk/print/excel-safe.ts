const formula = /^[=+\-@\t\r]/;
const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Puts an apostrophe before a text that a spreadsheet would calculate (OWASP, CSV injection). Numbers with a sign are
 * not changed.
 */
export function excelSafe(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}
