import { createHash } from "node:crypto";
import { mustBe } from "@almanac/kernel/messages/wording";
import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { invalidRequest, platformProblem } from "../../problems/problem-kinds.ts";
import {
  claimIdempotencyKey,
  completeIdempotencyKey,
  type IdempotencyRow,
  releaseIdempotencyKey,
} from "../../store/idempotency-keys.ts";
import type { Store } from "../../store/store.ts";
import type { Reply, Transact } from "./operation.ts";

const lockMs = 60_000;
const keepMs = 86_400_000;

export interface OnceOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly owner: string;
  /** Method and route pattern, such as `post /v1/carts`. */
  readonly route: string;
  /** The value of the header, as sent. */
  readonly key: string;
  /** Two requests are the same if these are equal: method, path, query and body. */
  readonly request: unknown;
}

/**
 * Idempotency-Key (draft-ietf-httpapi-idempotency-key-header-06): the first request with a key does the work, later
 * ones get its answer. The answer is stored in the transaction that changes the state, so that a crash loses both or
 * neither.
 */
export async function runOnce(
  options: OnceOptions,
  handle: (transact: Transact) => Reply | Promise<Reply>,
): Promise<Reply> {
  const { store, now, owner, route, key } = options;
  requireValid(key);
  const id = { owner, route, key };
  const fingerprint = createHash("sha256").update(canonicalJson(options.request)).digest("hex");
  const claimedAt = now();
  const inTheWay = await claimIdempotencyKey(store, {
    ...id,
    fingerprint,
    now: claimedAt,
    lockMs,
    keepMs,
  });
  if (inTheWay) return replay(inTheWay, fingerprint);

  let completed = false;
  const transact: Transact = (work) =>
    store.transact(async (transaction) => {
      const reply = await work(transaction);
      const kept = {
        status: reply.status ?? 200,
        body: JSON.stringify(reply.body ?? null),
        headers: JSON.stringify(reply.headers ?? {}),
      };
      completed = await completeIdempotencyKey(transaction, id, claimedAt + lockMs, kept);
      if (!completed) throw running();
      return reply;
    });
  try {
    const reply = await handle(transact);
    // If the handler used no transaction, the reply is stored now.
    return completed ? reply : await transact(async () => reply);
  } catch (error) {
    if (!completed) await releaseIdempotencyKey(store.database, id).catch(() => {});
    throw error;
  }
}

function requireValid(key: string): void {
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return;
  throw invalidRequest([
    {
      parameter: "Idempotency-Key",
      code: "invalid_value",
      detail: mustBe("Idempotency-Key", "a text of 1 to 255 visible ASCII characters", key),
    },
  ]);
}

function replay(row: IdempotencyRow, fingerprint: string): Reply {
  if (row.fingerprint !== fingerprint) {
    throw platformProblem(
      "idempotency_mismatch",
      "This Idempotency-Key was used with another request. Use a new key for a new request.",
    );
  }
  if (row.status === null) throw running();
  return {
    status: row.status,
    body: JSON.parse(row.body ?? "null"),
    headers: {
      // This module has written them.
      ...(JSON.parse(row.headers ?? "{}") as Record<string, string>),
      "Idempotent-Replayed": "true",
    },
  };
}

function running() {
  return platformProblem(
    "conflict",
    "A request with this Idempotency-Key is still running. Try again shortly.",
    { headers: { "Retry-After": "1" } },
  );
}
