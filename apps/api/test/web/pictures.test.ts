import { jurisdictions } from "@almanac/tax";
import { describe, expect, test } from "vitest";
import type { Html } from "../../src/web/html.ts";
import { certificateLife, chainPicture, commonName } from "../../src/web/pictures/certificate.ts";
import { carrierBars, parcelPicture } from "../../src/web/pictures/parcel.ts";
import { payBar, positionOfState, stateTiles } from "../../src/web/pictures/pay.ts";
import {
  bracketBar,
  bracketParts,
  instalmentLine,
  marginalCurve,
} from "../../src/web/pictures/tax.ts";
import { axlesOf, drivenWheels } from "../../src/web/pictures/vehicle.ts";
import { orderStates } from "../../src/web/try/shop.ts";
import { vinPicture, vinSections } from "../../src/web/try/vin.ts";

const segments = [
  { from: 0, tax_at: 0, rate: 0 },
  { from: 10_000, tax_at: 0, rate: 0.2 },
  { from: 50_000, tax_at: 8_500, rate: 0.4, rate_at_end: 0.5, cliff: 500 },
];

const pictures: Readonly<Record<string, Html | undefined>> = {
  parcel: parcelPicture({ sides: [40, 30, 20], unit: "cm", billedVolume: 25_000, billed: "5 kg" }),
  carriers: carrierBars([{ name: "A <b>", weightKg: 2, label: "2 kg", isChosen: true }]),
  vin: vinPicture("5UXWX7C57BA123456"),
  wheels: drivenWheels("four-wheel"),
  brackets: bracketBar(bracketParts(segments, 60_000, 12_750), 60_000, "EUR"),
  curve: marginalCurve(segments, 100_000, 60_000, "EUR"),
  instalments: instalmentLine(
    [{ period: "Q1", payment: 10, due_date: "2026-04-15" }],
    { from: "2026-01-01", to: "2026-12-31" },
    "USD",
  ),
  pay: payBar([{ name: "Net pay", amount: 60, shape: "s1" }], 100, "EUR"),
  life: certificateLife({
    notBefore: "2026-01-01T00:00:00Z",
    expiresAt: "2026-12-31T00:00:00Z",
    checkedAt: "2026-07-01T00:00:00Z",
  }),
  chain: chainPicture([{ subject: "CN=a.example", issuer: "CN=Issuing CA" }]),
  order: orderStates([{ name: "Placed", note: "at once", isReached: true }]),
};

describe.for(Object.entries(pictures))("the picture %s", ([, picture]) => {
  const text = String(picture);

  test("has a title and a text alternative, and the picture refers to both", () => {
    const [, ids = ""] = /role="img" aria-labelledby="([^"]+)"/.exec(text) ?? [];
    expect(ids.split(" ")).toHaveLength(2);
    for (const id of ids.split(" ")) {
      expect(text).toMatch(new RegExp(`<(?:title|desc) id="${id}">[^<]{8,}</`));
    }
  });

  test("has no inline style, which the content security policy forbids, and no NaN", () => {
    expect(text).not.toMatch(/ style=|<style|NaN|Infinity|undefined/);
  });
});

/** The numbers of an attribute of every element of a kind. */
function numbers(picture: Html | undefined, element: string, attribute: string): number[] {
  const found = String(picture).matchAll(
    new RegExp(`<${element} [^>]*?\\b${attribute}="(-?[\\d.]+)`, "g"),
  );
  return [...found].map(([, value]) => Number(value));
}

test("the parcel's labels are escaped and its sides are drawn in proportion", () => {
  expect(String(pictures.carriers)).toContain("A &lt;b&gt;");
  const cube = String(
    parcelPicture({ sides: [10, 10, 10], unit: "cm", billedVolume: undefined, billed: "1 kg" }),
  );
  const [, face = ""] = /class="s1" d="M([^"]+)Z"/.exec(cube) ?? [];
  const points = face.split("L").map((point) => point.split(" ").map(Number));
  const [[, bottom = 0] = [], , , [, top = 0] = []] = points;
  const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = points;
  // In an isometric view, the edges of a cube have the same length.
  expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(bottom - top, 0);
});

test("the billed box is drawn only if it has more volume than the parcel", () => {
  const draw = (billedVolume: number | undefined) =>
    String(parcelPicture({ sides: [40, 30, 20], unit: "cm", billedVolume, billed: "5 kg" }));
  expect(draw(25_000)).toContain("40.5 × 30.4 × 20.3 cm");
  expect(draw(25_000)).toContain("dashed");
  for (const volume of [24_000, 10_000, undefined]) expect(draw(volume)).not.toContain("dashed");
});

test("the bars of carriers are proportional to their weights", () => {
  const bars = carrierBars([
    { name: "A", weightKg: 2, label: "2 kg", isChosen: false },
    { name: "B", weightKg: 8, label: "8 kg", isChosen: true },
  ]);
  const [short = 0, long = 0] = numbers(bars, "rect", "width");
  expect(long / short).toBeCloseTo(4, 1);
  expect(String(bars)).toContain("From 2 kg (A) to 8 kg (B).");
});

