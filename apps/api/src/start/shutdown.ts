import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

interface ShutdownOptions {
  /** How long the balancer is given to see that this instance is not ready any more. */
  readonly drainMs: number;
  /** After this, connections are cut: a caller who sent half a body would hold the process for ever. */
  readonly deadlineMs: number;
}

/** Lets running requests finish, takes no new ones, and gives up on the rest at the deadline. */
export async function closeGracefully(
  server: Server,
  { drainMs, deadlineMs }: ShutdownOptions,
): Promise<void> {
  await delay(drainMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await closed;
  clearTimeout(timer);
}
