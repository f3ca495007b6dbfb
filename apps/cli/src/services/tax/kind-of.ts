/** Answers for one place, year and status have most of their text in common. */
export function kindOf(data: object): string {
  const { jurisdiction, tax_year, filing_status } = data as Readonly<Record<string, unknown>>;
  return `${jurisdiction} ${tax_year} ${filing_status}`;
}
