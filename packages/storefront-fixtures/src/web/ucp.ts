export { type UcpVersion, ucpVersions } from "../ucp/capabilities.ts";
export { createUcpHandler } from "./ucp/createUcpHandler.ts";
export { type SendToAgent, sendWebhooks, type WebhookOptions } from "./ucp/sendWebhooks.ts";
export type { PrivateJwk } from "./ucp/signing-key.ts";
export type { UcpHandlerOptions } from "./ucp/ucp-options.ts";
