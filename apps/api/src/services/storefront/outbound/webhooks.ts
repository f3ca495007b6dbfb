import { generateKeyPairSync } from "node:crypto";
import type { Store } from "@almanac/storefront-fixtures";
import {
  createWebhook,
  openSigningKey,
  type SignedWebhook,
  type SigningKey,
} from "@almanac/storefront-fixtures/ucp/server";
import * as z from "zod";
import type { SelectedShop } from "../shops/select-shop.ts";
import type { OwnRows } from "../shops/shop.ts";
import type { ShopStore } from "../shops/shop-store.ts";
import type { Outbound } from "./outbound.ts";

export type WebhookSender = ReturnType<typeof createWebhookSender>;

/** After this time, another instance may send a delivery that one has claimed. */
const claimMs = 30_000;
const longestTimerMs = 2 ** 31 - 1;

// long: its functions share the running deliveries and the timers of later ones.
export function createWebhookSender(
  outbound: Outbound,
  signingKey: () => Promise<SigningKey>,
  now: () => number,
) {
  const underWay = new Map<string, Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  const deliver = async (selected: SelectedShop) => {
    for (;;) {
      const claimed = await selected.shop.work((store, own) => claim(store, own, now()));
      if (claimed.length === 0) break;
      for (const delivery of claimed) {
        const webhook = await createWebhook(delivery, selected.base, await signingKey(), now());
        const outcome = webhook ? await send(webhook, outbound) : { delivered: true };
        await selected.shop.work((store) => {
          const settle = { type: "settle_webhook", webhook_id: delivery.id, ...outcome } as const;
          store.dispatch(settle, { surface: "lab" });
          return { result: undefined, changes: [{ table: "_claim", key: delivery.id }] };
        });
      }
    }
    await remind(selected);
  };

  /** Sets a timer for the next retry, unless the shop's clock only moves on request. */
  const remind = async (selected: SelectedShop) => {
    if (stopped || (selected.sandbox !== undefined && selected.sandbox.options.realTime !== true)) {
      return;
    }
    const dueAt = await selected.shop.work((store) => ({ result: nextDue(store) }));
    if (dueAt === undefined || timers.has(selected.shop.id)) return;
    const timer = setTimeout(
      () => {
        timers.delete(selected.shop.id);
        wake(selected);
      },
      Math.min(Math.max(dueAt - now(), 100), longestTimerMs),
    );
    timer.unref();
    timers.set(selected.shop.id, timer);
  };

  /** Sends the webhooks of a shop that are due, in the background. */
  function wake(selected: SelectedShop): void {
    if (stopped) return;
    const { id } = selected.shop;
    const before = underWay.get(id) ?? Promise.resolve();
    // One after another per shop, so that agents receive events in their order.
    const run = before
      .then(() => deliver(selected))
      // The shop's store failed. The webhooks are still stored, and the next `wake` finds them.
      .catch(() => undefined)
      .finally(() => {
        if (underWay.get(id) === run) underWay.delete(id);
      });
    underWay.set(id, run);
  }

  return {
    wake,
    /** Resolves when no webhook is being sent. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    /** Stops sending, and cancels the timers of later webhooks. */
    stop(): void {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** Claims the deliveries that are due and not claimed by another instance. */
function claim(store: Store, own: OwnRows, nowMs: number) {
  const free = store.dueWebhooks().filter(({ id }) => {
    const until = own.get(`_claim/${id}`);
    return typeof until !== "number" || until <= nowMs;
  });
  return {
    result: free,
    changes: free.map(({ id }) => ({ table: "_claim", key: id, value: nowMs + claimMs })),
  };
}

function nextDue(store: Store): number | undefined {
  const times = store
    .webhooks()
    .filter(({ status, url }) => status === "pending" && url !== undefined)
    .map(({ due_at }) => Date.parse(due_at));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Sends a signed webhook once. The outcome has no status if there was no answer. */
async function send({ url, headers, body }: SignedWebhook, outbound: Outbound) {
  try {
    const { status } = await outbound.post(url, headers, body);
    return { delivered: status >= 200 && status < 300, status };
  } catch {
    return { delivered: false };
  }
}

const jwkSchema = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

/** Opens the signing key that all instances share. The first that needs it creates it. */
export async function openShopsKey(shops: ShopStore): Promise<SigningKey> {
  const { result } = await shops.turn("server", 0, (rows) => {
    const kept = rows.find(({ table, key }) => table === "_server" && key === "signing_key")?.value;
    if (kept !== undefined && kept !== null) return { result: kept, writes: [] };
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const value = JSON.stringify(privateKey.export({ format: "jwk" }));
    return { result: value, writes: [{ table: "_server", key: "signing_key", value }] };
  });
  return await openSigningKey(jwkSchema.parse(JSON.parse(result)));
}
