import type { ServiceId } from "../service-id.ts";

/**
 * Does a piece of work of a service for the caller of the present request: checks that the service is live, that the key
 * covers it, and that quota is left, and counts a success. Throws the problem if one of these fails.
 */
export type Guard = <Result>(
  service: ServiceId,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/** For a server without keys, such as one that a person starts for their own assistant. */
export const unguarded: Guard = async (_service, work) => work();
