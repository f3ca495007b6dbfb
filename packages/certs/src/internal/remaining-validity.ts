import { formatTime } from "./asn1-time.ts";

const secondMs = 1000;
const daySeconds = 86_400;

/** How long a certificate is still valid, and which share of its lifetime has passed. Times are milliseconds since 1970. */
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
