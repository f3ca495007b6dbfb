import type { CallerCost } from "../observe/metrics.ts";

/** Whose work it is: the key of the request, or the address of a request without a key. */
export interface Payer {
  readonly keyId?: string | undefined;
  readonly owner?: string | undefined;
  readonly address: string;
}

export interface ProcessorShare {
  readonly payer: Payer;
  readonly milliseconds: number;
}

const readClock = () => performance.now();

const windowMs = 60_000;
const slotMs = 10_000;
const slotCount = windowMs / slotMs;
/**
 * If one slot has more payers than this, the oldest are forgotten, so that many addresses cannot
 * fill the memory.
 */
const maxPayers = 10_000;

interface Slot {
  readonly number: number;
  readonly keyed: Map<string, ProcessorShare>;
  readonly keyless: Map<string, ProcessorShare>;
}

/**
 * Counts the processor time that requests cost this process, by payer, in a window of a minute. The
 * window moves by ten seconds at a time.
 */
export class ProcessorTime {
  readonly #now: () => number;
  /** Oldest first. */
  #slots: Slot[] = [];

  constructor(now: () => number = readClock) {
    this.#now = now;
  }

  charge(payer: Payer, milliseconds: number): void {
    const slot = this.#slot();
    const isKeyed = payer.keyId !== undefined;
    add(isKeyed ? slot.keyed : slot.keyless, payer, milliseconds);
  }

  /** The payers of the most processor time in the window, the largest first. */
  top(count: number): readonly ProcessorShare[] {
    return largest([...this.#sum("keyed"), ...this.#sum("keyless")], count);
  }

  /** The keys, and the addresses without a key, that cost the most: this many of each. */
  topOfEachKind(count: number): readonly CallerCost[] {
    return [
      ...largest(this.#sum("keyed"), count).map((share) => costOf("key", share)),
      ...largest(this.#sum("keyless"), count).map((share) => costOf("address", share)),
    ];
  }

  #sum(kind: "keyed" | "keyless"): readonly ProcessorShare[] {
    this.#slot();
    const shares = new Map<string, ProcessorShare>();
    for (const slot of this.#slots) {
      for (const share of slot[kind].values()) add(shares, share.payer, share.milliseconds);
    }
    return [...shares.values()];
  }

  /** The slot of this moment. Drops the slots that have left the window. */
  #slot(): Slot {
    const number = Math.floor(this.#now() / slotMs);
    const last = this.#slots.at(-1);
    if (last?.number === number) return last;
    this.#slots = this.#slots.filter((slot) => slot.number > number - slotCount);
    const opened = { number, keyed: new Map(), keyless: new Map() };
    this.#slots.push(opened);
    return opened;
  }
}

function costOf(
  kind: CallerCost["kind"],
  { payer: { keyId, address }, milliseconds }: ProcessorShare,
): CallerCost {
  return { kind, caller: keyId ?? address, seconds: milliseconds / 1000 };
}

function largest(shares: readonly ProcessorShare[], count: number): readonly ProcessorShare[] {
  return [...shares].sort((left, right) => right.milliseconds - left.milliseconds).slice(0, count);
}

function add(shares: Map<string, ProcessorShare>, payer: Payer, milliseconds: number): void {
  const name = payer.keyId ?? payer.address;
  const known = shares.get(name);
  if (known === undefined && shares.size >= maxPayers) {
    shares.delete(shares.keys().next().value ?? "");
  }
  shares.set(name, { payer, milliseconds: (known?.milliseconds ?? 0) + milliseconds });
}

/**
 * Measures how long one request keeps the main thread busy. Time in which the request waits
 * (for the store, a socket, a timer) does not count: the timer stops by itself as soon as the
 * request waits.
 */
export class WorkTimer {
  /**
   * The timer that runs: the thread does one thing at a time, also if requests of one packet
   * begin together.
   */
  static #running: WorkTimer | undefined;
  readonly #now: () => number;
  #milliseconds = 0;
  #busySince: number | undefined;

  constructor(now: () => number = readClock) {
    this.#now = now;
  }

  /** Call this when work begins, and when it goes on after the request may have waited. */
  resume(): void {
    if (this.#busySince !== undefined) return;
    if (WorkTimer.#running !== undefined) WorkTimer.#running.#pause();
    WorkTimer.#running = this;
    this.#busySince = this.#now();
    // Node runs this tick when no microtask is left. What the request still waits for then is not
    // work of this turn.
    queueMicrotask(() => process.nextTick(() => this.#pause()));
  }

  /** Adds what the request took on a worker thread. */
  add(milliseconds: number): void {
    this.#milliseconds += milliseconds;
  }

  /** Ends the measurement. @returns the milliseconds that were measured. */
  stop(): number {
    this.#pause();
    return this.#milliseconds;
  }

  #pause(): void {
    if (this.#busySince === undefined) return;
    this.#milliseconds += this.#now() - this.#busySince;
    this.#busySince = undefined;
    if (WorkTimer.#running === this) WorkTimer.#running = undefined;
  }
}
