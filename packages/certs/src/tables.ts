import { deepFreeze } from "@almanac/kernel/objects/objects";
import * as table from "./data/tls-ports.ts";

/**
 * The ports of each protocol that switches to TLS after a few unencrypted lines. The first port of
 * a protocol is the default of a lookup.
 *
 * @example
 * starttlsPorts().smtp; // => [25, 587]
 */
export function starttlsPorts(): typeof table.starttlsPorts {
  return deepFreeze(table.starttlsPorts);
}

/**
 * The port of each service that starts with TLS at once, by the scheme of its URLs.
 *
 * @example
 * tlsPorts().ldaps; // => 636
 */
export function tlsPorts(): typeof table.tlsPorts {
  return deepFreeze(table.tlsPorts);
}

/**
 * The ports that a lookup for strangers may dial, in ascending order.
 *
 * @example
 * hostedPorts().includes(22); // => false
 */
export function hostedPorts(): readonly number[] {
  return deepFreeze(table.hostedPorts);
}
