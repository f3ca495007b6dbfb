import type { CommandMeta } from "../../schema/command-meta.ts";
import type { Dispatched, Snapshot, Store } from "../../store.ts";
import { drawImage } from "../catalog/draw-image.ts";
import { findOffer } from "../catalog/offer.ts";
import { presentProduct } from "../catalog/present-product.ts";
import { currentScenario } from "../scenario/current-scenario.ts";
import { seedMethods } from "../seed-contract/seed-methods.ts";
import { dueWebhooks, listWebhooks } from "../webhook/list-webhooks.ts";
import { CallLog } from "./call-log.ts";
import { dispatchOn } from "./dispatch.ts";
import { restore } from "./restore.ts";
import { Shop } from "./shop.ts";

/** The shop as its callers see it. */
export function openStore(shop: Shop): Store {
  const log = new CallLog();
  const dispatch = (command: unknown, meta?: unknown): Dispatched<unknown> =>
    log.note(dispatchOn(shop, command, meta));
  const execute = ((command: unknown, meta?: CommandMeta) => {
    const { result } = dispatch(command, meta);
    if (!result.success) throw result.error;
    return result.data;
  }) as Store["execute"];
  return {
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
    markets: shop.book.markets.map(({ id }) => id),
    discountCodes: shop.book.discounts(shop.settings.market).map(({ code }) => code),
    image: (variantId, widthPx = 600) => {
      const offer = findOffer(shop, variantId);
      const width = Math.min(
        2000,
        Math.max(16, Math.round(Number.isFinite(widthPx) ? widthPx : 600)),
      );
      return offer && offer.variant.media.length > 0 ? drawImage(offer, width) : undefined;
    },
    truth: (productId) => {
      const place = shop.catalog.locate(productId);
      return place && shop.catalog.truth(place.index);
    },
    now: () => shop.now(),
    get scenario() {
      return currentScenario(shop);
    },
    webhooks: () => listWebhooks(shop),
    dueWebhooks: () => dueWebhooks(shop),
    drain: () => log.drain(),
    snapshot: (): Snapshot => ({
      snapshot: 1,
      fixture_version: 1,
      catalog: shop.catalog.fingerprint,
      rows: shop.records.rows(),
    }),
    restore: (value) => restore(shop, value),
    fork: () =>
      openStore(
        new Shop(
          shop.settings,
          shop.catalog,
          shop.book,
          shop.roles,
          shop.records.copy(),
          new Map(shop.shown),
        ),
      ),
    apply: (changes) => shop.records.apply(changes),
  };
}
