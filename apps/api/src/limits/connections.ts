import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { BlockList, Socket } from "node:net";
import { Turns } from "../work/turns.ts";
import { forwardedAddress, isProxy, peerAddress } from "./client-address.ts";
import {
  type Connection,
  isServed,
  isWaiting,
  largestAbove,
  longestWaiting,
  openFileLimit,
  unreadBytes,
} from "./connection.ts";

const sweepEveryMs = 500;
/**
 * How many connections are closed in one turn of the event loop. Closing each one also ends its
 * request, and other callers wait meanwhile.
 */
const closedPerTurn = 20;
/**
 * A connection must be found waiting in this many sweeps in a row: if the process was only busy for
 * a moment, the sender is not slow.
 */
const sweepsBeforeClosing = 2;

export interface ConnectionLimits {
  /**
   * Connections of one address that have waited for the rest of a request in several sweeps in
   * a row.
   */
  readonly waitingPerAddress: number;
  /** All connections of one address that have not carried a valid key. */
  readonly perAddress: number;
  /** All connections, of all addresses, that have not carried a valid key. */
  readonly total: number;
  /**
   * All bytes of answers that callers have not read yet, on connections that have not carried a
   * valid key.
   */
  readonly unreadBytes: number;
}

export interface ConnectionOptions {
  readonly trustedProxies?: BlockList | undefined;
  readonly limits?: Partial<ConnectionLimits> | undefined;
  /** Called for each connection that was closed to make room. */
  readonly onClose?: () => void;
}

// purity: Node passes only the socket of a request, and an entry ends with its socket.
const connectionOf = new WeakMap<Socket, Connection>();

/**
 * Waits for the lookup of a key. Meanwhile the connection is not closed to make room, because the
 * key may be valid.
 */
export async function whileLookedUp<Result>(
  incoming: IncomingMessage | undefined,
  lookUp: Promise<Result>,
): Promise<Result> {
  const connection = incoming === undefined ? undefined : connectionOf.get(incoming.socket);
  if (incoming === undefined || connection === undefined) return lookUp;
  connection.keyedRequest = incoming;
  try {
    return await lookUp;
  } catch (error) {
    delete connection.keyedRequest;
    throw error;
  }
}

/**
 * Call this when a valid key came with the request. The connection is then never closed to make
 * room. Behind a proxy this applies only to this request, because the next one may come from
 * another caller.
 */
export function markKeyed(incoming: IncomingMessage): void {
  const connection = connectionOf.get(incoming.socket);
  if (connection === undefined) return;
  connection.keyedRequest = incoming;
  if (connection.address !== undefined) connection.forget();
}

function hasCredential({ headers }: IncomingMessage): boolean {
  return headers["x-api-key"] !== undefined || headers.authorization !== undefined;
}

