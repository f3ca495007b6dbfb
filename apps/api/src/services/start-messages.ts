import type { ServiceId } from "../service-id.ts";
import { describeReach } from "./certs/describe-reach.ts";
import type { ServiceSettings } from "./settings.ts";

/**
 * What the operator should know about the settings of the offered services: one sentence each, printed at the start.
 */
export function startMessages(
  settings: ServiceSettings & { readonly services: readonly ServiceId[] },
): readonly string[] {
  return settings.services.includes("certs") ? [describeReach(settings.certs)] : [];
}
