import { batchFormats } from "../../bulk/read/input-format.ts";
import { type Completions, plainOffers } from "../../complete/completions.ts";
import type { ServiceRegistration } from "../../services/service.ts";

/** The values of `almanac batch`. The values of fields come from the service that the command line names. */
export function batchCompletions(services: readonly ServiceRegistration[]): Completions {
  const withBulk = services.filter(({ bulk }) => bulk !== undefined);
  return {
    "<service>": () => withBulk.map(({ name, summary }) => ({ value: name, help: summary })),
    "batch --from": () => plainOffers(batchFormats),
  };
}
