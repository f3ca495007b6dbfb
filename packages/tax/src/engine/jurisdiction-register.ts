import { isNotKnownCode } from "@almanac/kernel/messages/wording";
import { issueOf, type TaxIssue } from "../errors.ts";
import type { Jurisdiction } from "./jurisdiction.ts";

/** The jurisdictions of a calculator, found by their codes. */
export interface Register {
  readonly all: readonly Jurisdiction[];
  find(code: string): Jurisdiction | undefined;
  /** The issue for a code that is not known. `field` is the field that contained it. */
  unknown(code: string, field?: string): TaxIssue;
}

export function createRegister(places: readonly Jurisdiction[]): Register {
  const all = places.flatMap((place) => [place, ...(place.localities ?? [])]);
  const byCode = new Map<string, Jurisdiction>();
  for (const jurisdiction of all) {
    const { code } = jurisdiction.data;
    for (const name of [code, ...(jurisdiction.aliases ?? [])]) {
      byCode.set(name, jurisdiction).set(name.toUpperCase(), jurisdiction);
    }
  }
  const named = all.map(({ data }) => data);
  return {
    all,
    find: (code) => byCode.get(code) ?? byCode.get(code.trim().toUpperCase()),
    unknown: (code, field = "jurisdiction") =>
      issueOf("unsupported_jurisdiction", field, isNotKnownCode(code, "jurisdiction", named)),
  };
}
