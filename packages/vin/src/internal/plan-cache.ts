import type { Core } from "./core.ts";
import { buildPlan, type Plan } from "./plan.ts";
import type { Vpic } from "./vpic.ts";
import type { VpicWmi } from "./wmi-table.ts";

/** A core takes about two kilobytes with its answer. */
const mostCores = 65_536;

/** Plans by WMI and year, the last few thousand of them. */
export class PlanCache {
  /** What the plans said of VINs, by a hash of what decides it. */
  readonly cores = new Map<number, Core>();
  readonly #vpic: Vpic;
  readonly #plans = new Map<number, Plan>();
  readonly #limit: number;

  constructor(vpic: Vpic, limit = 8192) {
    this.#vpic = vpic;
    this.#limit = limit;
  }

  get(wmi: VpicWmi, year: number | undefined): Plan {
    const key = wmi.index * 4096 + (year ?? 0);
    const known = this.#plans.get(key);
    if (known !== undefined) return known;
    const plan = buildPlan(this.#vpic, wmi, year);
    if (this.#plans.size >= this.#limit) {
      const [oldest] = this.#plans.keys();
      if (oldest !== undefined) this.#plans.delete(oldest);
    }
    this.#plans.set(key, plan);
    return plan;
  }

  /** Keeps a core; when there are too many of them, all are forgotten. */
  keepCore(hash: number, core: Core): void {
    if (this.cores.size >= mostCores) this.cores.clear();
    this.cores.set(hash, core);
  }
}
