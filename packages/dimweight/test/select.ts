import { type CarrierName, dataVersion, type ProfileName } from "../src/index.ts";
import { allCarriers } from "../src/internal/all-carriers.ts";
import type { RuleRow } from "../src/internal/ready-rule.ts";

/** Every rule with the request fields that select it. */
export const everyRule: readonly {
  id: string;
  rule: RuleRow;
  select: { carrier: CarrierName; profile: ProfileName; asOf: string };
}[] = allCarriers.tables.flatMap(({ carrier, rules }) =>
  rules.map((rule) => ({
    id: rule.id,
    rule,
    select: { carrier, profile: rule.profile, asOf: dayWithin(rule) },
  })),
);

/** A day on which a rule is in force. */
export function dayWithin(rule: {
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
}): string {
  return rule.effectiveTo ?? rule.effectiveFrom ?? dataVersion();
}
