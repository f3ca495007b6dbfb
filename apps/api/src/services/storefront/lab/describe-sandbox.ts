import { profilePaths } from "@almanac/storefront-fixtures/ucp/server";
import type { Sandbox } from "../shops/sandboxes.ts";

/** What a test needs to know about its sandbox: its addresses, and whether it is persisted in the store. */
export function describeSandbox(sandbox: Sandbox, base: string) {
  return {
    sandbox_id: sandbox.id,
    ...addressesOf(base),
    persisted: sandbox.persisted,
    created_at: new Date(sandbox.createdAt).toISOString(),
  };
}

/** The addresses of the surfaces of a shop. */
export function addressesOf(base: string) {
  return {
    base_url: base,
    ucp_profile_url: `${base}${profilePaths["2026-04-08"]}`,
    mcp_url: `${base}/ucp/mcp`,
  };
}
