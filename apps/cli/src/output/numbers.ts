/** Formats a number for people, with all its digits and with separators for thousands: `1234.5` becomes `1,234.5`. */
export function formatNumber(value: number | string): string {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
