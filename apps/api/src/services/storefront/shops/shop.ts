import { randomBytes } from "node:crypto";
import {
  type Change,
  createStore,
  type Store,
  type StoreOptions,
} from "@almanac/storefront-fixtures";
import type { StorefrontSettings } from "../settings.ts";
import type { ShopStore, StoredRow } from "./shop-store.ts";

/**
 * Tables whose names begin with this prefix belong to the API. The library never sees their rows.
 */
const ownPrefix = "_";

interface Worked<Result> {
  readonly result: Result;
  /** Rows to write in addition to those that the store itself has changed. */
  readonly changes?: readonly Change[];
}

/**
 * A shop that is stored in a {@link ShopStore}. Each piece of work sees the newest state, and no
 * other work runs at the same time.
 */
export interface Shop {
  readonly id: string;
  work<Result>(work: (store: Store, own: OwnRows) => Worked<Result>): Promise<Result>;
}

/** The API's own rows of a shop, by `table/key`. */
export type OwnRows = ReadonlyMap<string, unknown>;

interface ShopInit {
  readonly id: string;
  readonly shops: ShopStore;
  readonly options: Omit<StoreOptions, "idSecret">;
  /** Creates the secret of unpredictable ids. Without it, ids follow from the seed. */
  readonly makeSecret?: (() => string) | undefined;
}

interface Opened {
  readonly store: Store;
  readonly own: Map<string, unknown>;
  version: number;
}

const secretKey = "_shop/secret";

export function createShop({ id, shops, options, makeSecret }: ShopInit): Shop {
  let opened: Opened | undefined;

  const open = (rows: readonly StoredRow[]): { opened: Opened; writes: Change[] } => {
    const own = new Map<string, unknown>();
    takeOn(rows, own);
    const kept = own.get(secretKey);
    const secret = typeof kept === "string" ? kept : makeSecret?.();
    const store = createStore(secret === undefined ? options : { ...options, idSecret: secret });
    const writes: Change[] =
      secret === undefined || secret === kept
        ? []
        : [{ table: "_shop", key: "secret", value: secret }];
    for (const row of writes) own.set(`${row.table}/${row.key}`, row.value);
    return { opened: { store, own, version: 0 }, writes };
  };

  return {
    id,
    async work<Result>(work: (store: Store, own: OwnRows) => Worked<Result>): Promise<Result> {
      for (;;) {
        const since = opened?.version ?? 0;
        try {
          const turn = await shops.turn<Result | typeof again>(
            id,
            since,
            (newer, version, whole) => {
              // An earlier turn of this process has failed meanwhile, so the whole shop must be
              // read again.
              if (opened === undefined && !whole) return { result: again, writes: [] };
              const isBehind = opened === undefined || (whole && opened.version < version);
              const fresh = isBehind ? open(newer) : undefined;
              const present = fresh?.opened ?? opened;
              if (present === undefined)
                throw new TypeError("the shop must be open before its turn runs");
              present.store.apply(takeOn(newer, present.own));
              present.version = version;
              opened = present;
              const { result, changes = [] } = work(present.store, present.own);
              for (const change of changes) keepOwn(change, present.own);
              const written = [
                ...(fresh?.writes ?? []),
                ...present.store.drain().changes,
                ...changes,
              ];
              return { result, writes: written.map(toRow) };
            },
          );
          if (opened !== undefined) opened.version = Math.max(opened.version, turn.version);
          if (turn.result !== again) return turn.result;
        } catch (error) {
          // The changes made in memory may not have been stored, so the next turn reads
          // everything again.
          opened = undefined;
          throw error;
        }
      }
    },
  };
}

const again = Symbol("again");

/** Returns the library's rows, and stores the API's own in `own`. */
function takeOn(rows: readonly StoredRow[], own: Map<string, unknown>): Change[] {
  const changes: Change[] = [];
  for (const { table, key, value } of rows) {
    const change: Change =
      value === null ? { table, key } : { table, key, value: JSON.parse(value) };
    if (table.startsWith(ownPrefix)) keepOwn(change, own);
    else changes.push(change);
  }
  return changes;
}

function keepOwn({ table, key, value }: Change, own: Map<string, unknown>): void {
  if (!table.startsWith(ownPrefix)) return;
  if (value === undefined) own.delete(`${table}/${key}`);
  else own.set(`${table}/${key}`, value);
}

function toRow({ table, key, value }: Change): StoredRow {
  return { table, key, value: value === undefined ? null : JSON.stringify(value) };
}

/** How many shops this process holds in memory. Others are read from the store when needed. */
const heldShops = 200;

/** The shop of callers without a key. */
const publicOwner = "public";

/** The default shops: one for each owner of keys, and one shared by all callers without a key. */
export interface DefaultShops {
  of(owner: string | undefined): Shop;
  /**
   * Whether callers without a key are strangers to each other. Then each gets a share of the shop.
   */
  readonly isShared: boolean;
}

export function createDefaultShops(
  shops: ShopStore,
  { seed, catalog }: Pick<StorefrontSettings, "seed" | "catalog">,
  now: () => number,
): DefaultShops {
  const held = new Map<string, Shop>();
  return {
    isShared: true,
    of(owner = publicOwner) {
      const id = `owner:${owner}`;
      const known = held.get(id);
      const shop =
        known ??
        createShop({
          id,
          shops,
          options: { seed, now, ...(catalog === undefined ? {} : { catalog }) },
          makeSecret: () => randomBytes(32).toString("base64url"),
        });
      // Ordered by last use: the first shop is the first one to remove from memory.
      held.delete(id);
      held.set(id, shop);
      for (const oldest of held.keys()) {
        if (held.size <= heldShops) break;
        held.delete(oldest);
      }
      return shop;
    },
  };
}

/** One shop for everyone, made only from its options. */
export function createOnlyShop(
  shops: ShopStore,
  options: Omit<StoreOptions, "idSecret">,
): DefaultShops {
  const shop = createShop({ id: "only", shops, options });
  return { isShared: false, of: () => shop };
}
