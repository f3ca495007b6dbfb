import { BlockList, isIP } from "node:net";
import { bucket } from "../limits/client-address.ts";
import type { Limiter, Limiters } from "../limits/limiters.ts";
import type { Metrics } from "../observe/metrics.ts";
import type { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import { type BlockRow, listBlocks } from "../store/blocks.ts";
import type { Store } from "../store/store.ts";
import type { Caller } from "./caller.ts";

/**
 * The caller that a block names: the id of a key, an address, or a CIDR block. IPv6 callers are
 * counted by their /64, so an address stands for its /64.
 * @returns undefined for any other text.
 */
export function parseBlocked(text: string): string | undefined {
  if (/^key_[0-9a-f]+$/.test(text)) return text;
  const [address = "", prefix, ...more] = text.toLowerCase().split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return undefined;
  if (prefix === undefined) return bucket(address);
  const [least, most] = family === 6 ? [16, 64] : [8, 32];
  const isPrefix = /^\d{1,2}$/.test(prefix) && Number(prefix) >= least && Number(prefix) <= most;
  return isPrefix ? `${address}/${prefix}` : undefined;
}

/**
 * Reads the blocks every two seconds until stopped. While the store is unavailable, those that are
 * known stay.
 */
export function keepReading(blocks: Blocks): () => void {
  const timer = setInterval(() => void blocks.refresh().catch(() => {}), 2_000);
  timer.unref();
  return () => clearInterval(timer);
}

interface AddressBlock {
  readonly row: BlockRow;
  readonly addresses: BlockList;
}

interface BlocksOptions {
  readonly store: Store;
  readonly limiters: Limiters;
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** The callers that the operator has blocked or slowed down. Nearly always there are none. */
export class Blocks {
  readonly #options: BlocksOptions;
  #byKey: ReadonlyMap<string, BlockRow> = new Map();
  #byAddress: readonly AddressBlock[] = [];
  readonly #limiters = new Map<number, Limiter>();

  constructor(options: BlocksOptions) {
    this.#options = options;
  }

  /** Reads the blocks from the store. */
  async refresh(): Promise<void> {
    const { store, now } = this.#options;
    const rows = await listBlocks(store.database, now());
    this.#byKey = new Map(rows.map((row) => [row.caller, row]));
    this.#byAddress = rows
      .filter(({ caller }) => !caller.startsWith("key_"))
      // A caller that is blocked is not let in by a rate for a wider prefix.
      .sort((a, b) => (a.requests_per_minute ?? 0) - (b.requests_per_minute ?? 0))
      .map((row) => ({ row, addresses: addressesOf(row.caller) }));
  }

  /**
   * Refuses a request of a blocked address. Returns a promise only if its requests must be counted.
   */
  checkAddress(address: string): void | Promise<void> {
    if (this.#byAddress.length === 0) return;
    const [plain = ""] = address.split("/");
    const family = isIP(plain) === 6 ? "ipv6" : "ipv4";
    if (isIP(plain) === 0) return;
    const found = this.#byAddress.find(({ addresses }) => addresses.check(plain, family));
    if (found) return this.#refuse(found.row, "address");
  }

  /** Refuses a request with a blocked key. */
  checkKey(caller: Caller): void | Promise<void> {
    const row = this.#byKey.get(caller.keyId);
    if (row) return this.#refuse(row, "key", caller);
  }

  #refuse(row: BlockRow, kind: "address" | "key", by?: Caller): void | Promise<void> {
    const { caller, requests_per_minute: rate, ends_at: endsAt } = row;
    const { now, metrics } = this.#options;
    if (endsAt !== null && now() >= endsAt) return;
    if (rate !== null) return this.#count(caller, rate, kind, by);
    metrics.limited("block", by?.tier ?? "none");
    const until = endsAt === null ? "" : ` until ${new Date(endsAt).toISOString()}`;
    const detail = `The operator has blocked this ${kind}${until}.`;
    throw Object.assign(platformProblem("blocked_caller", detail), { caller: by });
  }

  async #count(caller: string, rate: number, kind: string, by?: Caller): Promise<void> {
    const { limiters, metrics } = this.#options;
    const limiter = this.#limiters.get(rate) ?? limiters.create(`block:${rate}`, rate, 60);
    this.#limiters.set(rate, limiter);
    const { allowed, resetSeconds } = await limiter.consume(caller);
    if (allowed) return;
    metrics.limited("block", by?.tier ?? "none");
    throw Object.assign(tooMany(rate, kind, resetSeconds), { caller: by });
  }
}

function tooMany(rate: number, kind: string, seconds: number): ProblemError {
  return platformProblem(
    "rate_limited",
    `The operator allows this ${kind} ${rate} requests a minute. Try again in ${seconds} seconds.`,
    { headers: { "Retry-After": String(seconds) } },
  );
}

function addressesOf(caller: string): BlockList {
  const list = new BlockList();
  const [address = "", prefix] = caller.split("/");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
  return list;
}
