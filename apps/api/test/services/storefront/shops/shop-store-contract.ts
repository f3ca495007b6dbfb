import { createStore } from "@almanac/storefront-fixtures";
import { beforeEach, describe, expect, test } from "vitest";
import { createShop, type Shop } from "../../../../src/services/storefront/shops/shop.ts";
import {
  type ShopStore,
  type StoredRow,
  tombstones,
} from "../../../../src/services/storefront/shops/shop-store.ts";

const { roles } = createStore();
const variantId = roles.one_variant?.variant_id ?? "";
const options = { now: () => Date.UTC(2026, 10, 20) };
const shopOn = (shops: ShopStore, makeSecret?: () => string): Shop =>
  createShop({ id: "shop", shops, options, makeSecret });

const addOne = (shop: Shop, cartId?: string) =>
  shop.work((store) => {
    const line = { action: "add", product_id: variantId } as const;
    return { result: store.changeCart(cartId ? { ...line, cart_id: cartId } : line) };
  });

/**
 * Tests that every shop store must pass. `open` returns two handles on one store, as two instances
 * would have them.
 */
export function describeShopStore(
  name: string,
  open: () => Promise<readonly [ShopStore, ShopStore]>,
): void {
  describe(name, () => {
    let first: ShopStore;
    let second: ShopStore;
    beforeEach(async () => {
      [first, second] = await open();
    });

    test("a turn sees the newer rows, and stores all of its rows or none", async () => {
      const row = (key: string, value: string | null) => ({ table: "t", key, value });
      await first.turn("a", 0, () => ({ result: 0, writes: [row("x", "1"), row("y", "2")] }));
      await expect(
        first.turn("a", 0, () => {
          throw new Error("no");
        }),
      ).rejects.toThrow("no");
      const { version } = await second.turn("a", 0, (newer) => ({
        result: newer,
        writes: [row("x", null)],
      }));
      const { result } = await first.turn("a", 1, (newer) => ({ result: newer, writes: [] }));
      expect({ version, result }).toEqual({ version: 2, result: [row("x", null)] });
      const seen = await second.turn("a", 2, (newer) => ({ result: newer, writes: [] }));
      expect(seen).toEqual({ result: [], version: 2 });
      const other = await second.turn("b", 0, (newer) => ({ result: newer, writes: [] }));
      expect(other).toEqual({ result: [], version: 0 });
      await first.remove("a");
      const gone = await second.turn("a", 0, (newer) => ({ result: newer, writes: [] }));
      expect(gone.result).toEqual([]);
    });

    test("tombstones do not accumulate, and an instance that was behind still learns of deleted rows", async () => {
      const row = (key: string, value: string | null) => ({ table: "t", key, value });
      const turns = 3 * tombstones.keptVersions;
      await first.turn("a", 0, () => ({ result: 0, writes: [row("kept", "1"), row("0", "1")] }));
      for (let at = 1; at < turns; at += 1) {
        const writes = [row(String(at - 1), null), row(String(at), "1")];
        await first.turn("a", at, () => ({ result: 0, writes }));
      }
      const seenBy = async (since: number) => {
        const look = (rows: readonly StoredRow[], _version: number, whole: boolean) => ({
          result: { rows: rows.filter(({ table }) => table === "t"), whole },
          writes: [],
        });
        return (await second.turn("a", since, look)).result;
      };
      const present = [row("kept", "1"), row(String(turns - 1), "1")];
      expect(await seenBy(0)).toEqual({ rows: present, whole: true });
      expect(await seenBy(1)).toEqual({ rows: present, whole: true });
      const lately = await seenBy(turns - 2);
      expect(lately.whole).toBe(false);
      expect(lately.rows).toContainEqual(row(String(turns - 2), null));
      expect(await seenBy(turns)).toEqual({ rows: [], whole: false });
    });

    test("an instance that was far behind holds no deleted carts", async () => {
      const [shop, other] = [shopOn(first), shopOn(second)];
      const { cart_id } = await addOne(shop);
      const { cart_id: kept } = await addOne(shop);
      const read = (id: string) =>
        other.work((store) => ({
          result: store.dispatch({ type: "get_cart", cart_id: id }).result.success,
        }));
      expect(await read(cart_id)).toBe(true);
      await shop.work((store) => ({ result: store.execute({ type: "cancel_cart", cart_id }) }));
      const clear = { type: "clear_cart", cart_id: kept } as const;
      for (let count = 0; count < 2 * tombstones.keptVersions; count += 1) {
        await shop.work((store) => ({ result: store.execute(clear) }));
      }
      expect([await read(cart_id), await read(kept)]).toEqual([false, true]);
    });

    test("two instances lose no update", async () => {
      const shops = [shopOn(first), shopOn(second)] as const;
      const { cart_id } = await addOne(shops[0]);
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => addOne(shops[index % 2 ? 1 : 0], cart_id)),
      );
      for (const shop of shops) {
        const cart = await shop.work((store) => ({ result: store.getCart(cart_id) }));
        expect(cart.items).toMatchObject([{ quantity: 21 }]);
      }
    });

    test("ids are unpredictable, and both instances create them from one secret", async () => {
      const secrets: string[] = [];
      const secret = () => {
        secrets.push(`secret ${secrets.length}`);
        return secrets.at(-1) ?? "";
      };
      const ids = [];
      for (const shop of [shopOn(first, secret), shopOn(second, secret)]) {
        ids.push((await addOne(shop)).cart_id);
      }
      expect(secrets).toEqual(["secret 0"]);
      expect(new Set(ids).size).toBe(2);
      expect(ids).not.toContain(
        createStore(options).changeCart({ action: "add", product_id: variantId }).cart_id,
      );
    });

    test("work that throws leaves no changes, not even in memory", async () => {
      const shop = shopOn(first);
      const { cart_id } = await addOne(shop);
      const broken = shop.work((store) => {
        store.changeCart({ action: "add", product_id: variantId, cart_id });
        throw new Error("broken");
      });
      await expect(broken).rejects.toThrow("broken");
      const cart = await shop.work((store) => ({ result: store.getCart(cart_id) }));
      expect(cart.items).toMatchObject([{ quantity: 1 }]);
    });
  });
}
