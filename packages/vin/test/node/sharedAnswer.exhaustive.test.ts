import { describe, expect, test } from "vitest";
import { createRandom, vinsOfEverySchema } from "./generate-vins.ts";
import { withSnapshot } from "./open-snapshot.ts";
import { Oracle } from "./oracle.ts";
import { compareAnswers, compareSettings, vinsOfEveryMaker } from "./same-type.ts";

const oracle = withSnapshot((query) => new Oracle(query));

function* vinsOfOneSchemaInMany(): Generator<string> {
  for (const { schema, vin } of vinsOfEverySchema(oracle, 20_261_121)) {
    if (schema % 24 === 0) yield vin;
  }
}

describe("an answer that was given before, to another VIN of the type", () => {
  test("is to the letter the one that is worked out anew", () => {
    const random = createRandom(11);
    const asked =
      compareAnswers(vinsOfOneSchemaInMany(), random) +
      compareAnswers(vinsOfEveryMaker(random), random);
    expect(asked).toBeGreaterThan(14_000);
  });

  test("is that of the same settings, in whatever order they are asked for", () => {
    compareSettings(2000);
  });
});
