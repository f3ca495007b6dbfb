import { contentOf, type Element, tags } from "./der.ts";

const utcTime = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(Z|[+-]\d{4})$/;
const generalizedTime =
  /^(\d{4})(\d\d)(\d\d)(\d\d)(?:(\d\d)(?:(\d\d)(?:[.,](\d+))?)?)?(Z|[+-]\d{4})$/;

/**
 * Reads a validity time as milliseconds since 1970; undefined if it is not a valid date. Reads the
 * forms that RFC 5280 4.1.2.5 requires. Also reads two unambiguous forms of X.680 that it forbids:
 * a time without seconds, and a time with an offset from UTC.
 */
export function readTime(element: Element): number | undefined {
  const text = String.fromCharCode(...contentOf(element).subarray(0, 40));
  if (element.tag === tags.utcTime) {
    const match = utcTime.exec(text);
    if (!match) return undefined;
    const [, year, month, day, hour, minute, second = "0", zone = "Z"] = match;
    // RFC 5280 4.1.2.5.1: 50 to 99 are 19xx, 00 to 49 are 20xx.
    const fullYear = Number(year) + (Number(year) >= 50 ? 1900 : 2000);
    return moment([fullYear, month, day, hour, minute, second], 0, zone);
  }
  if (element.tag !== tags.generalizedTime) return undefined;
  const match = generalizedTime.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute = "0", second = "0", fraction = "", zone = "Z"] = match;
  const milliseconds = Math.floor(Number(`0.${fraction || "0"}`) * 1000);
  return moment([year, month, day, hour, minute, second], milliseconds, zone);
}

function moment(
  parts: readonly (string | number | undefined)[],
  milliseconds: number,
  zone: string,
): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const date = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, milliseconds);
  const kept =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  if (!kept) return undefined;
  if (zone === "Z") return date.getTime();
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3, 5))];
  if (hours > 23 || minutes > 59) return undefined;
  const offset = (hours * 60 + minutes) * 60_000;
  const at = date.getTime() - (zone.startsWith("-") ? -offset : offset);
  // An offset can lead out of the years that have four digits, which is all that RFC 3339 writes.
  return at >= firstMs && at <= lastMs ? at : undefined;
}

const firstMs = Date.UTC(-1, 12, 1);
const lastMs = Date.UTC(9999, 12, 1) - 1;

/** Writes `2026-11-20T08:00:00Z`. Milliseconds are written only if they are not zero. */
export function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(".000Z", "Z");
}

const secondMs = 1000;
const daySeconds = 86_400;

/**
 * How long a certificate is still valid, and which share of its lifetime has passed. Times are
 * milliseconds since 1970.
 */
export function remainingValidity(notBefore: number | undefined, notAfter: number, now: number) {
  return {
    expires_at: formatTime(notAfter),
    days_remaining: Math.floor((notAfter - now) / (daySeconds * secondMs)),
    ...(notBefore === undefined ? {} : { not_before: formatTime(notBefore) }),
    seconds_remaining: Math.floor((notAfter - now) / secondMs),
    ...lifetimeOf(notBefore, notAfter, now),
  };
}

function lifetimeOf(notBefore: number | undefined, notAfter: number, now: number) {
  if (notBefore === undefined || notAfter <= notBefore) return {};
  const used = Math.min(1, Math.max(0, (now - notBefore) / (notAfter - notBefore)));
  return {
    lifetime_seconds: Math.floor((notAfter - notBefore) / secondMs),
    lifetime_used: Math.round(used * 1e6) / 1e6,
  };
}
