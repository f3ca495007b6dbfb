import type { Store, WebhookDelivery } from "@almanac/storefront-fixtures";
import type { SelectedShop } from "../http/select-shop.ts";
import type { Outbound } from "../outbound/outbound.ts";
import type { OwnRows } from "../shops/shop.ts";
import { capabilityNames, ucpVersions } from "../ucp/capabilities.ts";
import { profilePaths } from "../ucp/profile.ts";
import { renderOrder } from "../ucp/render/order.ts";
import { signRequest } from "./sign-request.ts";
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

const [rendered] = ucpVersions;

// long: one closure; its functions share the deliveries under way and the timers of those that come due.
export function createWebhookSender(
  outbound: Outbound,
  signingKey: () => Promise<SigningKey>,
  now: () => number,
): WebhookSender {
  const underWay = new Map<string, Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  const send = async (delivery: WebhookDelivery, { base }: SelectedShop) => {
    if (delivery.url === undefined) return { delivered: true };
    const key = await signingKey();
    const context = { version: rendered, capabilities: new Set(capabilityNames), base };
    const body = JSON.stringify(renderOrder(delivery.order, context));
    const seconds = Math.floor(now() / 1000);
    const headers = {
      "content-type": "application/json",
      "ucp-agent": `profile="${base}${profilePaths[rendered]}"`,
      // Every try of an event, and a duplicate of it, is the same request: 128 bits that follow from the shop's secret.
      "idempotency-key": delivery.webhook_id,
      "webhook-id": delivery.webhook_id,
      "webhook-timestamp": String(seconds),
    };
    const request = { method: "POST", url: delivery.url, headers, body, created: seconds };
    const signed = signRequest(request, key);
    const sent = delivery.bad_signature === true ? spoilSignature(signed) : signed;
    try {
      const { status } = await outbound.post(delivery.url, sent, body);
      return { delivered: status >= 200 && status < 300, status };
    } catch {
      return { delivered: false };
    }
  };

  const deliver = async (selected: SelectedShop) => {
    for (;;) {
      const claimed = await selected.shop.work((store, own) => claim(store, own, now()));
      if (claimed.length === 0) break;
      for (const delivery of claimed) {
        const outcome = await send(delivery, selected);
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

function spoilSignature(headers: Readonly<Record<string, string>>): Record<string, string> {
  return { ...headers, signature: `sig1=:${Buffer.alloc(64, 1).toString("base64")}:` };
}
