import type { ServiceId } from "../service-id.ts";

/** The caller of a request, as far as the platform knows. Each owner has their own shop, quota and usage. */
export interface Caller {
  readonly keyId: string;
  readonly owner: string;
  readonly tier: string;
  readonly scopes: "all" | readonly ServiceId[];
}

/** The caller of requests that need no key and carry none. */
export const anyone: Caller = { keyId: "none", owner: "public", tier: "none", scopes: "all" };
