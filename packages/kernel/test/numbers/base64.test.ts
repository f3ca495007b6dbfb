import { expect, test } from "vitest";
import { base64, base64Url } from "../../src/numbers/base64.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

// RFC 4648, section 10.
test.for([
  ["", ""],
  ["f", "Zg=="],
  ["fo", "Zm8="],
  ["foo", "Zm9v"],
  ["foob", "Zm9vYg=="],
  ["fooba", "Zm9vYmE="],
  ["foobar", "Zm9vYmFy"],
] as const)("%j is %j", ([text, encoded]) => {
  expect(base64(bytesOf(text))).toBe(encoded);
});

test("base64url has other characters and no padding", () => {
  expect(base64(Uint8Array.of(251, 255, 191, 62))).toBe("+/+/Pg==");
  expect(base64Url(Uint8Array.of(251, 255, 191, 62))).toBe("-_-_Pg");
});
