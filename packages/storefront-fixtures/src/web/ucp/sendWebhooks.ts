import type { Store } from "../../store.ts";
import { createWebhook, type SignedWebhook } from "./createWebhook.ts";
import { openSigningKey, type PrivateJwk, testKey } from "./signing-key.ts";

/**
 * Sends a request to an agent, as `fetch` does: a webhook, or a request for the agent's profile.
 */
export type SendToAgent = (request: Request) => Promise<Response>;

/** Options of {@link sendWebhooks}. */
export interface WebhookOptions {
  /** The origin of the shop. */
  readonly origin: string;
  /** Signs them. Default: the example key of RFC 9421. */
  readonly signingKey?: PrivateJwk | undefined;
  /** Sends them. */
  readonly send: SendToAgent;
}

/**
 * Sends the webhooks of a shop that are due, one after another, and reports the result of each to
 * the shop. A webhook that failed becomes due again later, by the shop's clock. `createUcpHandler`
 * sends webhooks after each request. Call this function after any other change, such as a step of
 * an order.
 *
 * @example
 * const send = async () => new Response();
 * await sendWebhooks(createStore(), { origin: "https://shop.example", send });
 */
export async function sendWebhooks(
  store: Store,
  { origin, signingKey, send }: WebhookOptions,
): Promise<void> {
  const key = await openSigningKey(signingKey ?? testKey);
  for (;;) {
    const [delivery] = store.dueWebhooks();
    if (delivery === undefined) return;
    const webhook = await createWebhook(delivery, origin, key, store.now());
    const outcome = webhook === undefined ? { delivered: true } : await post(webhook, send);
    const settle = { type: "settle_webhook", webhook_id: delivery.id, ...outcome } as const;
    if (!store.dispatch(settle, { surface: "lab" }).result.success) return;
  }
}

async function post(
  { url, headers, body }: SignedWebhook,
  send: SendToAgent,
): Promise<{ delivered: boolean; status?: number }> {
  try {
    const { ok, status } = await send(new Request(url, { method: "POST", headers, body }));
    return { delivered: ok, status };
  } catch {
    return { delivered: false };
  }
}
