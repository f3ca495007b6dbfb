import { loadData } from "@almanac/vin-data/node";
import { describe, expect, test } from "vitest";
import { Vpic } from "../../src/internal/vpic/vpic.ts";
import { createRandom, vinsOfEverySchema } from "./generate-vins.ts";
import { compareAnswers, compareSettings, vinsOfEveryMaker } from "./same-type.ts";

const vpic = new Vpic(loadData());

function* vinsOfOneSchemaInMany(): Generator<string> {
  for (const { schema, vin } of vinsOfEverySchema(vpic, 20_261_121)) {
    if (schema % 24 === 0) yield vin;
  }
}

describe("an answer from the cache, given before to another VIN of the type", () => {
  test("equals the answer without the cache", () => {
    const random = createRandom(11);
    const compared =
      compareAnswers(vinsOfOneSchemaInMany(), random) +
      compareAnswers(vinsOfEveryMaker(random), random);
    expect(compared).toBeGreaterThan(14_000);
  });

  test("is the answer for the same options, in any order of requests", () => {
    compareSettings(2000);
  });
});
