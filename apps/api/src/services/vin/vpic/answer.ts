/** A value of a result. A list of records is only in GetAllManufacturers. */
export type VpicValue = string | number | boolean | null | readonly VpicRecord[];

/** One result: values by the names of the original. */
export interface VpicRecord {
  readonly [name: string]: VpicValue;
}

/** What XML and CSV need besides the results: the name of an item, and the order of its fields. */
export interface ResultShape {
  /** The XML element of one result. */
  readonly item: string;
  /** The names of the fields in XML and CSV. JSON has them in alphabetical order. */
  readonly fields: readonly string[];
}

/** An answer in the envelope of the original. */
export interface VpicAnswer {
  /** Default: the number of results. */
  readonly count?: number;
  readonly message: string;
  /** What was searched for, in the spelling of the original; null for lists without a key. */
  readonly searchCriteria: string | null;
  readonly results: readonly VpicRecord[];
  readonly shape: ResultShape;
}

/** The two success lines of the original. Which one an endpoint sends is part of its shape. */
export const resultsReturned = "Results returned successfully";
export const responseReturned = "Response returned successfully";

/** The success line of the endpoints that decode. */
export const decoded = `${resultsReturned}. NOTE: An empty value means that the data hold nothing about the variable. It does not mean that the vehicle lacks the feature.`;
