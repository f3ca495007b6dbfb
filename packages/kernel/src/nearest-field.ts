import { nearestName } from "./nearest-name.ts";

/**
 * The field that an unknown field name most likely means: a field with one typing error, else a field that contains the
 * name as a part, else a field with more typing errors. Of several fields with the part, the one with the fewest other
 * parts wins, then the first.
 *
 * @example
 * nearestField("year", ["gross_income", "tax_year", "prior_year_tax"]); // => "tax_year"
 */
export function nearestField(given: string, fields: readonly string[]): string | undefined {
  return (
    nearestName(given, fields, 1) ?? fieldWithPart(given, fields) ?? nearestName(given, fields)
  );
}

/** A part may be the beginning of a word (`host` of `hostname`), but only from four letters on. */
function fieldWithPart(given: string, fields: readonly string[]): string | undefined {
  const part = ` ${wordsOf(given)}`;
  if (part.length < 4) return undefined;
  const wanted = part.length < 5 ? `${part} ` : part;
  const found = fields.filter((field) => ` ${wordsOf(field)} `.includes(wanted));
  return found.sort((left, right) => countWords(left) - countWords(right))[0];
}

function countWords(name: string): number {
  return wordsOf(name).split(" ").length;
}

/** `lengthCm`, `length_cm` and `length.cm` become `length cm`. */
function wordsOf(name: string): string {
  const apart = name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return apart.replaceAll(/[^a-z\d]+/g, " ").trim();
}
