import { expect, test } from "vitest";
import { nearest } from "../src/nearest.ts";

const carriers = ["ups", "usps", "fedex", "dhl", "canada_post"];

test.for([
  ["UPS", "ups"],
  ["upz", "ups"],
  ["fed_ex", "fedex"],
  ["fdeex", "fedex"],
  ["canada-post", "canada_post"],
] as const)("takes %s for %s", ([given, meant]) => {
  expect(nearest(given, carriers)).toBe(meant);
});

test("two swapped neighbours are one slip", () => {
  expect(nearest("hdl", ["dhl"])).toBe("dhl");
  expect(nearest("usp", ["ups", "usps", "fedex"])).toBe("ups");
  expect(nearest("--lenght", ["--length", "--width"])).toBe("--length");
  expect(nearest("lenghtCm", ["widthCm", "lengthCm"])).toBe("lengthCm");
});

test.for(["zzz", "", "x".repeat(65), "x".repeat(10_000)])("takes %s for nothing", (given) => {
  expect(nearest(given, carriers)).toBeUndefined();
});

test("two slips are allowed for every five characters", () => {
  expect(nearest("abxx", ["abcd"])).toBeUndefined();
  expect(nearest("abcxx", ["abcde"])).toBe("abcde");
});

test("of equally close names the first one is taken", () => {
  expect(nearest("cat", ["bat", "rat"])).toBe("bat");
});
