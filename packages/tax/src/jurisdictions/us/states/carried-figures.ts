import type { Resolved } from "../../../engine/figures.ts";
import { getOrInsert } from "../../../engine/get-or-insert.ts";

// purity: a cache that changes no answer.
const carriedNames = new WeakMap<Resolved<unknown>, readonly string[]>();

/**
 * The names of the figures that are carried forward from an earlier year. Computed once per year.
 */
export function carriedOf(resolved: Resolved<unknown>): readonly string[] {
  return getOrInsert(carriedNames, resolved, namesOfCarried);
}

function namesOfCarried({ figures }: Resolved<unknown>): readonly string[] {
  const carried = [...figures].filter(([, figure]) => figure.carriedForward);
  return carried.map(([name]) => name);
}
