import type { ServiceId } from "../service-id.ts";
import { describeReach } from "./certs/describe-reach.ts";
import type { ServiceSettings } from "./settings.ts";

/** What the start tells the operator about the settings of the offered services, a sentence each. */
export function startNotes(
  settings: ServiceSettings & { readonly services: readonly ServiceId[] },
): readonly string[] {
  return settings.services.includes("certs") ? [describeReach(settings.certs)] : [];
}
