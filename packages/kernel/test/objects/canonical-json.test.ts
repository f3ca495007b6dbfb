import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "../../src/objects/canonical-json.ts";

test("canonical JSON sorts keys by code unit and has no white space", () => {
  expect(canonicalJson({ b: 1, a: [true, null, { d: "é", c: -0 }] })).toBe(
    '{"a":[true,null,{"c":0,"d":"é"}],"b":1}',
  );
  expect(canonicalJson({ "\u{1f600}": 1, "\ufb33": 2, Z: 3, a: 4 })).toBe(
    '{"Z":3,"a":4,"\u{1f600}":1,"\ufb33":2}',
  );
});

test("an undefined value is left out of an object and becomes null in a list", () => {
  expect(canonicalJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  expect(canonicalJson(undefined)).toBe("null");
});

test("equal values have equal text, and parsing the text gives the value", () => {
  void fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
