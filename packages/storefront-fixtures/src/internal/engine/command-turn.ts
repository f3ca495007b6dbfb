import type { SafeResult } from "../../errors.ts";
import type { Change, Dispatched, StoreEvent } from "../../store-results.ts";
import type { DomainEffect, TransportFault } from "../../types.ts";
import { textDigest } from "../values/digest.ts";
import type { Shop } from "./shop.ts";

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
