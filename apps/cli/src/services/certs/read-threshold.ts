import type { CertificateFacts } from "@almanac/certs";

/** How much time must be left: a number of seconds, or a share of the certificate's lifetime. */
export type Limit = { readonly seconds: number } | { readonly share: number };

const secondsOf: Readonly<Record<string, number>> = { d: 86_400, h: 3_600, m: 60 };
const millisecondsOf: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** Parses `30d`, `36h`, `90m`, `1/3` or `25%`. */
export function readLimit(text: string): Limit | undefined {
  const time = /^(\d+(?:\.\d+)?)([dhm])$/.exec(text);
  if (time) return { seconds: Number(time[1]) * (secondsOf[time[2] ?? ""] ?? 0) };
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(text);
  if (percent) return shareOf(Number(percent[1]) / 100);
  const fraction = /^(\d+)\/(\d+)$/.exec(text);
  return fraction ? shareOf(Number(fraction[1]) / Number(fraction[2])) : undefined;
}

/** Parses `10s`, `500ms` or `1h` into milliseconds, from 1 to `longest`. */
export function readTime(text: string, longest: number): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(ms|[smhd])$/.exec(text);
  const milliseconds = match ? Number(match[1]) * (millisecondsOf[match[2] ?? ""] ?? 0) : 0;
  return milliseconds >= 1 && milliseconds <= longest ? milliseconds : undefined;
}

/**
 * Whether less time is left than the limit requires. An expired certificate is below every limit, even below a limit of
 * zero.
 */
export function isBelow(
  { seconds_remaining, lifetime_seconds, trust }: CertificateFacts,
  limit: Limit | undefined,
): boolean {
  if (trust.expired) return true;
  if (limit === undefined) return false;
  if ("seconds" in limit) return seconds_remaining < limit.seconds;
  return lifetime_seconds !== undefined && seconds_remaining < limit.share * lifetime_seconds;
}

/** The limit in seconds for one certificate. Undefined for a share if the lifetime of the certificate is not known. */
export function limitSeconds(
  { lifetime_seconds }: CertificateFacts,
  limit: Limit,
): number | undefined {
  if ("seconds" in limit) return limit.seconds;
  return lifetime_seconds === undefined ? undefined : Math.floor(limit.share * lifetime_seconds);
}

function shareOf(share: number): Limit | undefined {
  return share >= 0 && share <= 1 ? { share } : undefined;
}
