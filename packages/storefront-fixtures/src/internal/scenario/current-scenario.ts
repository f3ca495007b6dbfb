import type { Scenario } from "../../types.ts";
import type { Shop } from "../engine/shop.ts";

/** The scenario in force: the one that `set_scenario` set, else that of the options. */
export function currentScenario(shop: Shop): Scenario | null {
  const row = shop.records.get<{ scenario: Scenario | null }>("meta", "scenario");
  return row ? row.scenario : shop.settings.scenario;
}
