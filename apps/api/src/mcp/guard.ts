import type { ServiceId } from "../service-id.ts";

/**
 * Does a piece of work of a service for the caller of the current request. First checks that the service is live, that
 * the key covers it and that quota is left; if not, throws the problem. Counts a success.
 */
export type Guard = <Result>(
  service: ServiceId,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/** For a server without keys, such as one that a person starts for their own assistant. */
export const unguarded: Guard = async (_service, work) => work();
