import type { Rule } from "../src/data/rule.ts";
import { rows } from "../src/internal/rules.ts";

/** Every rule with the request fields that select it. */
export const everyRule: readonly {
  id: string;
  rule: Rule;
  select: { carrier: string; profile: string; asOf: string };
}[] = rows.flatMap(({ carrier, rules }) =>
  rules.map((rule) => ({
    id: rule.id,
    rule,
    select: { carrier, profile: rule.profile, asOf: rule.effectiveTo ?? "2026-11-20" },
  })),
);
