import type { Negotiate, SigningKey } from "@almanac/storefront-fixtures/ucp/server";
import type { SelectShop } from "./http/select-shop.ts";
import type { StorefrontSettings } from "./settings.ts";
import type { Sandboxes } from "./shops/sandboxes.ts";

import type { WebhookSender } from "./webhooks/sender.ts";

/** What all surfaces of the shop (REST, MCP, pages, control API) need. */
export interface Surfaces {
  readonly settings: StorefrontSettings;
  readonly selectShop: SelectShop;
  readonly sandboxes: Sandboxes;
  readonly negotiate: Negotiate;
  readonly webhooks: WebhookSender;
  readonly signingKey: () => Promise<SigningKey>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
