import type { BulkService } from "../bulk/bulk-service.ts";
import { type Completions, plainOffers } from "../complete/completions.ts";

/** Offers the fields of requests (for --map and --set) and those of answers (for --fields). */
export function fieldOffers({ fields, columns, rest }: BulkService): Completions {
  return {
    "<field>": () => plainOffers(fields.map(({ name }) => name)),
    "--fields": () => plainOffers([...columns, ...rest]),
    ...Object.fromEntries(
      fields
        .filter(({ kind }) => kind === "flag")
        .map(({ name }) => [name, () => plainOffers(["true", "false"])]),
    ),
  };
}
