import { refuse } from "../../errors/refuse.ts";
import type { Io } from "../../io.ts";
import { openLocalShop } from "./local-shop.ts";
import { openRemoteShop } from "./remote-shop.ts";
import type { AccessOptions, ShopAccess } from "./shop-access.ts";

/** Opens the shop that the options name: a served shop (--url), or one in this process (which --state can save). */
export function openShop(options: AccessOptions, io: Pick<Io, "signal">): ShopAccess {
  const { url, ...local } = options;
  if (url === undefined) return openLocalShop(local);
  const misplaced = Object.keys(local).filter((name) =>
    ["seed", "size", "catalog", "state"].includes(name),
  );
  if (misplaced.length > 0) {
    refuse(
      ...misplaced.map((name) => ({
        code: "unknown_field",
        parameter: `--${name}`,
        what: `--${name} makes a shop here and cannot be used with --url`,
        see: "almanac help shop",
      })),
    );
  }
  return openRemoteShop(url, io.signal);
}
