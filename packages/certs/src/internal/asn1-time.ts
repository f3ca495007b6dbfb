import { contentOf, type Element, tags } from "./der.ts";
import { decodeLatin1 } from "./text.ts";

const generalizedTime =
  /^(\d{4})(\d\d)(\d\d)(\d\d)(?:(\d\d)(?:(\d\d)(?:[.,](\d+))?)?)?(Z|[+-]\d{4})$/;

/**
 * Reads a validity time as milliseconds since 1970; undefined if it is not a valid date. Reads the
 * forms that RFC 5280 4.1.2.5 requires. Also reads two unambiguous forms of X.680 that it forbids:
 * a time without seconds, and a time with an offset from UTC.
 */
export function readTime(element: Element): number | undefined {
  let text = decodeLatin1(contentOf(element).subarray(0, 40));
  if (element.tag === tags.utcTime && /^\d{10}(?:\d\d)?[^\d.,]/.test(text)) {
    // RFC 5280 4.1.2.5.1: 50 to 99 are 19xx, 00 to 49 are 20xx.
    text = `${text < "5" ? 20 : 19}${text}`;
  } else if (element.tag !== tags.generalizedTime) return undefined;
  const match = generalizedTime.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute = "00", second = "00", fraction = "0", zone] = match;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  return moment(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`, milliseconds, zone);
}

function moment(text: string, milliseconds: number, zone = "Z"): number | undefined {
  const local = Date.parse(text);
  // Date.parse moves a day or an hour that does not exist, or rejects it.
  if (Number.isNaN(local) || formatTime(local) !== text) return undefined;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3))];
  if (hours > 23 || minutes > 59) return undefined;
  const offset = (hours * 60 + minutes) * 60_000;
  const at = local + milliseconds - (zone.startsWith("-") ? -offset : offset);
  // An offset can lead out of the years that have four digits, which is all that RFC 3339 writes.
  return /^\d{4}-/.test(formatTime(at)) ? at : undefined;
}

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
  const lifetime = notBefore === undefined ? 0 : notAfter - notBefore;
  const used = Math.min(1, Math.max(0, (lifetime - notAfter + now) / lifetime));
  return {
    expires_at: formatTime(notAfter),
    days_remaining: Math.floor((notAfter - now) / (daySeconds * secondMs)),
    ...(notBefore === undefined ? {} : { not_before: formatTime(notBefore) }),
    seconds_remaining: Math.floor((notAfter - now) / secondMs),
    ...(lifetime > 0
      ? {
          lifetime_seconds: Math.floor(lifetime / secondMs),
          lifetime_used: Math.round(used * 1e6) / 1e6,
        }
      : {}),
  };
}
