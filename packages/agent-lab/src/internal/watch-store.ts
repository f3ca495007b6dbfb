import { entriesOf, textIn } from "@almanac/kernel/objects/objects";
import type { Drained, Store } from "@almanac/storefront-fixtures";

/** What a call did at the shop: the last command, its ids, and the rules that fired. */
export interface CallNote {
  readonly surface: string;
  readonly operation: string;
  readonly at: string;
  readonly ids: Readonly<Record<string, string>>;
  readonly rulesFired: readonly string[];
}

/** A shop whose calls are recorded. */
export interface WatchedStore {
  /** The shop. Pass it to the handler whose calls are to be recorded. */
  readonly store: Store;
  /** Returns what was recorded since the last `take`; undefined if there was no call. */
  take(): CallNote | undefined;
}

/** The methods of the service description, and the command that each is recorded as. */
const operations = {
  changeCart: "change_cart",
  getCart: "get_cart",
  clearCart: "clear_cart",
  listProducts: "search_catalog",
  getProduct: "get_product",
  startCheckout: "create_checkout",
  getCheckout: "get_checkout",
  completeCheckout: "complete_checkout",
  getOrder: "get_order",
  cancelOrder: "cancel_order",
} as const;

interface Heard {
  surface: string;
  operation: string;
  ids: Record<string, string>;
  rules: string[];
}

/**
 * Wraps a shop so that the calls of one request can be recorded. The wrapped shop behaves
 * as before.
 *
 * long: its functions share what was recorded since the last `take`.
 */
export function watchStore(shop: Store): WatchedStore {
  let heard: Heard | undefined;
  const hear = (surface: string, operation: string, ...sources: readonly unknown[]) => {
    heard ??= { surface, operation, ids: {}, rules: [] };
    heard.surface = surface;
    heard.operation = operation;
    Object.assign(heard.ids, ...sources.map((source) => idsIn(source, operation)));
  };
  const hearRules = (rules: readonly string[]) => {
    if (heard !== undefined) heard.rules.push(...rules);
  };
  const watched = {
    dispatch(command: unknown, meta?: unknown) {
      const done = shop.dispatch(command, meta);
      const { type, surface } = {
        type: textIn(command, "type"),
        surface: textIn(meta, "surface"),
      };
      hear(surface ?? "", type ?? "", command, done.result.data);
      hearRules(done.rules_fired);
      return done;
    },
    execute(command: unknown, meta?: unknown) {
      const { result } = watched.dispatch(command, meta);
      if (!result.success) throw result.error;
      return result.data;
    },
    drain(): Drained {
      const drained = shop.drain();
      hearRules(drained.rules_fired.filter((rule) => !heard?.rules.includes(rule)));
      return drained;
    },
  };
  const methods = entriesOf(operations).map(([name, operation]) => {
    // Each call is passed on unchanged, with the arguments that its caller sent.
    const method = shop[name] as (...args: unknown[]) => unknown;
    const call = (...args: unknown[]) => {
      const [first] = args;
      const id = typeof first === "string" ? { id: first } : first;
      hear("seed", operation, id);
      const answer = method(...args);
      hear("seed", operation, answer);
      return answer;
    };
    return [name, call] as const;
  });
  const store: Store = Object.create(shop, {
    ...Object.getOwnPropertyDescriptors({ ...watched, ...Object.fromEntries(methods) }),
  });
  return {
    store,
    take() {
      if (heard === undefined) return undefined;
      const { surface, operation, ids, rules } = heard;
      heard = undefined;
      const at = new Date(shop.now()).toISOString();
      return { surface, operation, at, ids, rulesFired: rules };
    },
  };
}

/** The ids of the cart, checkout and order that a command or an answer names. */
function idsIn(source: unknown, operation: string): Record<string, string> {
  if (typeof source !== "object" || source === null) return {};
  const ids: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) {
    const kind = /^(cart|checkout|order)_id$/.exec(name)?.[1];
    if (kind !== undefined && typeof value === "string") ids[kind] = value;
  }
  const kind = /_(cart|checkout|order)$/.exec(operation)?.[1];
  const id = textIn(source, "id");
  if (kind !== undefined && id !== undefined && ids[kind] === undefined) ids[kind] = id;
  return ids;
}
