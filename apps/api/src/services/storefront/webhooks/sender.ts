import type { Store } from "@almanac/storefront-fixtures";
import type { SelectedShop } from "../http/select-shop.ts";
import type { Outbound } from "../outbound/outbound.ts";
import type { OwnRows } from "../shops/shop.ts";
import { sendDelivery } from "./send-delivery.ts";
import type { SigningKey } from "./signing-key.ts";

/** Sends what shops have announced to the agents that asked to hear of it. */
export interface WebhookSender {
  /** Looks for webhooks that are due at a shop and sends them, in the background. */
  wake(selected: SelectedShop): void;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
  /** Forgets what would come due later. */
  stop(): void;
}

/** An instance that has claimed a delivery and fell silent loses it to another one after this. */
const claimMs = 30_000;
const longestTimerMs = 2 ** 31 - 1;

// long: its functions share the deliveries under way and the timers of those that come due.
export function createWebhookSender(
  outbound: Outbound,
  signingKey: () => Promise<SigningKey>,
  now: () => number,
): WebhookSender {
  const underWay = new Map<string, Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  const deliver = async (selected: SelectedShop) => {
    for (;;) {
      const claimed = await selected.shop.work((store, own) => claim(store, own, now()));
      if (claimed.length === 0) break;
      for (const delivery of claimed) {
        const outcome = await sendDelivery(delivery, selected.base, { outbound, signingKey, now });
        await selected.shop.work((store) => {
          const settle = { type: "settle_webhook", webhook_id: delivery.id, ...outcome } as const;
          store.dispatch(settle, { surface: "lab" });
          return { result: undefined, changes: [{ table: "_claim", key: delivery.id }] };
        });
      }
    }
    await remind(selected);
  };

  /** A retry comes due by itself where time does. */
  const remind = async (selected: SelectedShop) => {
    if (stopped || (selected.sandbox !== undefined && selected.sandbox.options.realTime !== true)) {
      return;
    }
    const dueAt = await selected.shop.work((store) => ({ result: nextDue(store) }));
    if (dueAt === undefined || timers.has(selected.shop.id)) return;
    const timer = setTimeout(
      () => {
        timers.delete(selected.shop.id);
        sender.wake(selected);
      },
      Math.min(Math.max(dueAt - now(), 100), longestTimerMs),
    );
    timer.unref();
    timers.set(selected.shop.id, timer);
  };

  const sender: WebhookSender = {
    wake(selected) {
      if (stopped) return;
      const { id } = selected.shop;
      const before = underWay.get(id) ?? Promise.resolve();
      // One after another at each shop: agents see what happened in the order in which it did.
      const run = before
        .then(() => deliver(selected))
        // The shop's store failed; the webhooks are still on record, and the next wake finds them.
        .catch(() => undefined)
        .finally(() => {
          if (underWay.get(id) === run) underWay.delete(id);
        });
      underWay.set(id, run);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
    stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
  return sender;
}

/** Takes what is due and not taken by another instance. */
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
