/** A number with separators of thousands: 24,000 or 4.8. */
export function number(value: number, mostDecimals = 4): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: mostDecimals }).format(value);
}

/** An amount with its currency: USD 3,659.98. */
export function money(value: number, currency: string): string {
  return new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "code" })
    .format(value)
    .replaceAll("\u00a0", " ");
}

/** A share as a percentage: 0.043059 is 4.31 %. */
export function percent(share: number, mostDecimals = 2): string {
  return `${number(share * 100, mostDecimals)} %`;
}

/** Words for a name in snake_case or kebab-case: `married_joint` is "married joint". */
export function words(name: string): string {
  return name.replaceAll(/[_-]/g, " ");
}

/** The same with a capital letter at its beginning. */
export function title(name: string): string {
  const text = words(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How long ago a day was, in whole days of UTC. */
export function age(day: string, nowMs: number): string {
  const days = Math.floor((nowMs - Date.parse(`${day.slice(0, 10)}T00:00:00Z`)) / 86_400_000);
  if (!Number.isFinite(days) || days < 0) return "not known";
  if (days === 0) return "today";
  return days === 1 ? "1 day" : `${number(days)} days`;
}
