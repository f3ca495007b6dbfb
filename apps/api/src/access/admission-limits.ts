import type { Allowance } from "../limits/limiters.ts";
import type { ProblemError } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import type { ServiceId } from "../service-id.ts";
import type { Account } from "./account.ts";
import type { Caller, Tier } from "./caller.ts";
import type { Meter } from "./quota-meter.ts";

interface AdmissionOptions {
  readonly caller: Caller;
  readonly service: ServiceId | undefined;
  readonly tier: Tier;
  readonly allowance: Allowance | undefined;
  readonly meter: Meter;
  readonly now: () => number;
}

/**
 * One admitted request: what it may spend, what it has spent, and what the headers of its answer
 * say about that.
 */
export class Admission {
  readonly caller: Caller;
  readonly service: ServiceId | undefined;
  /** What is left of the minute, as of the last count. */
  allowance: Allowance | undefined;
  /** Resolves when what was spent survives the end of this process. The answer waits for it. */
  noted: Promise<void> | undefined;
  readonly #options: AdmissionOptions;
  readonly #account: Account | undefined;
  #held = 0;

  constructor(options: AdmissionOptions) {
    this.caller = options.caller;
    this.allowance = options.allowance;
    this.#options = options;
    const { service, meter, caller } = options;
    this.service = service;
    if (service !== undefined) this.#account = meter.account(caller.owner, service);
  }

  /** Returns the same admission for a service that becomes known only after the body is read. */
  of(service: ServiceId): Admission {
    return new Admission({ ...this.#options, allowance: this.allowance, service });
  }

  /**
   * Reserves quota for this many successes. Throws the problem if fewer are left. Returns a promise
   * only if the store must be asked.
   */
  reserve(rows: number): void | Promise<void> {
    const account = this.#account;
    const { requestsPerMonth: quota } = this.#options.tier;
    if (account === undefined || quota === null || rows <= this.#held) return;
    const reserved = this.#options.meter.reserve(account, rows - this.#held, quota);
    if (!(reserved instanceof Promise)) return this.#hold(reserved, rows, quota);
    return reserved.then((granted) => this.#hold(granted, rows, quota));
  }

  #hold(reserved: boolean, rows: number, quota: number): void {
    if (!reserved) throw this.#exhausted(quota, rows);
    this.#held = rows;
  }

  /** Counts what was spent and gives back the rest of the reservation. */
  settle(spent: number): void {
    const account = this.#account;
    if (account === undefined) return;
    const { meter, tier } = this.#options;
    const hold = { rows: this.#held, limit: tier.requestsPerMonth ?? Number.POSITIVE_INFINITY };
    this.#held = 0;
    const noted = meter.spend(account, this.caller.keyId, spent, hold);
    this.noted = noted ?? this.noted;
  }

  /**
   * `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). Call it
   * after `settle`.
   */
  headers(): Readonly<Record<string, string>> {
    const { tier } = this.#options;
    const { allowance } = this;
    const { requestsPerMinute, requestsPerMonth } = tier;
    if (requestsPerMinute === null && requestsPerMonth === null) return {};
    let policy = "";
    let state = "";
    if (requestsPerMinute !== null && allowance) {
      policy = `"minute";q=${requestsPerMinute};w=60`;
      state = `"minute";r=${allowance.remaining};t=${allowance.resetSeconds}`;
    }
    if (requestsPerMonth !== null && this.#account) {
      const { startMs, endMs } = this.#options.meter.month;
      const comma = policy === "" ? "" : ", ";
      const left = Math.max(0, requestsPerMonth - this.#account.used);
      policy += `${comma}"month";q=${requestsPerMonth};w=${(endMs - startMs) / 1000}`;
      state += `${comma}"month";r=${left};t=${this.#secondsOfMonth()}`;
    }
    return policy === "" ? {} : { "RateLimit-Policy": policy, RateLimit: state };
  }

  /** The refusal of a request that counts as this many, of which less is left in this minute. */
  tooFast(units = 1): ProblemError {
    const { resetSeconds: seconds, remaining } = this.allowance ?? {
      resetSeconds: 60,
      remaining: 0,
    };
    const counted =
      units > 1
        ? ` This one counts as ${units}, and ${remaining + 1} are left of this minute.`
        : "";
    return platformProblem(
      "rate_limited",
      `This key may make ${this.#options.tier.requestsPerMinute} requests a minute.${counted} Try again in ${seconds} seconds.`,
      { headers: { ...this.headers(), "Retry-After": String(seconds) } },
    );
  }

  #exhausted(quota: number, rows: number): ProblemError {
    const left = Math.max(0, quota - (this.#account?.used ?? 0) + this.#held);
    const asked = rows === 1 ? "" : ` This request asks for ${rows}.`;
    return platformProblem(
      "quota_exceeded",
      `${quota} successful requests a month are included for this service; ${left} are left until the month ends (UTC).${asked}`,
      { headers: { "Retry-After": String(this.#secondsOfMonth()) } },
    );
  }

  #secondsOfMonth(): number {
    return Math.max(1, Math.ceil((this.#options.meter.month.endMs - this.#options.now()) / 1000));
  }
}
