/**
 * Names of the sections that come before the elements' values, in the order in which the data
 * package writes them.
 */
export const sectionNames = [
  "the day of the newest row",
  "keys",
  "groups of facts",
  "entries per schema",
  "numbers of the schemas",
  "names of the schemas",
  "keys of the schemas",
  "groups of the schemas",
  "ranks",
  "codes",
  "records of the codes",
  "manufacturers",
  "countries",
  "engine models",
  "facts of the engine models",
  "descriptors with a set year",
  "years of these descriptors",
  "makes of the models",
  "makes",
  "elements",
  "names of the elements",
  "weights and rows of the elements",
  "numbers of the values",
  "default values",
  "specifications",
  "excepted check digits",
  "lists of elements",
] as const;
