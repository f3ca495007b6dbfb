/** How old a table of a library is. */
export interface DataVersion {
  readonly table: string;
  readonly version: string;
  /** The day on which the newest source was read or published: `2026-11-20`. */
  readonly sourceDate: string;
  /** The day on which figures that are already in the table come into force. */
  readonly nextChange?: string;
}
