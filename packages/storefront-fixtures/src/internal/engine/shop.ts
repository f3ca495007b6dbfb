import { isNotKnown } from "@almanac/kernel/messages/wording";
import type { SafeResult } from "../../errors.ts";
import type { StorePacks } from "../../store-options.ts";
import type { Change, Dispatched, RoleEntry, StoreEvent } from "../../store-results.ts";
import type { DomainEffect, Product, Scenario, TransportFault } from "../../types.ts";
import type { Catalog } from "../catalog/raw-product.ts";
import { textDigest } from "../values/digest.ts";
import { Records } from "./records.ts";
import { refuse } from "./refuse.ts";
import type { TermsMarket, TradeTerms } from "./trade-terms.ts";

interface ShopSettings {
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

  /** The scenario in force: the one that `set_scenario` set, else that of the options. */
  get scenario(): Scenario | null {
    const row = this.records.get<{ scenario: Scenario | null }>("meta", "scenario");
    return row ? row.scenario : this.settings.scenario;
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

/**
 * The state of one command: who sent it, what the scenario does to it, and its events so far. Each
 * dispatch creates a turn and builds its answer from it; the shop stores none.
 */
export class Turn {
  readonly shop: Shop;
  /**
   * Digest of the client that sent the command, if several clients share the shop. A digest,
   * because the name may be an IP address.
   */
  client: string | undefined;
  /** The effects on the shop of the rules that fire for the command. */
  effects: readonly DomainEffect[] = [];
  readonly #events: StoreEvent[] = [];
  #keptEvents = 0;
  faults: readonly TransportFault[] = [];
  rulesFired: readonly string[] = [];
  replayed = false;
  created = false;
  readonly #changes: Change[] = [];

  constructor(shop: Shop) {
    this.shop = shop;
  }

  /** Sets who sent the command. */
  serve(client: string | undefined): void {
    const { idSecret } = this.shop.settings;
    this.client =
      client === undefined ? undefined : textDigest(`${idSecret}\nclient\n${client}`).slice(0, 12);
  }

  emit(type: string, id: string, data?: unknown): void {
    const { shop } = this;
    const event = { seq: shop.next("events"), at: shop.iso(), type, id };
    this.#events.push(data === undefined ? event : { ...event, data });
  }

  /** The first effect of a kind that fires for the command. */
  effect<Kind extends DomainEffect["kind"]>(
    kind: Kind,
  ): Extract<DomainEffect, { kind: Kind }> | undefined {
    return this.effects.find(
      (effect): effect is Extract<DomainEffect, { kind: Kind }> => effect.kind === kind,
    );
  }

  /** Commits the rows and events so far: they remain, even if the rest of the command fails. */
  commit(): void {
    this.#changes.push(...this.shop.records.commit());
    this.#keptEvents = this.#events.length;
  }

  /** Discards the rows and events since the last commit, and frees the numbers of the events. */
  rollback(): void {
    this.shop.records.rollback();
    this.#events.length = this.#keptEvents;
  }

  /** Whether an event of one of these types has been emitted since the last commit. */
  hasEmitted(types: ReadonlySet<string>): boolean {
    return this.#events.slice(this.#keptEvents).some(({ type }) => types.has(type));
  }

  answer<Result>(result: SafeResult<Result>): Dispatched<Result> {
    return {
      result,
      events: this.#events,
      changes: this.#changes,
      faults: this.faults,
      rules_fired: this.rulesFired,
      replayed: this.replayed,
      created: this.created,
    };
  }
}
