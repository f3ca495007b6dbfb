import { describe, expect, test } from "vitest";
import { copyRequest, omittedNames, unknownNames } from "../../src/requests/copy-request.ts";

const fields = ["title", "pages"];

/** An object with this many getters, which counts how often one runs. */
function countedGetters(names: readonly string[]) {
  const given = {};
  let reads = 0;
  for (const name of names) {
    const get = () => {
      reads += 1;
      return name;
    };
    Object.defineProperty(given, name, { enumerable: true, get });
  }
  return { given, reads: () => reads };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`);

test.for([null, undefined, 5, "title", ["title"]])("%j has no fields to copy", (value) => {
  expect(copyRequest(value, fields)).toBeUndefined();
});

test("a field that an object of a class does not have is not in the copy", () => {
  class Book {
    title = "Emma";
  }
  expect(Object.keys(copyRequest(new Book(), fields) ?? {})).toEqual(["title"]);
});

test("an object with up to 64 names is copied whole", () => {
  const given = Object.fromEntries(many(64).map((name) => [name, 1]));
  expect(copyRequest(given, fields)).toEqual(given);
});

describe("of an object with more names", () => {
  test("only the fields are read, wherever they are", () => {
    const { given, reads } = countedGetters(["title", ...many(100_000), "pages"]);
    const copy = copyRequest(given, fields) ?? {};
    expect(reads()).toBe(2);
    expect(copy).toMatchObject({ title: "title", pages: "pages" });
  });

  test("the first 20 unknown names are kept, and the others are counted", () => {
    const given = Object.fromEntries([...many(200_000), "title"].map((name) => [name, 1]));
    const copy = copyRequest(given, fields) ?? {};
    expect(Object.keys(copy)).toEqual(["title", ...many(20)]);
    expect(unknownNames(copy, fields)).toEqual({ names: many(20), more: 199_980 });
  });

  test("a copy of the copy has the same names and the same count", () => {
    const wide = Object.fromEntries(many(1000).map((name) => [name, 1]));
    const { name0: _, ...rest } = copyRequest(wide, ["name0", ...fields]) ?? {};
    for (const each of [rest, Object.assign(Object.create(null), rest)]) {
      expect(omittedNames(copyRequest(each, fields) ?? {})).toBe(979);
    }
    const known = many(100);
    const again = copyRequest(copyRequest(wide, known), known) ?? {};
    expect(unknownNames(again, known)).toMatchObject({ more: 880 });
  });

  test("the mark of the count is the same in every copy of the kernel", () => {
    const copied = { title: "Emma", [Symbol.for("@almanac/omitted-names")]: 979 };
    expect(unknownNames(copyRequest(copied, fields) ?? {}, fields)).toMatchObject({ more: 979 });
  });

  test("inherited names count too", () => {
    class Book {
      get title() {
        return "Emma";
      }
    }
    const { given, reads } = countedGetters(many(1000));
    Object.setPrototypeOf(given, Book.prototype);
    const copy = copyRequest(Object.create(given), fields) ?? {};
    expect(copy.title).toBe("Emma");
    expect(reads()).toBe(0);
    expect(unknownNames(copy, fields).more).toBe(980);
  });

  test("the name __proto__ is a name like any other", () => {
    const given: unknown = JSON.parse(
      `{"__proto__":{"title":1},${many(100).map((name) => `"${name}":1`)}}`,
    );
    const copy = copyRequest(given, fields) ?? {};
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(unknownNames(copy, fields).names[0]).toBe("__proto__");
  });
});
