import { StoreError, type StoreIssue } from "../errors.ts";
import { type FixtureSet, fixtureSetSchema } from "../fixture-set-schema.ts";
import { read } from "./read.ts";

/** A fixture set whose ids are unique. */
export function readFixtureSet(value: unknown): FixtureSet {
  const set = read(fixtureSetSchema, value);
  const issues: StoreIssue[] = [];
  const seen = new Set<string>();
  const claim = (id: string, path: StoreIssue["path"]) => {
    if (seen.has(id)) {
      issues.push({
        code: "invalid_value",
        path,
        message: `The id ${JSON.stringify(id)} is there twice.`,
      });
    }
    seen.add(id);
  };
  for (const [at, { id, variants }] of set.products.entries()) {
    claim(id, ["products", at, "id"]);
    for (const [position, variant] of (variants ?? []).entries()) {
      if (variants?.length === 1 && variant.id === id) continue;
      claim(variant.id, ["products", at, "variants", position, "id"]);
    }
  }
  for (const id of Object.keys(set.inventory ?? {})) {
    if (seen.has(id)) continue;
    issues.push({
      code: "invalid_value",
      path: ["inventory", id],
      message: `The inventory counts ${JSON.stringify(id)}, which is no product or variant.`,
    });
  }
  if (issues.length > 0) throw new StoreError(issues);
  return set;
}
