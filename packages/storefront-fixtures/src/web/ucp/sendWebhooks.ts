import type { Store } from "../../store.ts";
import { createWebhook } from "./createWebhook.ts";
import type { SigningKey } from "./signing-key.ts";

/** Sends a request to an agent, as `fetch` does: a webhook, or a question for its profile. */
export type SendToAgent = (request: Request) => Promise<Response>;

/**
 * Sends the webhooks of a shop that are due, one after another, and tells the shop what became of them. A failed one is due again
 * later, by the shop's clock.
 *
 * @param base the address of the shop.
 */
export async function sendWebhooks(
  store: Store,
  base: string,
  key: SigningKey,
  send: SendToAgent,
): Promise<void> {
  for (;;) {
    const [delivery] = store.dueWebhooks();
    if (delivery === undefined) return;
    const webhook = await createWebhook(delivery, base, key, store.now());
    const outcome = webhook === undefined ? { delivered: true } : await post(webhook, send);
    const settle = { type: "settle_webhook", webhook_id: delivery.id, ...outcome } as const;
    if (!store.dispatch(settle, { surface: "lab" }).result.success) return;
  }
}

async function post(
  { url, headers, body }: { url: string; headers: Readonly<Record<string, string>>; body: string },
  send: SendToAgent,
): Promise<{ delivered: boolean; status?: number }> {
  try {
    const { ok, status } = await send(new Request(url, { method: "POST", headers, body }));
    return { delivered: ok, status };
  } catch {
    return { delivered: false };
  }
}
