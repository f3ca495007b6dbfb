/** One record of an input. */
export interface InputRecord {
  /** Line of the input, from 1; in a JSON array the element. 0 for an argument of the command. */
  readonly line: number;
  /** The cells of a CSV record. */
  readonly cells?: readonly string[];
  /** The unchanged text of a CSV record, if the input around it has no quotes. */
  readonly written?: string;
  /** The JSON text of a record, or the text of a line. */
  readonly text?: string;
  /** The parsed value of the JSON text. */
  readonly value?: unknown;
  /** Why the record cannot be read. */
  readonly fault?: { readonly code: string; readonly what: string };
}
