/** The keys and values of a table of the code. Like `keysOf`, it must not be used for input. */
export function entriesOf<Table extends object>(
  table: Table,
): [key: keyof Table & string, value: Table[keyof Table & string]][] {
  // All fields of the table are known.
  return Object.entries(table) as [keyof Table & string, Table[keyof Table & string]][];
}
