import { show } from "@almanac/kernel/messages/show";
import { mustBe, suggestion } from "@almanac/kernel/messages/wording";
import * as z from "zod";
import type { Pepper } from "./access/api-key.ts";
import { readTiers } from "./access/caller.ts";
import { parseOrigins } from "./http/origins.ts";
import { parseProxies } from "./limits/client-address.ts";
import { allowedBy } from "./problems/schema-faults.ts";
import { type ServiceId, serviceIds } from "./service-id.ts";
import {
  readServiceSettings,
  secretServiceSettings,
  serviceContradictions,
  serviceSettingShape,
} from "./services/settings.ts";
import { SettingsError } from "./settings-error.ts";

const list = (all: readonly ServiceId[]) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.enum([...serviceIds, "all"])))
    .transform((ids): readonly ServiceId[] =>
      ids.includes("all") ? all : serviceIds.filter((id) => ids.includes(id)),
    );

/** Decimal digits alone: `Number` would also read 0x50, 1e3, +80 and white space. */
const wholeNumber = (least: number, most: number) => {
  const allowed = `a whole number from ${least} to ${most} in decimal digits`;
  return z
    .string()
    .regex(/^\d+$/, allowed)
    .transform(Number)
    .pipe(z.number().min(least, allowed).max(most, allowed));
};
const port = wholeNumber(0, 65_535);
const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
const url = (...protocols: readonly string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols.join("|")})$`),
    error: `must be an address that begins with ${protocols.map((name) => `${name}://`).join(" or ")}`,
  });

/** It is in links, mails and pages, so it may not carry a secret, and paths are appended to it. */
const publicUrl = url("http", "https").regex(
  /^\w+:\/\/[^/?#@\\]+(?:\/[^?#]*)?$/,
  "must be an address without user, password, query and fragment",
);

/** A setting whose text a function converts to a value, or refuses with a reason. */
const parsed = <Value>(parse: (text: string) => Value) =>
  z.string().transform((text, context): Value => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : "" });
      return z.NEVER;
    }
  });

/**
 * Every setting of the API. The check of unknown names uses these keys, and a test compares the
 * docs with them.
 */
const settingsSchema = z.object({
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: port.default(8787),
  DATABASE_URL: url("postgres", "postgresql").optional(),
  VALKEY_URL: url("redis", "rediss", "valkey", "valkeys").optional(),
  ALMANAC_AUTH: z.enum(["required", "off"]).default("required"),
  ALMANAC_AUTO_APPROVE: onOff.default(false),
  ALMANAC_CORS_ORIGINS: parsed(parseOrigins).default([]),
  ALMANAC_DATA_DIR: z.string().min(1).default(".almanac"),
  ALMANAC_DRAIN_SECONDS: wholeNumber(0, 300).default(2),
  ALMANAC_LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  ALMANAC_MAIL_FROM: z.string().min(3).default("Almanac <no-reply@localhost>"),
  ALMANAC_MAX_IN_FLIGHT: wholeNumber(1, 1_000_000).default(1_000),
  ALMANAC_METRICS_PORT: port.optional(),
  ALMANAC_OPEN_PROCESSOR_PERCENT: wholeNumber(1, 100).default(25),
  ALMANAC_OPEN_LIMIT: wholeNumber(1, 1_000_000_000).default(600),
  ALMANAC_PEPPER: parsed(parsePeppers).optional(),
  ALMANAC_PRELAUNCH: list(serviceIds).default([]),
  ALMANAC_PUBLIC_URL: publicUrl.optional(),
  ALMANAC_SERVICES: list(serviceIds).default([...serviceIds]),
  ALMANAC_SMTP_URL: url("smtp", "smtps").optional(),
  ALMANAC_TIERS: parsed(readTiers).optional(),
  ALMANAC_TRUSTED_PROXIES: parsed(parseProxies).optional(),
  ...serviceSettingShape,
});

export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

/** The settings of a server, as the rest of the program reads them. */
export type Settings = Readonly<ReturnType<typeof toSettings>>;

function toSettings(values: z.output<typeof settingsSchema>) {
  return {
    host: values.HOST,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    valkeyUrl: values.VALKEY_URL?.replace(/^valkey/, "redis"),
    auth: values.ALMANAC_AUTH,
    autoApprove: values.ALMANAC_AUTO_APPROVE,
    /** The origins whose pages may call the API. */
    corsOrigins: values.ALMANAC_CORS_ORIGINS,
    dataDir: values.ALMANAC_DATA_DIR,
    logLevel: values.ALMANAC_LOG_LEVEL,
    mailFrom: values.ALMANAC_MAIL_FROM,
    maxInFlight: values.ALMANAC_MAX_IN_FLIGHT,
    /**
     * How long an instance still accepts requests after SIGTERM, so that the balancer sees that it
     * is not ready.
     */
    drainSeconds: values.ALMANAC_DRAIN_SECONDS,
    metricsPort: values.ALMANAC_METRICS_PORT,
    /** Requests per minute without a key from one address. */
    openLimit: values.ALMANAC_OPEN_LIMIT,
    /** The part of one core that callers without a key get while callers with a key wait. */
    openProcessorShare: values.ALMANAC_OPEN_PROCESSOR_PERCENT / 100,
    /** Undefined: a pepper is generated in the data directory. */
    peppers: values.ALMANAC_PEPPER,
    prelaunch: values.ALMANAC_PRELAUNCH,
    publicUrl: values.ALMANAC_PUBLIC_URL?.replace(/\/$/, ""),
    services: values.ALMANAC_SERVICES,
    smtpUrl: values.ALMANAC_SMTP_URL,
    tiers: values.ALMANAC_TIERS ?? readTiers(undefined),
    trustedProxies: values.ALMANAC_TRUSTED_PROXIES,
    ...readServiceSettings(values),
  };
}

/**
 * Reads the settings from the environment. An empty value counts as unset.
 * @throws SettingsError naming every wrong setting at once, unknown `ALMANAC_*` names included.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith("ALMANAC_") && !settingNames.includes(name),
  );
  const result = settingsSchema.safeParse(given);
  const problems = [
    ...unknown.map((name) => isNotSetting(name)),
    ...(result.error?.issues ?? []).map((issue) => describe(String(issue.path[0]), given, issue)),
    ...(given.DATABASE_URL !== undefined && given.ALMANAC_PEPPER === undefined
      ? [
          "ALMANAC_PEPPER is needed with DATABASE_URL: all instances must hash keys with the same pepper.",
        ]
      : []),
  ];
  if (result.data) problems.push(...serviceContradictions(result.data, result.data.HOST));
  if (!result.success || problems.length > 0) throw new SettingsError(problems);
  return toSettings(result.data);
}

function isNotSetting(name: string): string {
  return `${name} is not a setting${suggestion(name, settingNames)}. Known: ${settingNames.join(", ")}.`;
}

/**
 * These values are secret: messages name the setting but never show the value. The public address
 * is not, but one that is refused may contain a password.
 */
const secrets: readonly string[] = [
  "ALMANAC_PUBLIC_URL",
  "DATABASE_URL",
  "VALKEY_URL",
  "ALMANAC_PEPPER",
  "ALMANAC_SMTP_URL",
  ...secretServiceSettings,
];

function describe(
  name: string,
  given: Readonly<Record<string, string | undefined>>,
  issue: z.core.$ZodIssue,
): string {
  const allowed = allowedBy(issue);
  const isSecret = secrets.includes(name);
  if (allowed === undefined) {
    const shown = isSecret ? name : `${name}=${show(given[name] ?? "")}`;
    return `${shown} is not valid: ${issue.message.replace(/\.$/, "")}.`;
  }
  return isSecret ? `${name} must be ${allowed}.` : mustBe(name, allowed, given[name] ?? "");
}

/**
 * One secret, or `2:newer,1:older`: the first hashes new keys, the others are for keys that were
 * hashed with them earlier.
 */
function parsePeppers(text: string): readonly Pepper[] {
  const peppers = text.split(",").map((part, index): Pepper => {
    const [, version, secret = ""] = /^(?:(\d{1,6}):)?([\w+/=-]+)$/.exec(part.trim()) ?? [];
    if (secret.length < 32) {
      throw new Error("must be a secret of at least 32 characters of A-Z a-z 0-9 + / = _ -");
    }
    if (version === undefined && (index > 0 || text.includes(","))) {
      throw new Error("it must name the version of each secret, as in 2:newer,1:older");
    }
    return { version: Number(version ?? 1), secret };
  });
  if (new Set(peppers.map(({ version }) => version)).size < peppers.length) {
    throw new Error("each secret must have a version that no other secret has");
  }
  return peppers;
}

export function sqlitePath({ dataDir }: Pick<Settings, "dataDir">): string {
  return `${dataDir}/almanac.sqlite`;
}

/** The address of this instance, according to the settings. */
export function baseUrl({ publicUrl, host, port }: Pick<Settings, "publicUrl" | "host" | "port">) {
  return publicUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
