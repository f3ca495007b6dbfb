import { expect, test } from "vitest";
import {
  isMissing,
  isNotField,
  isNotKnown,
  isUnreadable,
  listed,
  mustBe,
  suggestion,
} from "../src/wording.ts";

test("a list of names is joined with words", () => {
  expect(listed([])).toBe("");
  expect(listed(["a"])).toBe("a");
  expect(listed(["a", "b"])).toBe("a and b");
  expect(listed([1, 2, 3], "or")).toBe("1, 2 or 3");
});

test("each kind of fault has its sentence", () => {
  expect(isMissing("lengthCm", "a number from 0.1 to 1000")).toBe(
    "lengthCm is missing. Send a number from 0.1 to 1000.",
  );
  expect(mustBe("lengthCm", "a number from 0.1 to 1000", "40")).toBe(
    'lengthCm must be a number from 0.1 to 1000, not "40".',
  );
  expect(isNotField("lenghtCm", ["lengthCm", "widthCm"], "this request")).toBe(
    '"lenghtCm" is not a field of this request (did you mean "lengthCm"?). The fields are lengthCm and widthCm.',
  );
  expect(isNotField("x", ["now"], "the options")).toBe(
    '"x" is not a field of the options. The only field is now.',
  );
  expect(isNotField("x", [], "this request", "parameter")).toBe(
    '"x" is not a parameter of this request. There are no parameters.',
  );
  expect(isNotKnown("upz", "carrier", ["dhl", "ups"])).toBe(
    '"upz" is not a known carrier (did you mean "ups"?). Send dhl or ups.',
  );
  expect(isUnreadable("The request")).toBe(
    "The request cannot be read: one of its properties throws an error.",
  );
});

test("a name is suggested only if it is close", () => {
  expect(suggestion("zzz", ["ups"])).toBe("");
  expect(suggestion("upps", ["ups"])).toBe(' (did you mean "ups"?)');
});
