/** The keys and values of a table whose fields are all known. See `keysOf`. */
export function entriesOf<Table extends object>(
  table: Table,
): [key: keyof Table & string, value: Table[keyof Table & string]][] {
  return Object.entries(table) as [keyof Table & string, Table[keyof Table & string]][];
}
