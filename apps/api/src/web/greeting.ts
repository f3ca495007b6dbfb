import { isLoopback } from "../http/origins.ts";
import type { Service } from "../http/service.ts";
import type { ServiceId } from "../service-id.ts";
import { curlLine, type ShownKey } from "./curl.ts";

interface Start {
  readonly base: string;
  readonly services: readonly Service[];
  readonly prelaunch: readonly ServiceId[];
  readonly auth: "required" | "off";
  readonly host: string;
  /** The local key, or the file that contains it. Undefined without a local key. */
  readonly shownKey: ShownKey | undefined;
}

/**
 * The lines that a server prints when it starts. The first link carries the key in its fragment,
 * which browsers never send; the pages keep it in the tab, so that their examples and the reference
 * of the API work at once.
 */
export function greeting({ base, services, prelaunch, auth, host, shownKey }: Start): string[] {
  const fragment = auth === "required" && typeof shownKey === "string" ? `#key=${shownKey}` : "";
  return [
    `Almanac listens on ${base}`,
    `Try it: ${base}/${fragment}`,
    `Documentation: ${base}/docs${fragment}`,
    ...(shownKey === undefined
      ? ["Keys: almanac-api keys create --owner <name> --tier free --scopes all"]
      : []),
    ...(auth === "off" && !isLoopback(host)
      ? ["ALMANAC_AUTH is off and others can reach this address: anyone who finds it can use it."]
      : []),
    ...services.flatMap((service) => [
      "",
      `${service.title}:`,
      prelaunch.includes(service.id)
        ? "  not live yet: ALMANAC_PRELAUNCH names it, and it answers 503 pre_launch"
        : `  ${curlLine(service, base, shownKey)}`,
    ]),
  ];
}
