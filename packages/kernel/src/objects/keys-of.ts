/**
 * The keys of a table of the code. TypeScript knows them only as texts, because an object may have more fields than its type
 * names, so this is for tables whose fields are all known, never for input.
 */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // All fields of the table are known.
  return Object.keys(table) as (keyof Table & string)[];
}
