import { callerGone, platformProblem } from "../problems/problem-kinds.ts";

/** What a waiting job occupies beside its body. */
const bytesOfJob = 64 * 1024;

interface Order {
  readonly payer: string;
  /** Aborted when nobody waits for the job any more. */
  readonly signal: AbortSignal;
  /** The size of what the job keeps in memory while it waits. */
  readonly bytes: number;
}

interface Job {
  readonly order: Order;
  readonly start: () => void;
}

/**
 * A queue in front of a few places. Each payer has a line of its own and at most one job under way,
 * and the lines take turns. So a payer who sends much delays only their own jobs.
 */
export class FairQueue {
  readonly #limitBytes: number;
  #freePlaces: number;
  #waitingBytes = 0;
  /** The waiting jobs of each payer, oldest first. */
  readonly #lines = new Map<string, Job[]>();
  /** The payers who have a waiting job and none under way, in the order of their turns. */
  readonly #turns: string[] = [];
  readonly #underWay = new Set<string>();

  /**
   * @param limitBytes the most that all waiting jobs keep in memory. One payer may use half of it.
   */
  constructor(places: number, limitBytes: number) {
    this.#freePlaces = places;
    this.#limitBytes = limitBytes;
  }

  /**
   * Does the work when it is the turn of the payer. Throws the problem if too much work is
   * waiting already.
   */
  async run<Result>(order: Order, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(order);
    try {
      return await work();
    } finally {
      this.#freePlaces += 1;
      this.#underWay.delete(order.payer);
      if (this.#lines.has(order.payer)) this.#turns.push(order.payer);
      this.#startNext();
    }
  }

  #turnOf(order: Order): Promise<void> {
    const { payer, signal } = order;
    if (signal.aborted) throw callerGone();
    const line = this.#lines.get(payer) ?? [];
    this.#requireRoom(order, line);
    return new Promise((resolve, reject) => {
      const job: Job = {
        order,
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      const leave = () => {
        this.#remove(job);
        reject(callerGone());
      };
      signal.addEventListener("abort", leave);
      line.push(job);
      this.#waitingBytes += sizeOf(job);
      if (line.length === 1) {
        this.#lines.set(payer, line);
        if (!this.#underWay.has(payer)) this.#turns.push(payer);
      }
      this.#startNext();
    });
  }

  #requireRoom(order: Order, line: readonly Job[]): void {
    const size = order.bytes + bytesOfJob;
    const own = line.reduce((sum, job) => sum + sizeOf(job), size);
    if (own <= this.#limitBytes / 2 && this.#waitingBytes + size <= this.#limitBytes) return;
    throw platformProblem(
      "overloaded",
      "Too much work is waiting. Try again in a second, or send fewer requests at a time.",
      { headers: { "Retry-After": "1" } },
    );
  }

  #startNext(): void {
    if (this.#freePlaces === 0) return;
    const payer = this.#turns.shift();
    if (payer === undefined) return;
    const job = this.#lines.get(payer)?.[0];
    if (job === undefined) return;
    this.#remove(job);
    this.#freePlaces -= 1;
    this.#underWay.add(payer);
    job.start();
  }

  #remove(job: Job): void {
    const { payer } = job.order;
    const line = this.#lines.get(payer) ?? [];
    line.splice(line.indexOf(job), 1);
    this.#waitingBytes -= sizeOf(job);
    if (line.length > 0) return;
    this.#lines.delete(payer);
    const turn = this.#turns.indexOf(payer);
    if (turn >= 0) this.#turns.splice(turn, 1);
  }
}

function sizeOf({ order }: Job): number {
  return order.bytes + bytesOfJob;
}
