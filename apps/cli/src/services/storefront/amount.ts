/** A decimal amount as the shop gave it: exact, and never in exponents. */
export function amount(value: number): string {
  return value.toLocaleString("en-US", {
    useGrouping: false,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 3,
  });
}
