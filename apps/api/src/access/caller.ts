import type { ServiceId } from "../service-id.ts";

/** Who is asking, as far as the platform knows. Each owner has a shop, a quota and a usage of their own. */
export interface Caller {
  readonly keyId: string;
  readonly owner: string;
  readonly tier: string;
  readonly scopes: "all" | readonly ServiceId[];
}

/** Whoever asks where no key is needed. */
export const anyone: Caller = { keyId: "none", owner: "public", tier: "none", scopes: "all" };
