import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A connection that has not carried a valid key, or one from a trusted proxy. */
export interface Connection {
  readonly socket: Socket;
  /** The key under which its peer is counted. Undefined for a trusted proxy, which forwards many callers. */
  readonly address: string | undefined;
  /** The last request and its answer. */
  request?: IncomingMessage;
  response?: ServerResponse;
  /** The answers that are not sent to their end. A caller can ask again before it reads. */
  readonly unsent: Set<ServerResponse>;
  /** The last request whose key is valid or is being looked up. */
  keyedRequest?: IncomingMessage;
  /** A serial number: older connections have lower ones. */
  readonly number: number;
  /** How many sweeps in a row have found it waiting. */
  sweeps: number;
  /** Stops watching this connection. */
  readonly forget: () => void;
}

/**
 * Whether the connection is in use. It is if a whole request has arrived and its answer is not finished, or if its key
 * is valid or being looked up.
 */
export function isServed({ request, response, keyedRequest }: Connection): boolean {
  if (request === undefined) return false;
  return request === keyedRequest || (request.complete && response?.writableEnded !== true);
}

/**
 * Whether the server waits for the rest of a request, or for the caller to read the answer. A connection between two
 * requests is idle, not waiting.
 */
export function isWaiting({ request, response, keyedRequest }: Connection): boolean {
  if (request === undefined) return true;
  if (request === keyedRequest) return false;
  if (!request.complete) return true;
  return response?.writableEnded === true && !response.writableFinished;
}

export function unreadBytes({ unsent }: Connection): number {
  let bytes = 0;
  for (const response of unsent) bytes += response.writableLength;
  return bytes;
}

/** The connections to close, the largest first, so that the others have at most `limit` bytes together. */
export function largestAbove(unread: ReadonlyMap<Connection, number>, limit: number): Connection[] {
  let total = 0;
  for (const bytes of unread.values()) total += bytes;
  if (total <= limit) return [];
  const closed: Connection[] = [];
  for (const [connection, bytes] of [...unread].sort(([, left], [, right]) => right - left)) {
    if (total <= limit) break;
    closed.push(connection);
    total -= bytes;
  }
  return closed;
}

export function longestWaiting(connections: readonly Connection[], count: number): Connection[] {
  return connections.toSorted((a, b) => b.sweeps - a.sweeps || a.number - b.number).slice(0, count);
}
