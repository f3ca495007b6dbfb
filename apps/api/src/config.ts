import * as z from "zod";
import { type ServiceId, serviceIds } from "./services/service.ts";
import {
  readStorefrontConfig,
  type StorefrontConfig,
  storefrontSettingShape,
} from "./services/storefront/setting-shape.ts";

const list = (all: readonly ServiceId[]) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.enum([...serviceIds, "all"])))
    .transform((ids): readonly ServiceId[] =>
      ids.includes("all") ? all : serviceIds.filter((id) => ids.includes(id)),
    );

/** Every setting of the API. Docs and the check of unknown names are made from these keys. */
const settings = z.object({
  HOST: z.string().min(1).default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  ALMANAC_SERVICES: list(serviceIds).default([...serviceIds]),
  ALMANAC_PRELAUNCH: list(serviceIds).default([]),
  ALMANAC_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALMANAC_LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  ALMANAC_DATA_DIR: z.string().min(1).default(".almanac"),
  ...storefrontSettingShape,
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly services: readonly ServiceId[];
  readonly prelaunch: readonly ServiceId[];
  readonly publicUrl: string | undefined;
  readonly logLevel: string;
  readonly dataDir: string;
  readonly storefront: StorefrontConfig;
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
    dataDir: values.ALMANAC_DATA_DIR,
    storefront: readStorefrontConfig(values),
  };
}
