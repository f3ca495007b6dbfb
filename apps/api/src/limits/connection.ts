import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A connection that has not carried a valid key, or one from a trusted proxy. */
export interface Connection {
  readonly socket: Socket;
  /**
   * The key under which its peer is counted. Undefined for a trusted proxy, which forwards
   * many callers.
   */
  readonly address: string | undefined;
  request?: IncomingMessage;
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
 * Whether the connection is in use. It is if a whole request has arrived, its answer is not
 * finished, and nothing waits for the caller to read, or if its key is valid or being looked up.
 */
export function isServed(connection: Connection): boolean {
  const { request, unsent, keyedRequest } = connection;
  if (request === undefined) return false;
  if (request === keyedRequest) return true;
  return request.complete && unsent.size > 0 && !hasUnread(connection);
}

/**
 * Whether the server waits for the rest of a request, or for the caller to read an answer, even if
 * it is still working on another request of this connection. A connection between two requests is
 * idle, not waiting.
 */
export function isWaiting(connection: Connection): boolean {
  const { request, keyedRequest } = connection;
  if (request === undefined) return true;
  if (request === keyedRequest) return false;
  return !request.complete || hasUnread(connection);
}

function hasUnread({ unsent }: Connection): boolean {
  for (const response of unsent) {
    if (response.writableEnded && !response.writableFinished) return true;
  }
  return false;
}

export function unreadBytes({ unsent }: Connection): number {
  let bytes = 0;
  for (const response of unsent) bytes += response.writableLength;
  return bytes;
}

/**
 * The connections to close, the largest first, so that the others have at most `limit`
 * bytes together.
 */
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

/** Used if the system does not report a limit; most systems allow this many. */
const usual = 65_536;

/**
 * How many files and sockets this process may have open. Node raises the soft limit to the hard
 * limit when it starts.
 */
export function openFileLimit(): number {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? usual : Number(soft);
  } catch {
    return usual;
  }
}
