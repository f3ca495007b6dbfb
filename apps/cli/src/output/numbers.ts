/** A number for people: every digit it has, thousands apart. `1234.5` is `1,234.5`. */
export function formatNumber(value: number | string): string {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
