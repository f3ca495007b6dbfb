import { unwrap } from "@almanac/kernel/errors/result";
import type { Store } from "../../store.ts";
import { imageOf } from "../catalog/image-of.ts";
import { presentProduct } from "../catalog/present-product.ts";
import { currentScenario } from "../scenario/current-scenario.ts";
import { seedMethods } from "../seed-contract/seed-methods.ts";
import { dueWebhooks, listWebhooks } from "../webhook/list-webhooks.ts";
import { CallLog } from "./call-log.ts";
import { dispatchOn } from "./dispatch.ts";
import type { Shop } from "./shop.ts";
import { restoreSnapshot, takeSnapshot } from "./snapshot.ts";

/** Builds the public interface of a shop. */
export function openStore(shop: Shop): Store {
  const log = new CallLog();
  let carry = (command: unknown, meta?: unknown) => dispatchOn(shop, command, meta);
  const dispatch = (command: unknown, meta?: unknown) => log.note(carry(command, meta));
  const executeAny = (command: unknown, meta?: unknown) => unwrap(dispatch(command, meta).result);
  // The handler of a command returns the result that `CommandResults` has for its type.
  const execute = executeAny as Store["execute"];
  const store: Store = {
    // As `execute`.
    dispatch: dispatch as Store["dispatch"],
    execute,
    ...seedMethods(shop, execute),
    products: function* products(market) {
      const { id } = shop.marketOf(market);
      for (let index = 0; index < shop.catalog.count; index += 1)
        yield presentProduct(shop, index, id);
    },
    productCount: shop.catalog.count,
    roles: shop.roles,
    markets: shop.terms.markets.map(({ id }) => id),
    discountCodes: shop.terms.discounts(shop.settings.market).map(({ code }) => code),
    image: (variantId, widthPx) => imageOf(shop, variantId, widthPx),
    truth: (productId) => {
      const place = shop.catalog.locate(productId);
      return place && shop.catalog.truth(place.index);
    },
    adversarial: [],
    now: () => shop.now(),
    get scenario() {
      return currentScenario(shop);
    },
    webhooks: () => listWebhooks(shop),
    dueWebhooks: () => dueWebhooks(shop),
    drain: () => log.drain(),
    snapshot: () => takeSnapshot(shop),
    restore: (value) => restoreSnapshot(shop, value),
    fork: () => openStore(shop.fork()),
    apply: (changes) => shop.records.apply(changes),
  };
  const { packs, seed } = shop.settings;
  if (!packs) return store;
  const { around, additions } = packs.open(store, seed);
  carry = around(carry);
  return Object.assign(store, additions);
}
