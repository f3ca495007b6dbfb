import { expect, test } from "vitest";
import {
  invalidType,
  missingField,
  nameOf,
  unknownFields,
  unreadable,
} from "../../src/errors/issue.ts";
import { firstNames } from "../../src/requests/copy-request.ts";

test("a path is written with its parts", () => {
  expect(nameOf([])).toBe("The request");
  expect(nameOf([], "The options")).toBe("The options");
  expect(nameOf(["pieces", 0, "lengthCm"])).toBe("pieces.0.lengthCm");
});

test("a part that is not a plain name is quoted and escaped", () => {
  expect(nameOf(["a b", "\u202e"])).toBe('"a b"."\\u202e"');
  expect(nameOf(["x".repeat(100)]).length).toBeLessThan(70);
});

test("an issue has its path and a sentence that names the field", () => {
  expect(missingField(["pieces", 2, "weightKg"], "a number")).toEqual({
    code: "missing_field",
    path: ["pieces", 2, "weightKg"],
    message: "pieces.2.weightKg is missing. Send a number.",
  });
  expect(invalidType([], "an object", 5).message).toBe("The request must be an object, not 5.");
  expect(invalidType([], "an object", 5, "The options").message).toBe(
    "The options must be an object, not 5.",
  );
  expect(unreadable([], "The options").message).toBe(
    "The options cannot be read: one of its properties throws an error.",
  );
});

test("an unknown field names the object that does not have it", () => {
  const messageOf = (path: (string | number)[], subject?: string) =>
    unknownFields(path, firstNames(["x"]), ["year"], subject)[0]?.message;
  expect(messageOf([])).toBe('"x" is not a field of this request. The only field is year.');
  expect(messageOf([], "The options")).toContain("is not a field of the options.");
  expect(messageOf(["pieces", 0])).toContain("is not a field of pieces.0.");
});

test("each unknown field has an issue with its own path", () => {
  const issues = unknownFields(["pieces", 0], firstNames(["x", "y"]), ["year"]);
  expect(issues.map(({ path }) => path)).toEqual([
    ["pieces", 0, "x"],
    ["pieces", 0, "y"],
  ]);
  expect(unknownFields([], firstNames([]), ["year"])).toEqual([]);
});

test("of many unknown fields the first 20 are named, and the others counted", () => {
  const names = Array.from({ length: 23 }, (_, index) => `name${index}`);
  const issues = unknownFields(["pieces", 0], firstNames(names), ["year"]);
  expect(issues).toHaveLength(21);
  expect(issues[19]?.path).toEqual(["pieces", 0, "name19"]);
  expect(issues[20]).toEqual({
    code: "unknown_field",
    path: ["pieces", 0],
    message: "3 more names are not fields of pieces.0.",
  });
  const [last] = unknownFields([], firstNames(names.slice(0, 21)), ["year"]).slice(-1);
  expect(last?.message).toBe("1 more name is not a field of this request.");
});

test("a similar field is looked for only for the first five names", () => {
  const names = Array.from({ length: 8 }, (_, index) => `yea${index}`);
  const messages = unknownFields([], firstNames(names), ["year"]).map(({ message }) => message);
  expect(messages.map((message) => message.includes("did you mean"))).toEqual(
    names.map((_, index) => index < 5),
  );
});
