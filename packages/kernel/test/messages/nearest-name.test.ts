import { expect, test } from "vitest";
import { nearestName } from "../../src/messages/nearest-name.ts";

const carriers = ["ups", "usps", "fedex", "dhl", "canada_post"];

test.for([
  ["UPS", "ups"],
  ["upz", "ups"],
  ["fed_ex", "fedex"],
  ["fdeex", "fedex"],
  ["canada-post", "canada_post"],
] as const)("suggests for %s: %s", ([given, meant]) => {
  expect(nearestName(given, carriers)).toBe(meant);
});

test("two swapped neighbours count as one mistake", () => {
  expect(nearestName("hdl", ["dhl"])).toBe("dhl");
  expect(nearestName("usp", ["ups", "usps", "fedex"])).toBe("ups");
  expect(nearestName("--lenght", ["--length", "--width"])).toBe("--length");
  expect(nearestName("lenghtCm", ["widthCm", "lengthCm"])).toBe("lengthCm");
});

test.for(["zzz", "", "x".repeat(65), "x".repeat(10_000)])("suggests nothing for %s", (given) => {
  expect(nearestName(given, carriers)).toBeUndefined();
});

test("two mistakes are allowed for every five characters", () => {
  expect(nearestName("abxx", ["abcd"])).toBeUndefined();
  expect(nearestName("abcxx", ["abcde"])).toBe("abcde");
});

test("the first of several equally close names is suggested", () => {
  expect(nearestName("cat", ["bat", "rat"])).toBe("bat");
});
