import { type AllowList, CertError, createPolicy } from "@almanac/certs/core";
import * as z from "zod";
import { type ServiceId, serviceIds } from "./services/service.ts";

const list = (all: readonly ServiceId[]) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.enum([...serviceIds, "all"])))
    .transform((ids): readonly ServiceId[] =>
      ids.includes("all") ? all : serviceIds.filter((id) => ids.includes(id)),
    );

/** CIDRs, names and suffixes; a mistake in one stops the start. */
const allowList = z.string().transform((value, context): AllowList => {
  try {
    createPolicy(value);
  } catch (error) {
    if (!(error instanceof CertError)) throw error;
    context.addIssue(error.message.replace(/\.$/, ""));
  }
  return value;
});

const ports = z.union(
  [
    z.literal("any"),
    z
      .string()
      .regex(/^\d{1,5}(?:\s*,\s*\d{1,5})*$/)
      .transform((value) => value.split(",").map(Number))
      .pipe(z.array(z.int().min(1).max(65_535))),
  ],
  "must be any, or ports from 1 to 65535 separated by commas",
);

/** Every setting of the API. Docs and the check of unknown names are made from these keys. */
const settings = z.object({
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  ALMANAC_SERVICES: list(serviceIds).default([...serviceIds]),
  ALMANAC_PRELAUNCH: list(serviceIds).default([]),
  ALMANAC_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALMANAC_CERTS_ALLOW: allowList.optional(),
  ALMANAC_CERTS_PORTS: ports.optional(),
  ALMANAC_LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly services: readonly ServiceId[];
  readonly prelaunch: readonly ServiceId[];
  readonly publicUrl: string | undefined;
  readonly logLevel: string;
  /** What certificate lookups may reach beyond public addresses and the usual ports. */
  readonly certs: {
    readonly allow: AllowList;
    readonly ports: readonly number[] | "any" | "hosted";
  };
}

export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ConfigError";
  }
}

/**
 * Reads the settings from the environment. An empty value counts as unset.
 * @throws ConfigError naming every wrong setting at once, unknown `ALMANAC_*` names included.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith("ALMANAC_") && !Object.hasOwn(settings.shape, name),
  );
  const parsed = settings.safeParse(given);
  const problems = [
    ...unknown.map(
      (name) => `${name} is not a setting. Known: ${Object.keys(settings.shape).join(", ")}.`,
    ),
    ...(parsed.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      return `${name}="${given[name] ?? ""}": ${issue.message}.`;
    }),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    services: values.ALMANAC_SERVICES,
    prelaunch: values.ALMANAC_PRELAUNCH,
    publicUrl: values.ALMANAC_PUBLIC_URL?.replace(/\/$/, ""),
    logLevel: values.ALMANAC_LOG_LEVEL,
    certs: {
      allow: values.ALMANAC_CERTS_ALLOW ?? [],
      ports: values.ALMANAC_CERTS_PORTS ?? "hosted",
    },
  };
}
