import { anyone } from "../../../access/caller.ts";
import type { CallerContext } from "../../../http/operation/operation.ts";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import type { StorefrontSettings } from "../settings.ts";
import type { Sandbox, Sandboxes } from "./sandboxes.ts";
import type { DefaultShops, Shop } from "./shop.ts";

/** The shop of a request, and the base address of its links. */
export interface SelectedShop {
  readonly shop: Shop;
  readonly sandbox?: Sandbox;
  readonly base: string;
  /** The caller's address, if strangers share the shop. Each address has its own share of it. */
  readonly callerAddress?: string;
}

type Asking = Pick<CallerContext, "headers" | "caller" | "address">;

export const sandboxHeader = "x-sandbox-id";

/**
 * Finds the sandbox named by the header (the prefix `/s/{id}` sets it) or by the host
 * `{id}.localhost`, or else the shop of the key's owner.
 */
export function createSelectShop(
  defaultShops: DefaultShops,
  sandboxes: Sandboxes,
  settings: Pick<StorefrontSettings, "publicUrl" | "lab">,
) {
  return async ({ headers, caller, address }: Asking): Promise<SelectedShop> => {
    const origin = originOf(headers, settings.publicUrl);
    const id = settings.lab ? sandboxIdOf(headers) : undefined;
    if (id === undefined) {
      // Each owner of keys has a shop. Callers without a key share the public one.
      const owner = caller === anyone ? undefined : caller.owner;
      const callerAddress = owner === undefined && defaultShops.isShared ? address : undefined;
      const selected = { shop: defaultShops.of(owner), base: origin };
      return callerAddress === undefined ? selected : { ...selected, callerAddress };
    }
    const sandbox = await sandboxes.find(id);
    if (sandbox === undefined) {
      throw platformProblem("not_found", "There is no sandbox with this id; it may have expired.");
    }
    return { shop: sandbox.shop, sandbox, base: `${origin}/s/${sandbox.id}` };
  };
}

/** The id of the sandbox that a request names. The sandbox may not exist. */
export function sandboxIdOf(headers: Headers): string | undefined {
  const named = headers.get(sandboxHeader);
  if (named !== null) return named;
  return /^([0-9a-f]{18})\.localhost(?::\d+)?$/.exec(headers.get("host") ?? "")?.[1];
}

/** The public address if it is set, else the host that the request names. */
function originOf(headers: Headers, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const host = headers.get("host") ?? "localhost";
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : "http://localhost";
}
