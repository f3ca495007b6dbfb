import type { Change, Dispatched, Drained } from "../../store-results.ts";

const mostNoted = 100;

/** What calls have done since the last drain: each changed row once, and the last hundred faults and rules. */
export class CallLog {
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
