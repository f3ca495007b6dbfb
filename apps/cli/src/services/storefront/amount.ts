/** Formats an amount of the shop exactly, and never with an exponent. */
export function amount(value: number): string {
  return value.toLocaleString("en-US", {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 3,
  });
}
