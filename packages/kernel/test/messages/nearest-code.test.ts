import { expect, test } from "vitest";
import { nearestCode } from "../../src/messages/nearest-code.ts";

const known = [
  { code: "US-AL", name: "Alabama" },
  { code: "US-CA", name: "California" },
  { code: "sf_express", name: "SF Express" },
  { code: "dhl", name: "DHL Express" },
];

test.for([
  ["California", "US-CA"],
  ["califronia", "US-CA"],
  ["US-CAL", "US-CA"],
  ["us-ca", "US-CA"],
  ["dhl express", "dhl"],
  ["dhll", "dhl"],
  ["sf-express", "sf_express"],
] as const)("%s means %s", ([given, code]) => {
  expect(nearestCode(given, known)).toBe(code);
});

test("a text that is close to nothing means nothing", () => {
  expect(nearestCode("Atlantis", known)).toBeUndefined();
  expect(nearestCode("", known)).toBeUndefined();
});
