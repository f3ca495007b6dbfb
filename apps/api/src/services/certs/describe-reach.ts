import { createAddressPolicy } from "@almanac/certs/core";
import type { CertsSettings } from "./settings.ts";

/** One sentence for the operator: what certificate lookups can reach under these settings. */
export function describeReach({ allow, ports }: CertsSettings): string {
  const dialled = typeof ports === "string" ? ports : ports.join(", ");
  return `Certificate lookups reach ${createAddressPolicy(allow).summary}; ports: ${dialled}.`;
}
