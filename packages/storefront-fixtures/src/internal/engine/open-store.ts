import { unwrap } from "@almanac/kernel/errors/result";
import * as z from "zod";
import type { Store } from "../../store.ts";
import type { Change, Dispatched, Drained, Snapshot } from "../../store-results.ts";
import { imageOf } from "../catalog/draw-image.ts";
import { presentProduct } from "../catalog/present-product.ts";
import { seedMethods } from "../seed-contract/seed-methods.ts";
import { copyJson } from "../values/copy-json.ts";
import { dueWebhooks, listWebhooks } from "../webhook/webhooks.ts";
import { dispatchOn } from "./dispatch.ts";
import { read } from "./read-input.ts";
import { refuse } from "./refuse.ts";
import type { Shop } from "./shop.ts";

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
      return shop.scenario;
    },
    webhooks: () => listWebhooks(shop),
    dueWebhooks: () => (shop.records.has("webhook") ? dueWebhooks(shop) : []),
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

const mostNoted = 100;

/**
 * What calls have done since the last drain: each changed row once, and the last hundred faults
 * and rules.
 */
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

/** What buyers send has up to 20 levels, and a row adds levels around it. */
const rowLevels = 64;

const row = z.record(z.string(), z.unknown()).transform((value, context) => {
  const copy = copyJson(value, rowLevels);
  if (copy !== undefined) return copy;
  context.addIssue({
    code: "custom",
    input: value,
    message: `plain JSON of at most ${rowLevels} levels`,
  });
  return z.NEVER;
});

const snapshotSchema = z.strictObject({
  snapshot: z.literal(1),
  fixture_version: z.literal(1),
  catalog: z.string(),
  rows: z.array(z.tuple([z.string(), z.string(), row])),
});

/** The whole state, with the fingerprint of its catalogue. */
function takeSnapshot({ catalog, records }: Shop): Snapshot {
  return {
    snapshot: 1,
    fixture_version: 1,
    catalog: catalog.fingerprint,
    rows: records.rows(),
  };
}

/** Replaces the whole state by that of a snapshot. */
function restoreSnapshot(shop: Shop, value: unknown): void {
  const snapshot = read(snapshotSchema, value, "The snapshot");
  if (snapshot.catalog !== shop.catalog.fingerprint) {
    refuse(
      "unsupported_snapshot",
      "The snapshot belongs to a shop with another catalogue. Create the shop with the same seed, size and catalogue.",
      ["catalog"],
    );
  }
  shop.records.replace(snapshot.rows);
}
