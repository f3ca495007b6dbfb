import * as z from "zod";
import type { CommandMeta } from "../../schema/command.ts";
import type { Change, Dispatched, Drained, Snapshot, Store } from "../../store.ts";
import { drawImage } from "../catalog/draw-image.ts";
import { findOffer } from "../catalog/offer.ts";
import { presentProduct } from "../catalog/present-product.ts";
import { currentScenario } from "../scenario/fire-rules.ts";
import { seedMethods } from "../seed-contract/seed-methods.ts";
import { dueWebhooks, listWebhooks } from "../webhook/webhooks.ts";
import { copyJson } from "./copy-json.ts";
import { dispatchOn } from "./dispatch.ts";
import { fault } from "./fail.ts";
import { read } from "./read.ts";
import { Shop } from "./shop.ts";

/** Rows hold what buyers sent, up to 20 levels, inside fields of their own. */
const rowLevels = 64;

const row = z.record(z.string(), z.unknown()).transform((value, context) => {
  const copy = copyJson(value, rowLevels);
  if (copy !== undefined) return copy;
  context.addIssue({
    code: "custom",
    input: value,
    message: `Send plain JSON of at most ${rowLevels} levels`,
  });
  return z.NEVER;
});

const snapshotSchema = z.strictObject({
  snapshot: z.literal(1),
  fixture_version: z.literal(1),
  catalog: z.string(),
  rows: z.array(z.tuple([z.string(), z.string(), row])),
});

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

function restore(shop: Shop, value: unknown): void {
  const snapshot = read(snapshotSchema, value);
  if (snapshot.catalog !== shop.catalog.fingerprint) {
    throw fault(
      "unsupported_snapshot",
      "The snapshot is of a shop with another catalogue. Create the shop with the same seed, size and catalogue.",
      ["catalog"],
    );
  }
  shop.records.replace(snapshot.rows);
}

const mostNoted = 100;

/** What calls have done since somebody last asked: rows once each, of faults and rules the last hundred. */
class CallLog {
  #changes = new Map<string, Change>();
  #faults: Drained["faults"] = [];
  #rules: Drained["rules_fired"] = [];
  #replayed = false;
  #created = false;

  note(done: Dispatched<unknown>): Dispatched<unknown> {
    for (const change of done.changes) this.#changes.set(`${change.table} ${change.key}`, change);
    if (done.faults.length > 0) this.#faults = [...this.#faults, ...done.faults].slice(-mostNoted);
    if (done.rules_fired.length > 0)
      this.#rules = [...this.#rules, ...done.rules_fired].slice(-mostNoted);
    this.#replayed = done.replayed;
    this.#created ||= done.created;
    return done;
  }

  drain(): Drained {
    const drained = {
      changes: [...this.#changes.values()],
      faults: this.#faults,
      rules_fired: this.#rules,
      replayed: this.#replayed,
      created: this.#created,
    };
    this.#changes = new Map();
    this.#faults = [];
    this.#rules = [];
    this.#replayed = false;
    this.#created = false;
    return drained;
  }
}
