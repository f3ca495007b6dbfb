/**
 * A text with the letters a to z in capitals. Other letters stay: `toUpperCase` makes two letters of `ß`, and an `S` of `ſ`,
 * so a wrong character would become a right one.
 */
export function toCapitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
