import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

interface ShutdownOptions {
  /** How long the instance waits so that the balancer sees that it is no longer ready. */
  readonly drainMs: number;
  /**
   * After this time connections are cut: a caller that has sent half a body would keep the process
   * running forever.
   */
  readonly deadlineMs: number;
}

/** Accepts no new requests, waits for running ones, and cuts the connections at the deadline. */
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

/** Thrown when another program listens on the port of a setting already. */
export class TakenPortError extends Error {
  constructor(setting: string, port: number) {
    const another = port < 65_535 ? port + 1 : port - 1;
    super(
      `Port ${port} is taken by another program. Choose another: ${setting}=${another} npm start`,
    );
    this.name = "TakenPortError";
  }
}
