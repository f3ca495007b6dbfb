import { createAddressPolicy } from "@almanac/certs/core";
import type { CertsSettings } from "./settings.ts";

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
