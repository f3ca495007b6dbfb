import { fieldsOf } from "@almanac/kernel/fields-of";

/** Answers for one place, year and status have most of their text in common. */
export function kindOf(data: object): string {
  const { jurisdiction, tax_year, filing_status } = fieldsOf(data);
  return `${jurisdiction} ${tax_year} ${filing_status}`;
}
