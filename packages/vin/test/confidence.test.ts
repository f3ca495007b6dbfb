import { expect, test } from "vitest";
import { confidenceOf } from "../src/internal/maker/confidence.ts";

const known = [
  { id: "law", isOfficial: true },
  { id: "forum" },
  { id: "shop" },
  { id: "fleet", holdsSeveral: true },
] as const;

test.for([
  ["A", ["law"], "published"],
  ["A", ["forum", "law"], "published"],
  ["A", ["forum", "shop"], "two_sources"],
  ["A", ["fleet"], "two_sources"],
  ["A", ["forum"], "one_source"],
  ["B", ["law"], "one_source"],
  ["B", ["forum", "shop"], "one_source"],
] as const)(
  "a row of grade %s that cites %o has the confidence %s",
  ([grade, sources, confidence]) => {
    expect(confidenceOf({ grade, sources }, known)).toBe(confidence);
  },
);
