import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { StoreError, type StoreIssue } from "../../errors.ts";
import type { Command } from "../../schema/command.ts";
import type { CommandMeta } from "../../types.ts";
import { textDigest } from "../values/digest.ts";
import { evictRows, removeExpiredRows } from "./evict-rows.ts";
import { refuse } from "./refuse.ts";
import type { Shop, Turn } from "./shop.ts";

const keptMs = 24 * 3_600_000;
const mostKept = 10_000;

/** Only the outcomes of commands that change something are stored. */
const remembered: ReadonlySet<string> = new Set([
  "create_cart",
  "change_cart",
  "update_cart",
  "cancel_cart",
  "clear_cart",
  "create_checkout",
  "update_checkout",
  "complete_checkout",
  "cancel_checkout",
  "cancel_order",
]);

export interface Kept {
  readonly digest: string;
  readonly at: number;
  readonly data?: unknown;
  readonly created?: boolean;
  readonly issues?: readonly StoreIssue[];
  /** Digest of the client that sent the call, in a shop that several clients share. */
  readonly client?: string;
}

/**
 * The key under which the answer of a call is stored, and the digest of the command; undefined for
 * a command that changes nothing.
 */
export interface Slot {
  readonly key: string;
  readonly digest: string;
}

export function slotOf(
  command: Command,
  key: string,
  { surface = "", request_digest }: CommandMeta,
): Slot | undefined {
  if (!remembered.has(command.type)) return undefined;
  return {
    key: `${surface} ${command.type} ${key}`,
    digest: textDigest(canonicalJson([command, request_digest ?? null])),
  };
}

export function recall(shop: Shop, slot: Slot): Kept | undefined {
  const kept = shop.records.get<Kept>("idempotency", slot.key);
  return kept && !isOver(shop, kept) ? kept : undefined;
}

function isOver(shop: Shop, { at }: Kept): boolean {
  return shop.now() - at >= keptMs;
}

/** The answer of the first call with a key. Throws if the key was used for another command. */
export function replay(kept: Kept, slot: Slot): unknown {
  if (kept.digest !== slot.digest) {
    refuse(
      "idempotency_conflict",
      "This idempotency key was used for another request. Use a new key for a new request.",
      ["idempotency_key"],
    );
  }
  if (kept.issues) throw new StoreError(kept.issues);
  return kept.data;
}

/**
 * Stores the outcome of a call. Temporary errors are not stored, because a later try may succeed.
 */
export function remember(
  turn: Turn,
  slot: Slot,
  outcome: { data: unknown; created: boolean } | { error: StoreError },
): void {
  const { shop } = turn;
  const answer = answerOf(outcome);
  if (answer === undefined) return;
  removeExpiredRows<Kept>(shop, "idempotency", (kept) => isOver(shop, kept));
  evictRows(turn, "idempotency", { most: mostKept });
  shop.records.put<Kept>("idempotency", slot.key, {
    digest: slot.digest,
    at: shop.now(),
    ...answer,
    ...(turn.client === undefined ? {} : { client: turn.client }),
  });
}

function answerOf(outcome: { data: unknown; created: boolean } | { error: StoreError }) {
  if ("data" in outcome) {
    const { data, created } = outcome;
    return { data, ...(created ? { created } : {}) };
  }
  const { category, issues } = outcome.error;
  return category === "overloaded" || category === "precondition" ? undefined : { issues };
}
