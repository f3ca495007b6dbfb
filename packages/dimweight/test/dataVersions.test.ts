import { expect, test } from "vitest";
import { dataVersionOf } from "../src/dataVersions.ts";
import { type Carrier, carriers, dataVersions } from "../src/index.ts";

test("every carrier has a version, in the order of the carriers", () => {
  expect(dataVersions().map(({ table }) => table)).toEqual(carriers().map((each) => each.carrier));
});

/** A carrier with a rule for each pair of dates, all read on 2026-11-20 and a day before. */
function carrierWith(...dates: (readonly [from: string | null, to: string | null])[]): Carrier {
  const [dhl] = carriers().filter(({ carrier }) => carrier === "dhl");
  const [rule] = dhl?.rules ?? [];
  const [source] = rule?.sources ?? [];
  if (!dhl || !rule || !source) throw new Error("no rule of DHL");
  const sources = ["2026-11-20", "2026-11-19"].map((readOn) => ({ ...source, readOn }));
  const rules = dates.map(([effectiveFrom, effectiveTo]) => {
    return { ...rule, effectiveFrom, effectiveTo, sources };
  });
  return { ...dhl, rules };
}

const sourceDate = "2026-11-20";

test("the version is the day on which the newest rule took effect", () => {
  const carrier = carrierWith(["2024-01-01", "2026-11-19"], [sourceDate, null], [null, null]);
  expect(dataVersionOf(carrier)).toStrictEqual({ table: "dhl", version: sourceDate, sourceDate });
});

test("the version is the day of the reading if no rule says when it began", () => {
  const carrier = carrierWith([null, null]);
  expect(dataVersionOf(carrier)).toStrictEqual({ table: "dhl", version: sourceDate, sourceDate });
});

test("the next change is the first later day on which a rule starts or is no longer valid", () => {
  const ending = carrierWith(["2024-01-01", "2026-12-31"], ["2027-07-01", null]);
  expect(dataVersionOf(ending)).toEqual({
    table: "dhl",
    version: "2024-01-01",
    sourceDate,
    nextChange: "2027-01-01",
  });
  expect(dataVersionOf(carrierWith([null, null], ["2027-07-01", null]))).toMatchObject({
    version: sourceDate,
    nextChange: "2027-07-01",
  });
});
