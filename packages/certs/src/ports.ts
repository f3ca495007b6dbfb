import { deepFreeze } from "@almanac/kernel/freeze";
import * as table from "./data/ports.ts";

/**
 * The ports of each protocol that switches to TLS after a few lines in the clear; the first is the one that a lookup
 * dials unless it is given another.
 *
 * @example
 * starttlsPorts().smtp; // => [25, 587]
 */
export function starttlsPorts(): typeof table.starttlsPorts {
  return deepFreeze(table.starttlsPorts);
}

/**
 * The port of each service that starts with TLS at once, by the name that a URL of it begins with.
 *
 * @example
 * tlsPorts().ldaps; // => 636
 */
export function tlsPorts(): typeof table.tlsPorts {
  return deepFreeze(table.tlsPorts);
}

/**
 * The ports that a lookup offered to strangers may dial, ascending.
 *
 * @example
 * hostedPorts().includes(22); // => false
 */
export function hostedPorts(): readonly number[] {
  return deepFreeze(table.hostedPorts);
}