/**
 * Limits how many connections callers without a key can hold open by sending little or nothing. If
 * one address has too many connections that wait for the rest of a request, the oldest are closed.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #trustedProxies: BlockList | undefined;
  readonly #onClose: () => void;
  /** The sets are ordered by age, oldest first. */
  readonly #byAddress = new Map<string, Set<Connection>>();
  readonly #ofProxies = new Set<Connection>();
  #count = 0;
  #opened = 0;
  #isClosing = false;
  /** Whoever sends a key does not wait behind those who send none. */
  readonly #newcomers = new Turns();
  readonly #keyless = new Turns();

  constructor({ trustedProxies, limits, onClose = () => {} }: ConnectionOptions = {}) {
    this.#trustedProxies = trustedProxies;
    this.#onClose = onClose;
    this.#limits = {
      waitingPerAddress: 100,
      perAddress: 4_000,
      // The other half of the open files is for callers with keys, and for the store.
      total: Math.min(20_000, Math.floor(openFileLimit() / 2)),
      unreadBytes: 64 * 1024 * 1024,
      ...limits,
    };
  }

  watch(server: Server): void {
    server.on("connection", (socket) => this.#open(socket));
    const timer = setInterval(() => this.#sweep(), sweepEveryMs);
    timer.unref();
    server.once("close", () => clearInterval(timer));
  }

  /**
   * Call this when the headers of a request have arrived.
   * @returns the turn that the request waits for, unless its connection has carried a valid key.
   * Many requests can arrive in one turn of the event loop, and callers with a key would wait until
   * all of them are answered.
   */
  begin(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const connection = connectionOf.get(request.socket);
    if (connection === undefined) return undefined;
    connection.request = request;
    connection.sweeps = 0;
    connection.unsent.add(response);
    response.once("close", () => connection.unsent.delete(response));
    if (!hasCredential(request)) return this.#keyless.next();
    // A proxy forwards the requests of many callers with keys.
    return connection.address === undefined ? undefined : this.#newcomers.next();
  }

  #open(socket: Socket): void {
    const peer = socket.remoteAddress;
    if (peer === undefined) return;
    if (isProxy(this.#trustedProxies, peer)) {
      this.#keep(socket, undefined, this.#ofProxies);
      return;
    }
    const address = peerAddress(peer);
    const room = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, room);
    this.#count += 1;
    this.#keep(socket, address, room);
    if (room.size > this.#limits.perAddress) this.#closeOldest(room);
    if (this.#count > this.#limits.total && !this.#isClosing) this.#makeRoom();
  }

  #keep(socket: Socket, address: string | undefined, room: Set<Connection>): void {
    const forget = () => {
      connectionOf.delete(socket);
      if (!room.delete(connection) || address === undefined) return;
      this.#count -= 1;
      if (room.size === 0) this.#byAddress.delete(address);
    };
    this.#opened += 1;
    const number = this.#opened;
    const unsent = new Set<ServerResponse>();
    const connection: Connection = { socket, address, number, sweeps: 0, unsent, forget };
    room.add(connection);
    connectionOf.set(socket, connection);
    socket.once("close", forget);
  }

  #sweep(): void {
    const waiting = new Map<string, Connection[]>();
    const unread = new Map<Connection, number>();
    for (const room of [...this.#byAddress.values(), this.#ofProxies]) {
      for (const connection of room) {
        connection.sweeps = isWaiting(connection) ? connection.sweeps + 1 : 0;
        if (connection.sweeps > 0) unread.set(connection, unreadBytes(connection));
        if (connection.sweeps < sweepsBeforeClosing) continue;
        const address = connection.address ?? this.#forwardedAddress(connection);
        if (address === undefined) continue;
        const known = waiting.get(address);
        if (known) known.push(connection);
        else waiting.set(address, [connection]);
      }
    }
    for (const connections of waiting.values()) {
      const surplus = connections.length - this.#limits.waitingPerAddress;
      if (surplus > 0) this.#close(longestWaiting(connections, surplus));
    }
    this.#close(largestAbove(unread, this.#limits.unreadBytes));
  }

  /**
   * The client whose request the proxy is forwarding. A proxy is never counted by its own address.
   */
  #forwardedAddress({ socket, request }: Connection): string | undefined {
    const proxy = socket.remoteAddress;
    if (request === undefined || request.complete) return undefined;
    if (proxy === undefined || this.#trustedProxies === undefined) return undefined;
    const forwardedFor = String(request.headers["x-forwarded-for"] ?? "");
    const address = forwardedAddress(this.#trustedProxies, proxy, forwardedFor);
    return address === peerAddress(proxy) ? undefined : address;
  }

  #closeOldest(room: Set<Connection>): void {
    for (const connection of room) {
      if (isServed(connection)) continue;
      this.#close([connection]);
      return;
    }
  }

  /**
   * Closes a tenth of the limit at a time, so that a flood does not cause a search per connection.
   */
  #makeRoom(): void {
    const all = [...this.#byAddress.values()].flatMap((room) => [...room]);
    const closable = all.filter((connection) => !isServed(connection));
    this.#close(longestWaiting(closable, Math.ceil(this.#limits.total / 10)));
  }

  /**
   * Closes these connections, except those that have sent the rest, or a valid key, before
   * their turn.
   */
  #close(connections: readonly Connection[]): void {
    for (const connection of connections.slice(0, closedPerTurn)) {
      const { socket, forget } = connection;
      if (socket.destroyed || isServed(connection) || !connectionOf.has(socket)) continue;
      forget();
      socket.destroy();
      this.#onClose();
    }
    const rest = connections.slice(closedPerTurn);
    this.#isClosing = rest.length > 0;
    if (this.#isClosing) setImmediate(() => this.#close(rest));
  }
}
