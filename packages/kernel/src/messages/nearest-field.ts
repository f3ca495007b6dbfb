import { nearestName } from "./nearest-name.ts";

/**
 * The field that an unknown field name most likely means: a field that contains the name as a part, of several the
 * shortest, else the field with the fewest typing errors.
 *
 * @example
 * nearestField("year", ["gross_income", "tax_year", "prior_year_tax"]); // => "tax_year"
 */
export function nearestField(given: string, fields: readonly string[]): string | undefined {
  return fieldWithPart(given, fields) ?? nearestName(given, fields);
}

/** A part of three characters must be a whole word. A longer one may be its beginning, such as `host` of `hostname`. */
function fieldWithPart(given: string, fields: readonly string[]): string | undefined {
  const part = wordsOf(given).slice(0, given.length < 4 ? undefined : -1);
  return fields
    .filter((field) => part.length > 4 && wordsOf(field).includes(part))
    .sort((left, right) => left.length - right.length)[0];
}

/** `lengthCm`, `length_cm` and `length.cm` become ` length cm `. */
function wordsOf(name: string): string {
  return `_${name.replaceAll(/[A-Z]/g, " $&").toLowerCase()}_`.replaceAll(/[^a-z\d]+/g, " ");
}
