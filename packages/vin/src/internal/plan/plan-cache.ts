import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { buildPlan, type Plan } from "./build-plan.ts";

/** Caches the last few thousand plans, by WMI and year. */
export class PlanCache {
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
}
