import type { Dial, Resolve } from "@almanac/certs";
import { type AllowList, createAddressPolicy } from "@almanac/certs/core";
import * as z from "zod";
import { allowList } from "../allow-list.ts";

const ports = z.union(
  [
    z.literal("any"),
    z
      .string()
      .regex(/^\d{1,5}(?: *, *\d{1,5})*$/)
      .transform((value) => value.split(",").map(Number))
      .pipe(z.array(z.int().min(1).max(65_535))),
  ],
  "must be any, or ports from 1 to 65535 separated by commas",
);

export const certsSettingShape = {
  ALMANAC_CERTS_ALLOW: allowList.optional(),
  ALMANAC_CERTS_PORTS: ports.optional(),
} as const;

type Values = z.output<z.ZodObject<typeof certsSettingShape>>;

/** What certificate lookups may reach in addition to public addresses and the usual ports. */
export type CertsSettings = Readonly<ReturnType<typeof readCertsSettings>>;

export function readCertsSettings(values: Values) {
  return {
    allow: values.ALMANAC_CERTS_ALLOW ?? [],
    ports: values.ALMANAC_CERTS_PORTS ?? ("hosted" as const),
  };
}

/** What certificate lookups need. Every part has a default that is safe for a public service. */
export interface CertsDependencies {
  readonly allow?: AllowList;
  readonly ports?: readonly number[] | "any" | "hosted";
  /**
   * Connections to one host per minute, counted for all callers together. Default: 60. The limit
   * per address is four times as high. Connections that `allow` permits are not counted.
   */
  readonly targetLimitPerMinute?: number;
  readonly maxInFlight?: number;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}

/** One sentence for the operator: what certificate lookups can reach under these settings. */
export function describeReach({ allow, ports }: CertsSettings): string {
  return `Certificate lookups reach ${createAddressPolicy(allow).summary}, on ${portsInWords(ports)}.`;
}

function portsInWords(ports: CertsSettings["ports"]): string {
  if (ports === "any") return "any port";
  if (ports === "hosted")
    return "the usual ports of TLS and STARTTLS (ALMANAC_CERTS_PORTS sets others)";
  return ports.length === 1 ? `port ${ports[0]}` : `the ports ${ports.join(", ")}`;
}
