import { publishedDisplacements } from "../../data/published-displacements.ts";
import type { Fact } from "../maker/maker-module.ts";
import { toCubicCentimetres } from "./capacity.ts";
import type { VpicFacts } from "./vpic-facts.ts";

/** The capacity that NHTSA's answers for other VINs give for the same engine, if the snapshot has none. */
export function publishedDisplacement({
  make = "",
  engineModel = "",
  capacityCc,
}: VpicFacts): Fact<number> | undefined {
  if (capacityCc !== undefined || engineModel === "") return undefined;
  const row = publishedDisplacements.find(
    ({ makes, engine }) => (makes?.includes(make) ?? true) && engineModel.startsWith(engine),
  );
  const value = row && toCubicCentimetres(row.cubicInches);
  if (row === undefined || value === undefined) return undefined;
  return {
    value,
    grade: "B",
    sources: [row.source ?? "vpic-answers"],
    why: `${row.cubicInches} cubic inches in NHTSA's answers for other VINs with an engine ${row.engine}`,
  };
}
