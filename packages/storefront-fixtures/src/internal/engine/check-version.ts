import type { Command } from "../../schema/command.ts";
import type { CommandMeta } from "../../types.ts";
import { findCart } from "../cart/stored-cart.ts";
import type { StoredCheckout } from "../checkout/stored-checkout.ts";
import type { StoredOrder } from "../order/stored-order.ts";
import { refuse } from "./refuse.ts";
import type { Shop } from "./shop.ts";

/** Throws if none of the versions that the caller names is the present one. */
export function checkVersion(shop: Shop, command: Command, { if_match: named }: CommandMeta): void {
  if (named === undefined) return;
  const seen = typeof named === "number" ? [named] : named;
  const version = versionOf(shop, command);
  if (version === undefined || seen.includes(version)) return;
  const not = seen.length === 0 ? "" : `, not ${seen.slice(0, 5).join(" or ")}`;
  refuse(
    "version_mismatch",
    `The version is now ${version}${not}. Read the resource again, then decide.`,
    ["if_match"],
  );
}

function versionOf(shop: Shop, command: Command): number | undefined {
  const { records } = shop;
  if ("checkout_id" in command) {
    return records.get<StoredCheckout>("checkout", command.checkout_id)?.version;
  }
  if ("cart_id" in command && command.cart_id !== undefined) {
    return findCart(shop, command.cart_id)?.version;
  }
  return "order_id" in command
    ? records.get<StoredOrder>("order", command.order_id)?.order.version
    : undefined;
}
