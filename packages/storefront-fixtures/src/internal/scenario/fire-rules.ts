import { isNotKnown } from "@almanac/kernel/messages/wording";
import { scenarios } from "../../data/scenarios.ts";
import type { DomainEffect, Scenario, TransportFault } from "../../types.ts";
import { refuse } from "../engine/refuse.ts";
import type { Shop } from "../engine/shop.ts";
import type { Call } from "./call.ts";
import { holds } from "./rule-holds.ts";

/** The effects and faults of the rules that fire. */
export interface Firing {
  readonly domain: readonly DomainEffect[];
  readonly before: readonly TransportFault[];
  readonly after: readonly TransportFault[];
  readonly fired: readonly string[];
}

const nothing: Firing = { domain: [], before: [], after: [], fired: [] };

export function scenarioNamed(id: string): Scenario {
  const scenario = scenarios.find((one) => one.id === id);
  if (scenario) return scenario;
  refuse(
    "unknown_scenario",
    isNotKnown(
      id,
      "scenario",
      scenarios.map((one) => one.id),
    ),
    ["scenario"],
  );
}

/** Counts the call, and returns the rules that fire for it. */
export function fireRules(shop: Shop, scenario: Scenario | null, call: Call): Firing {
  if (!scenario) return nothing;
  const calls = count(shop, `${scenario.id} ${call.operation}`);
  const replays = call.isReplay ? count(shop, `${scenario.id} ${call.operation} replays`) : 0;
  const domain: DomainEffect[] = [];
  const before: TransportFault[] = [];
  const after: TransportFault[] = [];
  const fired: string[] = [];
  const firing = { domain, before, after, fired };
  for (const [at, rule] of scenario.rules.entries()) {
    if (!holds(shop, rule.when, call, rule.when.replay ? replays : calls)) continue;
    const effect = rule.do;
    if (call.isOperator && isTransport(effect)) continue;
    firing.fired.push(`${scenario.id}#${at}`);
    if (!isTransport(effect)) firing.domain.push(effect);
    else if (rule.before) firing.before.push(effect);
    else firing.after.push(effect);
  }
  return firing;
}

const transportKinds: readonly string[] = [
  "delay",
  "drop",
  "status",
  "truncate",
  "content_type",
  "html",
  "mutate",
] satisfies TransportFault["kind"][];

function isTransport(effect: DomainEffect | TransportFault): effect is TransportFault {
  return transportKinds.includes(effect.kind);
}

function count({ records }: Shop, key: string): number {
  const calls = (records.get<{ count: number }>("fired", key)?.count ?? 0) + 1;
  records.put("fired", key, { count: calls });
  return calls;
}
