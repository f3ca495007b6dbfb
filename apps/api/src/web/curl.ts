import { isLoopback } from "../http/origins.ts";
import type { Service } from "../http/service.ts";
import type { ServiceId } from "../service-id.ts";

/** The key itself, or the file from which the shell reads it when the command runs. */
export type ShownKey = string | { readonly file: string };

/** An example request to a service, as a command line. `base` is the address of this instance. */
export function curlLine(
  { example }: Pick<Service, "example">,
  base: string,
  key: ShownKey = "YOUR_KEY",
): string {
  const parts = [`curl ${quoted(`${base}${example.path}`)}`, `-H ${keyHeader(key)}`];
  if (example.method !== "GET" && example.body === undefined) parts.push(`-X ${example.method}`);
  if (example.body !== undefined) {
    parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example.body))}`);
  }
  return parts.join(" ");
}

function keyHeader(key: ShownKey): string {
  if (typeof key === "string") return quoted(`X-API-Key: ${key}`);
  return `"X-API-Key: $(cat ${quoted(key.file)})"`;
}

/** Quotes any text as one word for a POSIX shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

interface Start {
  /** The address of this instance. */
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
