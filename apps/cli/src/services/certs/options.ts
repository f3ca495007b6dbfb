import { present } from "@almanac/kernel/objects/present";
import type { CommandIssue } from "../../errors/almanac-error.ts";
import { refuse } from "../../errors/refuse.ts";
import { wrongValue } from "../../errors/wrong-value.ts";
import { type Limit, readLimit, readTime } from "./read-threshold.ts";

export interface CertOptions {
  readonly port?: string;
  readonly starttls?: string;
  readonly servername?: string;
  readonly family?: string;
  readonly timeout?: string;
  readonly allAddresses?: true;
  readonly bothKeys?: true;
  readonly publicOnly?: true;
  readonly failWithin?: string;
  readonly warnWithin?: string;
  readonly from?: string;
  readonly watch?: string;
  readonly nagios?: true;
  readonly prometheus?: true;
  readonly calendar?: true;
}

/** The parsed options. */
export interface CertRun {
  readonly asked: Readonly<Record<string, unknown>>;
  readonly publicOnly: boolean;
  readonly timeoutMs: number;
  readonly failWithin: Limit | undefined;
  /** --fail-within as the user typed it. */
  readonly failWithinText: string | undefined;
  readonly warnWithin: Limit | undefined;
  readonly from: string | undefined;
  readonly watchMs: number | undefined;
  readonly format: "report" | "nagios" | "prometheus" | "calendar";
}

const formats = ["nagios", "prometheus", "calendar"] as const;
const longestTimeoutMs = 600_000;
/** The longest delay that a timer of Node accepts. */
const longestWatchMs = 2_147_483_647;

export function readRun(options: CertOptions): CertRun {
  const issues: CommandIssue[] = [];
  const read = <Value>(
    flag: string,
    text: string | undefined,
    reader: (text: string) => Value | undefined,
    allowed: string,
  ) => {
    if (text === undefined) return undefined;
    const value = reader(text);
    if (value === undefined) {
      issues.push(wrongValue(flag, allowed, text, { see: "almanac help cert" }));
    }
    return value;
  };
  const limits =
    "days, hours or minutes such as 30d, 36h or 90m, or a share of the lifetime such as 1/3 or 25%";
  const run = {
    asked: askedOf(options),
    publicOnly: options.publicOnly === true,
    timeoutMs:
      read(
        "--timeout",
        options.timeout,
        (text) => readTime(text, longestTimeoutMs),
        "a time from 1ms to 10m",
      ) ?? 10_000,
    failWithin: read("--fail-within", options.failWithin, readLimit, limits),
    failWithinText: options.failWithin,
    warnWithin: read("--warn-within", options.warnWithin, readLimit, limits),
    from: options.from,
    watchMs: read(
      "--watch",
      options.watch,
      (text) => readTime(text, longestWatchMs),
      "a time such as 10s, 30m or 1h",
    ),
    format: formats.find((name) => options[name] === true) ?? ("report" as const),
  };
  issues.push(...misplaced(options));
  if (issues.length > 0) refuse(...issues);
  return run;
}

function misplaced(options: CertOptions): CommandIssue[] {
  const chosen = formats.filter((name) => options[name] === true).map((name) => `--${name}`);
  const issues: CommandIssue[] = [];
  const see = "almanac help cert";
  if (chosen.length > 1) {
    const what = `${chosen.join(" and ")} cannot be used together`;
    issues.push({ code: "invalid_value", parameter: chosen[0] ?? "", what, see });
  }
  if (options.warnWithin !== undefined && options.nagios !== true) {
    const what = "--warn-within has a meaning only with --nagios";
    issues.push({
      code: "unknown_field",
      parameter: "--warn-within",
      what,
      suggestion: "--fail-within",
      see,
    });
  }
  return issues;
}

function askedOf(options: CertOptions): Record<string, unknown> {
  const asked = {
    port: options.port,
    starttls: options.starttls,
    servername: options.servername,
    family: options.family,
    all_addresses: options.allAddresses,
    key_types: options.bothKeys ? "both" : undefined,
  };
  return present(asked);
}
