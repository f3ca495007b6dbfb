/**
 * Names of the sections of the catalogue file, in the order in which the data package writes them.
 */
export const catalogueSections = [
  "the day of the newest row",
  "numbers of the makes",
  "makes",
  "models per make",
  "numbers of the models",
  "models",
  "years of the models",
  "numbers of the manufacturers",
  "manufacturers",
  "makes of the manufacturers",
  "numbers of the countries",
  "countries",
  "codes",
  "records of the codes",
  "makes of the codes",
  "variables",
  "lists of values",
] as const;