test("the sections of a VIN cover each of its 17 positions once", () => {
  const covered = vinSections.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  );
  expect(covered).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  expect(String(pictures.vin)).toContain("Model year: B; Plant: A; Serial number: 123456.");
});

test("the parts of an income add up to the income and to the tax due", () => {
  const parts = bracketParts(segments, 60_000, 12_750);
  expect(parts.map(({ from, to, tax }) => [from, to, tax])).toEqual([
    [0, 10_000, 0],
    [10_000, 50_000, 8_500],
    [50_000, 60_000, 4_250],
  ]);
  const widths = numbers(pictures.brackets, "rect", "width");
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1);
  expect(bracketParts(segments, 10_000, 0)).toHaveLength(1);
  // Income of kinds that stay as they are comes before the schedule, with its average rate.
  expect(bracketParts(segments.slice(2), 60_000, 12_750)).toMatchObject([
    { from: 0, to: 50_000, rate: 0.17, tax: 8_500, isAverage: true },
    { from: 50_000, to: 60_000, rate: 0.4, tax: 4_250 },
  ]);
  expect(bracketParts(segments.slice(2), 50_000, 8_500)).toHaveLength(1);
});

test("the curve marks a jump of the tax, and nothing else", () => {
  expect(String(pictures.curve).match(/stroke jump/g)).toHaveLength(1);
  expect(String(pictures.curve)).toContain("after a jump of EUR 500.00");
  const [, smooth] = [pictures.curve, marginalCurve(segments.slice(0, 2), 100_000, 60_000, "EUR")];
  expect(String(smooth)).not.toContain("stroke jump");
  expect(numbers(pictures.curve, "line", "y1").every((y) => y >= 0 && y <= 200)).toBe(true);
});

test("instalments are drawn in the order of their dates; without dates there is no picture", () => {
  const year = { from: "2026-01-01", to: "2026-12-31" };
  const line = instalmentLine(
    [
      { period: "1", payment: 5, due_date: "2026-04-15" },
      { period: "2", payment: 10, due_date: "2027-01-15" },
    ],
    year,
    "USD",
  );
  const [early = 0, late = 0] = numbers(line, "circle", "cx");
  expect(early).toBeLessThan(late);
  expect(String(line)).toContain("From 2026-01-01 to 2027-01-15.");
  expect(instalmentLine([{ period: "Q1", payment: 1 }], year, "USD")).toBe(undefined);
});

test.for([
  ["2026-07-02T12:00:00Z", "50 % of its validity is used", 50],
  ["2025-12-01T00:00:00Z", "it is not valid yet", 0],
  ["2027-06-01T00:00:00Z", "it has expired", 100],
] as const)("a certificate that is checked at %s: %s", ([checkedAt, text, position]) => {
  const life = certificateLife({
    notBefore: "2026-01-01T00:00:00Z",
    expiresAt: "2027-01-01T00:00:00Z",
    checkedAt,
  });
  expect(String(life)).toContain(text);
  expect(numbers(life, "line", "x1")[0]).toBeCloseTo(position, 0);
});

test("the chain ends with the issuer of the last certificate, unless the root was served", () => {
  expect(String(pictures.chain)).toContain("Server: a.example; signed by Issuer above: Issuing CA");
  const withRoot = chainPicture([
    { subject: "CN=a.example", issuer: "CN=Root" },
    { subject: "CN=Root", issuer: "CN=Root" },
  ]);
  expect(String(withRoot)).toContain("Server: a.example; signed by Root, as served: Root");
  expect(commonName("O=Some\\, Inc.,CN=The \\+ Name,C=US")).toBe("The + Name");
  expect(commonName("O=Nameless")).toBe("O=Nameless");
});

test.for([
  ["front-wheel", ["driven", "free"]],
  ["two-or-four-wheel", ["sometimes", "driven"]],
  ["4x2", ["free", "driven"]],
  ["6x2", ["free", "free", "driven"]],
  ["6x4", ["free", "driven", "driven"]],
  ["8x8", ["driven", "driven", "driven", "driven"]],
] as const)("a drive of %s drives the axles %j, and every wheel is drawn", ([drive, axles]) => {
  expect(axlesOf(drive)).toEqual(axles);
  expect(numbers(drivenWheels(drive), "rect", "x")).toHaveLength(2 * axles.length);
});

test("every state has a separate place on the map", () => {
  const codes =
    "AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY".split(
      " ",
    );
  const places = codes.map((code) => positionOfState(code)?.join("/"));
  expect(places).not.toContain(undefined);
  expect(new Set(places).size).toBe(51);
  expect(positionOfState("XX")).toBe(undefined);
  const maine = jurisdictions().filter(({ jurisdiction }) => jurisdiction === "US-ME");
  const tiles = String(stateTiles(maine));
  expect(tiles).toContain('class="row-1 col-11"');
});
