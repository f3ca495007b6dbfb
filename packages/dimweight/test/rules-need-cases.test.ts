import { expect, test } from "vitest";
import { carriers } from "../src/index.ts";
import published from "./cases/published.json" with { type: "json" };
import byHand from "./cases/worked-by-hand.json" with { type: "json" };

const rules = carriers().flatMap((carrier) => carrier.rules);

test("every rule has a parcel that a page or a person works out", () => {
  const worked = new Set([...published, ...byHand].map(({ rule }) => rule));
  expect(rules.map(({ id }) => id).filter((id) => !worked.has(id))).toEqual([]);
});

test.for(byHand)("what $rule says was read in one of its sources: $url", ({ rule, url }) => {
  const { sources = [] } = rules.find(({ id }) => id === rule) ?? {};
  expect(sources.map((source) => source.url)).toContain(url);
});
