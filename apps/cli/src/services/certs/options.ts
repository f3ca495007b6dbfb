import type { CertificateFacts } from "@almanac/certs";
import { present } from "@almanac/kernel/objects/objects";
import { type CommandIssue, fault, refuse, wrongValue } from "../../errors/almanac-error.ts";
import { flagOf, type OptionTexts, type Typed } from "../../parser/options.ts";

export const certOptions = {
  port: ["--port <port>", "for targets that name none (default: 443)"],
  starttls: [
    "--starttls <protocol>",
    "smtp, imap, pop3, ftp, ldap, xmpp, postgres, mysql ... or none",
  ],
  servername: ["--servername <name>", "send this name in SNI; an empty one sends none"],
  family: ["--family <4|6>", "only IPv4 or only IPv6 addresses"],
  timeout: ["--timeout <time>", "deadline of a lookup: 10s, 500ms (default: 10s)"],
  allAddresses: ["--all-addresses", "ask every address of the host"],
  bothKeys: ["--both-keys", "ask for the ECDSA and the RSA certificate"],
  publicOnly: ["--public-only", "refuse addresses that are not public, as the API does"],
  failWithin: [
    "--fail-within <limit>",
    "exit 1 when less is left: 30d, 36h, or a share such as 1/3",
  ],
  from: ["--from <file>", "targets from a file, one a line; - for stdin"],
  watch: ["--watch <time>", "ask again every 1h, 30m, 10s, until stopped"],
  nagios: ["--nagios", "one line and the exit codes of a monitoring plug-in: 0, 1, 2, 3"],
  warnWithin: ["--warn-within <limit>", "with --nagios: warn below this (default: 1/3)"],
  prometheus: ["--prometheus", "metrics for a textfile collector"],
  calendar: ["--calendar", "an .ics with the expiry dates"],
} as const satisfies OptionTexts;

export type CertOptions = Typed<typeof certOptions>;

/** The options after they were read. */
export type CertRun = ReturnType<typeof readRun>;

const see = "almanac help cert";
const formats = ["nagios", "prometheus", "calendar"] as const;
const longestTimeoutMs = 600_000;
/** The longest delay that a timer of Node accepts. */
const longestWatchMs = 2_147_483_647;

export function readRun(options: CertOptions) {
  const issues: CommandIssue[] = [];
  const read = <Value>(
    name: "timeout" | "failWithin" | "warnWithin" | "watch",
    reader: (text: string) => Value | undefined,
    allowed: string,
  ) => {
    const text = options[name];
    if (text === undefined) return undefined;
    const value = reader(text);
    const flag = flagOf(certOptions[name][0]);
    if (value === undefined) issues.push(wrongValue(flag, allowed, text, { see }));
    return value;
  };
  const timeUpTo = (longest: number) => (text: string) => readTime(text, longest);
  const limits =
    "days, hours or minutes such as 30d, 36h or 90m, or a share of the lifetime such as 1/3 or 25%";
  const run = {
    asked: present({
      port: options.port,
      starttls: options.starttls,
      servername: options.servername,
      family: options.family,
      all_addresses: options.allAddresses,
      key_types: options.bothKeys && "both",
    }),
    publicOnly: options.publicOnly === true,
    timeoutMs: read("timeout", timeUpTo(longestTimeoutMs), "a time from 1ms to 10m") ?? 10_000,
    failWithin: read("failWithin", readLimit, limits),
    failWithinText: options.failWithin,
    warnWithin: read("warnWithin", readLimit, limits),
    from: options.from,
    watchMs: read("watch", timeUpTo(longestWatchMs), "a time such as 10s, 30m or 1h"),
    format: formats.find((name) => options[name] === true) ?? ("report" as const),
  };
  issues.push(...misplaced(options));
  if (issues.length > 0) refuse(...issues);
  return run;
}

function misplaced(options: CertOptions): CommandIssue[] {
  const chosen = formats.filter((name) => options[name] === true).map((name) => `--${name}`);
  const issues: CommandIssue[] = [];
  const [first = "", ...others] = chosen;
  if (others.length > 0) {
    const why = `and ${others.join(" and ")} cannot be used together`;
    issues.push(fault("invalid_value", first, why, { see }));
  }
  if (options.warnWithin !== undefined && options.nagios !== true) {
    const why = "has a meaning only with --nagios";
    const suggestion = "--fail-within";
    issues.push(fault("unknown_field", "--warn-within", why, { suggestion, see }));
  }
  return issues;
}

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

/** An expired certificate is below every limit, even below a limit of zero. */
export function isBelow(
  { seconds_remaining, lifetime_seconds, trust }: CertificateFacts,
  limit: Limit | undefined,
): boolean {
  if (trust.expired) return true;
  if (limit === undefined) return false;
  if ("seconds" in limit) return seconds_remaining < limit.seconds;
  return lifetime_seconds !== undefined && seconds_remaining < limit.share * lifetime_seconds;
}

/** In seconds, for one certificate. Undefined for a share of an unknown lifetime. */
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
