import { expect, test } from "vitest";
import { readIfMatch } from "../../src/web/ucp-server.ts";

test.for([
  [null, "any"],
  [" * ", "any"],
  ['"7"', [7]],
  [' "7" ,"9"\t, "7"', [7, 9]],
  [', "7",, ', [7]],
  ['"07"', []],
  ['"+7", "7.0", "1e1", "", "-1"', []],
  ['W/"7"', []],
  ['W/"7", "8"', [8]],
  ['"a,b", "0"', [0]],
  ['"12345678901234567890"', []],
  ["", "malformed"],
  [" , ", "malformed"],
  ["7", "malformed"],
  ['"7', "malformed"],
  ['"7" "8"', "malformed"],
  ['"7", *', "malformed"],
  ['"a b"', "malformed"],
  ['w/"7"', "malformed"],
] as const)("If-Match %j names %j", ([header, wanted]) => {
  expect(readIfMatch(header)).toEqual(wanted);
});
