import { describe, expect, it } from "vitest";
import {
  calendarYears,
  dated,
  list,
  record,
  sourcesOn,
  tables,
} from "../src/engine/compact-tables.ts";

// The build compares every table that it writes with what is read from it.
describe("compact tables", () => {
  it("makes one entry for each year, from columns of changes", () => {
    const bands = record("over,rate");
    const entries = dated(
      (limit: unknown) => list(bands, [0, limit], [0.1, 0.2]),
      2024,
      "s1,~<s2 s3",
      "50 20 3",
    );
    expect(entries).toEqual([
      {
        from: "2024-01-01",
        value: [
          { over: 0, rate: 0.1 },
          { over: 1000, rate: 0.2 },
        ],
        sources: ["s1"],
        confidence: "two_sources",
      },
      {
        from: "2025-01-01",
        value: [
          { over: 0, rate: 0.1 },
          { over: 1150, rate: 0.2 },
        ],
        sources: ["s2", "s3"],
        confidence: "one_source",
        carriedForward: true,
      },
    ]);
  });

  it("takes the days of other years, and entries without sources", () => {
    const [one, two] = dated((text: unknown) => text, "2020-04-06", "s1", ["a", "b"]);
    expect([one, two]).toMatchObject([
      { from: "2020-04-06", value: "a" },
      { from: "2021-04-06", value: "b", sources: ["s1"] },
    ]);
    expect(dated(null, 2022, "~")).toMatchObject([
      { from: "2022-01-01", value: null, sources: [] },
    ]);
    expect(dated(7, "2018,2021-07-01", "s1")).toMatchObject([
      { from: "2018-01-01", value: 7 },
      { from: "2021-07-01", value: 7 },
    ]);
  });

  it("reads the sources of a series, which differ in the year of their ids", () => {
    expect(
      sourcesOn({ "2026-01-02": "form2025 Form 1 of ^\nx.org/^\ns2 A title\nx.org/a" }),
    ).toEqual({
      form2025: { title: "Form 1 of 2025", url: "https://x.org/2025", readOn: "2026-01-02" },
      s2: { title: "A title", url: "https://x.org/a", readOn: "2026-01-02" },
    });
    expect(dated(7, "2024,2025-07-01", "form^ s2")).toMatchObject([
      { sources: ["form2024", "s2"] },
      { sources: ["form2025", "s2"] },
    ]);
  });

  it("reads sources and years", () => {
    expect(sourcesOn({ "2026-01-02": "s1 A title\nx.org/a\ns2 B | c\nhttp://y.org" })).toEqual({
      s1: { title: "A title", url: "https://x.org/a", readOn: "2026-01-02" },
      s2: { title: "B | c", url: "http://y.org", readOn: "2026-01-02" },
    });
    expect(calendarYears(2025, "two_sources,")).toEqual([
      {
        label: "2025",
        from: "2025-01-01",
        to: "2025-12-31",
        status: "enacted",
        confidence: "two_sources",
      },
      { label: "2026", from: "2026-01-01", to: "2026-12-31", status: "enacted" },
    ]);
  });

  it("reads a part once, when it is used", () => {
    let reads = 0;
    const data = tables({ code: "US" }, { figures: () => ({ read: ++reads }) });
    expect(reads).toBe(0);
    expect([data.figures, { ...data }.figures]).toEqual([{ read: 1 }, { read: 1 }]);
  });
});
