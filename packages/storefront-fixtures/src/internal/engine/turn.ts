import type { SafeResult } from "../../errors.ts";
import type { DomainEffect, TransportFault } from "../../schema/scenario.ts";
import type { Change, Dispatched, StoreEvent } from "../../store.ts";
import { textDigest } from "./digest.ts";
import type { Shop } from "./shop.ts";

/**
 * One command at work in a shop: who sent it, what the scenario does to it, and what has come of it so far. Each dispatch
 * creates a turn and builds its answer from it; the shop holds none.
 */
export class Turn {
  readonly shop: Shop;
  /** Who sent the command, where strangers share the shop: a digest, since the name may be an address. */
  client: string | undefined;
  /** What the rules that fire for the command do to the shop. */
  effects: readonly DomainEffect[] = [];
  events: StoreEvent[] = [];
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
    this.events.push(data === undefined ? event : { ...event, data });
  }

  /** The first effect of a kind that fires for the command. */
  effect<Kind extends DomainEffect["kind"]>(
    kind: Kind,
  ): Extract<DomainEffect, { kind: Kind }> | undefined {
    return this.effects.find(
      (effect): effect is Extract<DomainEffect, { kind: Kind }> => effect.kind === kind,
    );
  }

  /** Keeps the rows written so far: they stay, whatever comes of the rest of the command. */
  commit(): void {
    this.#changes.push(...this.shop.records.commit());
  }

  answer<Result>(result: SafeResult<Result>): Dispatched<Result> {
    return {
      result,
      events: this.events,
      changes: this.#changes,
      faults: this.faults,
      rules_fired: this.rulesFired,
      replayed: this.replayed,
      created: this.created,
    };
  }
}
