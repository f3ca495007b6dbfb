/** The body styles of the source in the order of their numbers in the file, from 1; 0 is a body that it does not name. */
export const bodyStyles = [
  "convertible",
  "coupe",
  "hatchback",
  "pickup",
  "sedan",
  "suv",
  "van",
  "wagon",
] as const;

/**
 * Styles that Transport Canada and vPIC name differently for one body: a car of the left style is also looked for under
 * the right ones when the source has none of its own.
 */
export const alsoNamed: ReadonlyMap<string, readonly string[]> = new Map([
  ["hatchback", ["wagon", "coupe"]],
  ["wagon", ["hatchback", "suv"]],
  ["suv", ["wagon"]],
  ["minivan", ["van", "wagon"]],
  ["van", ["wagon"]],
]);
