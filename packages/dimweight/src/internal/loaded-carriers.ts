import type { IssuePath } from "@almanac/kernel/errors/issue";
import { isNotKnown, isNotKnownCode } from "@almanac/kernel/messages/wording";
import type { DimWeightIssue } from "../errors.ts";
import type { ProfileName } from "../types.ts";
import { type CarrierTable, type ReadyRule, readRule } from "./ready-rule.ts";

/** The carriers that are loaded, with their rules ready to be evaluated. */
export interface LoadedCarriers {
  readonly tables: readonly CarrierTable[];
  readonly byName: ReadonlyMap<string, Entry>;
}

interface Entry {
  readonly table: CarrierTable;
  readonly rules: readonly ReadyRule[];
}

export function loadCarriers(tables: readonly CarrierTable[]): LoadedCarriers {
  const entries = tables.map((table): [string, Entry] => {
    const rules = table.rules.map((rule) => readRule(table.carrier, rule));
    return [table.carrier, { table, rules }];
  });
  return { tables, byName: new Map(entries) };
}

/** The profiles of a carrier, its default one first. */
export function profilesOf({ defaultProfile, rules }: CarrierTable): readonly ProfileName[] {
  return [...new Set([defaultProfile, ...rules.map((rule) => rule.profile)])];
}

/**
 * The one rule of a carrier and profile on a day (undefined: on any day), or why there is no rule.
 */
export function findRule(
  register: LoadedCarriers,
  carrier: string,
  profile: string | undefined,
  day: number | DimWeightIssue | undefined,
): ReadyRule | DimWeightIssue {
  if (typeof day === "object") return day;
  const entry = register.byName.get(carrier);
  if (!entry) return unsupportedCarrier(register, carrier);
  const wanted = profile ?? entry.table.defaultProfile;
  let known = false;
  for (const rule of entry.rules) {
    if (rule.row.profile !== wanted) continue;
    known = true;
    if (day === undefined || (rule.fromDay <= day && day <= rule.toDay)) return rule;
  }
  return known ? unsupportedDate(entry.table, wanted) : unsupportedProfile(entry.table, wanted);
}

export function unsupportedCarrier(
  { tables }: LoadedCarriers,
  carrier: string,
  path: IssuePath = ["carrier"],
): DimWeightIssue {
  const known = tables.map(({ carrier: code, name }) => ({ code, name }));
  return { code: "unsupported_carrier", path, message: isNotKnownCode(carrier, "carrier", known) };
}

function unsupportedProfile(table: CarrierTable, profile: string): DimWeightIssue {
  const profiles = profilesOf(table);
  return {
    code: "unsupported_profile",
    path: ["profile"],
    message: `${isNotKnown(profile, `profile of ${table.carrier}`, profiles)} Without a profile, ${table.defaultProfile} applies.`,
  };
}

function unsupportedDate({ carrier, rules }: CarrierTable, profile: string): DimWeightIssue {
  const starts = rules.filter((rule) => rule.profile === profile).map((rule) => rule.effectiveFrom);
  return {
    code: "unsupported_date",
    path: ["asOf"],
    message: `${carrier} ${profile} has no known rule on that date. Send ${starts.sort()[0]} or later.`,
  };
}
