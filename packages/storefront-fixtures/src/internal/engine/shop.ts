import { isNotKnown } from "@almanac/kernel/messages/wording";
import type { StorePacks } from "../../store-options.ts";
import type { RoleEntry } from "../../store-results.ts";
import type { Product, Scenario } from "../../types.ts";
import type { Catalog } from "../catalog/raw-product.ts";
import { textDigest } from "../values/digest.ts";
import { Records } from "./records.ts";
import { refuse } from "./refuse.ts";
import type { TermsMarket, TradeTerms } from "./trade-terms.ts";

export interface ShopSettings {
  readonly startAt: number;
  readonly realNow: (() => number) | undefined;
  readonly market: string;
  readonly idSecret: string;
  readonly strictBuyer: boolean;
  readonly reserveOnCheckout: boolean;
  readonly maxCarts: number;
  readonly cartLifetimeMs: number;
  readonly scenario: Scenario | null;
  readonly seed: number;
  readonly packs: StorePacks | undefined;
}

/**
 * The data of a shop: catalogue, trade terms, rows and clock. Each command has a `Turn` for its own
 * events and effects.
 */
export class Shop {
  readonly settings: ShopSettings;
  readonly catalog: Catalog;
  readonly terms: TradeTerms;
  readonly roles: Readonly<Record<string, RoleEntry>>;
  readonly records: Records;
  /** Products as served, stored until something about them changes. */
  readonly shown: Map<string, Product>;

  constructor(
    settings: ShopSettings,
    catalog: Catalog,
    terms: TradeTerms,
    roles: Readonly<Record<string, RoleEntry>>,
    records = new Records(),
    shown = new Map<string, Product>(),
  ) {
    this.settings = settings;
    this.catalog = catalog;
    this.terms = terms;
    this.roles = roles;
    this.records = records;
    this.shown = shown;
  }

  /** An independent copy of the shop, in its present state. */
  fork(): Shop {
    const { settings, catalog, terms, roles, records, shown } = this;
    return new Shop(settings, catalog, terms, roles, records.copy(), new Map(shown));
  }

  now(): number {
    const { realNow, startAt } = this.settings;
    if (realNow) return realNow();
    return startAt + (this.records.get<{ ms: number }>("meta", "clock")?.ms ?? 0);
  }

  /** The present instant, or the one `laterMs` milliseconds later, as RFC 3339. */
  iso(laterMs = 0): string {
    return new Date(this.now() + laterMs).toISOString();
  }

  /** A new id. It depends only on the secret and on the number of earlier ids. */
  newId(prefix: string): string {
    const next = this.next("ids");
    return `${prefix}_${textDigest(`${this.settings.idSecret}\n${prefix}\n${next}`)}`;
  }

  marketOf(id: string | undefined): TermsMarket {
    const wanted = id ?? this.settings.market;
    const market = this.terms.markets.find((one) => one.id === wanted);
    if (market) return market;
    const known = this.terms.markets.map((one) => one.id);
    refuse("unsupported_market", isNotKnown(wanted, "market", known), ["market"]);
  }

  /** The next number of a counter: 1, 2, 3 ... */
  next(name: string): number {
    const count = (this.records.get<{ count: number }>("meta", name)?.count ?? 0) + 1;
    this.records.put("meta", name, { count });
    return count;
  }
}
