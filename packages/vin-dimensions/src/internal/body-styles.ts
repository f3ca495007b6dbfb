/**
 * The body styles of the source, in the order of their numbers in the file, from 1. 0 means that
 * the source names no body.
 */
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
 * Styles that Transport Canada and vPIC name differently. If the source has no car of the style on
 * the left, the styles on the right are tried.
 */
export const alsoNamed: ReadonlyMap<string, readonly string[]> = new Map([
  ["hatchback", ["wagon", "coupe"]],
  ["wagon", ["hatchback", "suv"]],
  ["suv", ["wagon"]],
  ["minivan", ["van", "wagon"]],
  ["van", ["wagon"]],
]);
