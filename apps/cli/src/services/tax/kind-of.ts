/** A key for answers that have most of their text in common: those for one place, year and status. */
export function kindOf(data: object): string {
  const { jurisdiction, tax_year, filing_status } = data as Readonly<Record<string, unknown>>;
  return `${jurisdiction} ${tax_year} ${filing_status}`;
}
