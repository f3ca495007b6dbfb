/** Texts longer than this are not compared: the work grows with the square of the length. */
const longest = 64;

/**
 * The known name that a mistyped name most likely means; undefined if no name is close. Two typing
 * errors are allowed for every five characters. Upper and lower case count as equal. If two names
 * are equally close, the one that the mistyped name begins with wins.
 *
 * @example
 * nearestName("lenghtCm", ["lengthCm", "widthCm"]); // => "lengthCm"
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  if (given.length > longest) return undefined;
  const wanted = given.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(given.length * 0.4)) + 1;
  for (const name of names) {
    // Each extra character of the longer name is at least one typing error.
    if (Math.abs(name.length - wanted.length) > fewest) continue;
    const candidate = name.toLowerCase();
    const slips = countSlips(wanted, candidate, fewest);
    // `US-CAL` is `US-CA` with one letter too many rather than `US-AL` with one in the middle.
    const isCloser =
      slips < fewest || (slips === fewest && best !== undefined && wanted.startsWith(candidate));
    if (isCloser) {
      best = name;
      fewest = slips;
    }
  }
  return best;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours (optimal string alignment), one row
 * at a time. Stops with a larger number as soon as there are more than `most`.
 */
function countSlips(from: string, to: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  let line: number[] = [];
  for (let row = 1; row <= from.length; row++) {
    line[0] = row;
    let fewest = row;
    for (let column = 1; column <= to.length; column++) {
      const replaced = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity;
      const one = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      const slips = Math.min(replaced, swapped, one);
      line[column] = slips;
      if (slips < fewest) fewest = slips;
    }
    // No later row has fewer, even by a swap: a row has at most one more than the one before it.
    if (fewest > most) return fewest;
    [beforeLast, last, line] = [last, line, beforeLast];
  }
  return last[to.length] ?? 0;
}

/**
 * The field that an unknown field name most likely means: a field that contains the name as a part,
 * of several the shortest, else the field with the fewest typing errors.
 *
 * @example
 * nearestField("year", ["gross_income", "tax_year", "prior_year_tax"]); // => "tax_year"
 */
export function nearestField(given: string, fields: readonly string[]): string | undefined {
  return fieldWithPart(given, fields) ?? nearestName(given, fields);
}

/**
 * A part of three characters must be a whole word. A longer one may be its beginning, such as
 * `host` of `hostname`.
 */
function fieldWithPart(given: string, fields: readonly string[]): string | undefined {
  const part = wordsOf(given).slice(0, given.length < 4 ? undefined : -1);
  if (part.length <= 4) return undefined;
  // Most fields do not contain the first word, and to divide a field into words takes longer.
  const [first = ""] = part.trim().split(" ");
  return fields
    .filter((field) => field.toLowerCase().includes(first) && wordsOf(field).includes(part))
    .sort((left, right) => left.length - right.length)[0];
}

/** `lengthCm`, `length_cm` and `length.cm` become ` length cm `. */
function wordsOf(name: string): string {
  return `_${name.replaceAll(/[A-Z]/g, " $&").toLowerCase()}_`.replaceAll(/[^a-z\d]+/g, " ");
}

/** Something that requests name by its code: a carrier, or a jurisdiction. */
export interface Named {
  readonly code: string;
  readonly name: string;
}

/**
 * The code that a mistyped code, or a name in place of a code, most likely means; undefined if none
 * is close.
 *
 * @example
 * nearestCode("California", [{ code: "US-CA", name: "California" }]); // => "US-CA"
 */
export function nearestCode(given: string, known: readonly Named[]): string | undefined {
  const near = nearestName(
    given,
    known.flatMap(({ code, name }) => [code, name]),
  );
  return known.find(({ code, name }) => code === near || name === near)?.code;
}
