import { expect, test } from "vitest";
import { percentDecode } from "../../src/requests/percent-decode.ts";

test.for([
  ["plain", "plain"],
  ["a%20b%2Fc", "a b/c"],
  ["caf%C3%A9", "café"],
  ["50%", "50%"],
  ["%E2%28", "%E2%28"],
] as const)("%j becomes %j", ([part, decoded]) => {
  expect(percentDecode(part)).toBe(decoded);
});
