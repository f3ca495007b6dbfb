import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";
import { buildPlan, type Plan } from "./build-plan.ts";

const mostPlans = 2048;

// purity: a cache that changes no answer. It keeps the last plans of each set of tables, by WMI and year.
const plansOf = new WeakMap<Vpic, Map<number, Plan>>();

/** The plan of a WMI and a year. */
export function planOf(vpic: Vpic, wmi: VpicWmi, year: number): Plan {
  const plans = plansOf.get(vpic) ?? new Map<number, Plan>();
  plansOf.set(vpic, plans);
  const key = wmi.index * 4096 + year;
  const known = plans.get(key);
  if (known !== undefined) return known;
  const plan = buildPlan(vpic, wmi, year);
  if (plans.size >= mostPlans) {
    const [oldest] = plans.keys();
    if (oldest !== undefined) plans.delete(oldest);
  }
  plans.set(key, plan);
  return plan;
}
