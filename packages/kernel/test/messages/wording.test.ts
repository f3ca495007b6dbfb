import { expect, test } from "vitest";
import {
  areNotFields,
  asParameters,
  isMissing,
  isNotKnown,
  isNotKnownCode,
  isUnreadable,
  listed,
  mustBe,
  suggestion,
} from "../../src/messages/wording.ts";
import { firstNames } from "../../src/requests/copy-request.ts";

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
  expect(areNotFields(firstNames(["lenghtCm"]), ["lengthCm", "widthCm"], "this request")).toEqual([
    '"lenghtCm" is not a field of this request (did you mean "lengthCm"?). The fields are lengthCm and widthCm.',
  ]);
  expect(areNotFields(firstNames(["x"]), ["now"], "the options")).toEqual([
    '"x" is not a field of the options. The only field is now.',
  ]);
  expect(areNotFields(firstNames(["x"]), [], "this request", "parameter")).toEqual([
    '"x" is not a parameter of this request. There are no parameters.',
  ]);
  const many = Array.from({ length: 23 }, (_, index) => `lenghtCm${index}`);
  for (const fields of [["lengthCm", "widthCm"], ["now"]]) {
    expect(areNotFields(firstNames(many), fields, "this request").map(asParameters)).toEqual(
      areNotFields(firstNames(many), fields, "this request", "parameter"),
    );
  }
  expect(isNotKnown("upz", "carrier", ["dhl", "ups"])).toBe(
    '"upz" is not a known carrier (did you mean "ups"?). Send dhl or ups.',
  );
  const carriers = [
    { code: "dhl", name: "DHL Express" },
    { code: "ups", name: "UPS" },
  ];
  expect(isNotKnownCode("DHL Expres", "carrier", carriers)).toBe(
    '"DHL Expres" is not a known carrier (did you mean "dhl"?). Send dhl or ups.',
  );
  expect(isUnreadable("The request")).toBe(
    "The request cannot be read: one of its properties throws an error.",
  );
});

test("a name is suggested only if it is close", () => {
  expect(suggestion("zzz", ["ups"])).toBe("");
  expect(suggestion("upps", ["ups"])).toBe(' (did you mean "ups"?)');
});

test("of several unknown fields, only the first lists the fields that exist", () => {
  expect(
    areNotFields(firstNames(["x", "widhtCm"]), ["lengthCm", "widthCm"], "this request"),
  ).toEqual([
    '"x" is not a field of this request. The fields are lengthCm and widthCm.',
    '"widhtCm" is not a field of this request (did you mean "widthCm"?).',
  ]);
});

const hint = "Use a decimal point, and no thousands separators.";

test.for(["1,5", "58.000,50", "1,234.56", "85 000", "85'000", "1.000.000", "-1,5"])(
  "a number with separators gets a hint: %s",
  (given) => {
    for (const allowed of ["a number from 0 to 9", "a whole number", "an amount from 0 to 9"]) {
      expect(mustBe("x", allowed, given)).toContain(`, not "${given}". ${hint}`);
    }
    expect(mustBe("x", "a date", given)).not.toContain(hint);
  },
);

test.for([
  "40",
  "1.5",
  "-1.5",
  "1,5 kg",
  "kg 1,5",
  "1,",
  ",5",
  "1,,5",
  "2026-11-20",
  "",
  1.5,
  [1, 5],
])("any other value gets no hint: %s", (given) => {
  expect(mustBe("x", "a number from 0 to 9", given)).not.toContain(hint);
});
