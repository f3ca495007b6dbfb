import { describe, expect, test } from "vitest";
import { isDate } from "../../src/numbers/iso-date.ts";
import {
  anything,
  either,
  flag,
  forms,
  group,
  list,
  name,
  number,
  oneOf,
  shape,
  text,
  textLike,
  textThat,
  wholeNumber,
} from "../../src/requests/field.ts";
import { read } from "../../src/requests/read-shape.ts";

const book = shape(
  { title: text("a title"), pages: wholeNumber(1, 9999, "a whole number from 1 to 9999") },
  {
    price: number(0, 100, "a number from 0 to 100"),
    lent: flag(),
    due: textThat(isDate, 'a date such as "2026-11-20"'),
    cover: oneOf(["hard", "soft"], '"hard" or "soft"'),
    tags: list(text("a tag"), { least: 1, most: 3 }, "a list of 1 to 3 tags"),
    notes: list(anything("a note"), {}, "a list of notes"),
  },
);

const sound = { title: "Emma", pages: 474 };

const issuesOf = (value: unknown) =>
  read(book, value).issues.map(({ code, path }) => `${code} /${path.join("/")}`);

test("a valid request is returned complete, as a copy", () => {
  const given = {
    ...sound,
    price: 9.5,
    lent: true,
    due: "2026-11-20",
    cover: "hard",
    tags: ["a"],
    notes: [5, null],
  };
  const { request, issues } = read(book, given);
  expect(request).toEqual(given);
  expect(request).not.toBe(given);
  expect(request?.tags).not.toBe(given.tags);
  expect(issues).toEqual([]);
});

test("an optional field can be undefined", () => {
  expect(read(book, { ...sound, price: undefined })).toMatchObject({ request: sound, issues: [] });
});

test("a field takes the limits of its range and of its length", () => {
  const ranges = [
    { price: 0, pages: 1, tags: ["a"] },
    { price: 100, pages: 9999, tags: ["a", "b", "c"] },
  ];
  for (const range of ranges) {
    const request = { ...sound, ...range };
    expect(read(book, request)).toMatchObject({ request, issues: [] });
  }
});

describe("each fault has its code and its path", () => {
  test.for<[string, unknown, string]>([
    ["no object", 5, "invalid_type /"],
    ["a list", [sound], "invalid_type /"],
    ["null", null, "invalid_type /"],
    ["a missing field", { title: "Emma" }, "missing_field /pages"],
    ["a required field that is undefined", { ...sound, title: undefined }, "missing_field /title"],
    ["a wrong type", { ...sound, title: 5 }, "invalid_type /title"],
    ["text for a number", { ...sound, price: "5" }, "invalid_type /price"],
    ["a number out of range", { ...sound, price: 100.01 }, "invalid_value /price"],
    ["not a number", { ...sound, price: Number.NaN }, "invalid_value /price"],
    ["infinity", { ...sound, price: Infinity }, "invalid_value /price"],
    ["a broken number of pages", { ...sound, pages: 1.5 }, "invalid_value /pages"],
    ["a word for a flag", { ...sound, lent: "yes" }, "invalid_type /lent"],
    ["a date that does not exist", { ...sound, due: "2026-02-30" }, "invalid_value /due"],
    ["a number for a date", { ...sound, due: 20261120 }, "invalid_type /due"],
    ["another word", { ...sound, cover: "leather" }, "invalid_value /cover"],
    ["a number for a word", { ...sound, cover: 1 }, "invalid_value /cover"],
    ["text for a list", { ...sound, tags: "a" }, "invalid_type /tags"],
    ["a list that is too short", { ...sound, tags: [] }, "invalid_value /tags"],
    ["a list that is too long", { ...sound, tags: ["a", "b", "c", "d"] }, "invalid_value /tags"],
    ["a faulty element", { ...sound, tags: ["a", 5] }, "invalid_type /tags/1"],
    ["the only element is faulty", { ...sound, tags: [5] }, "invalid_type /tags/0"],
    ["an element that is missing", { ...sound, tags: ["a", undefined] }, "missing_field /tags/1"],
    ["an unknown field", { ...sound, titel: "Emma" }, "unknown_field /titel"],
    ["an unknown field that is undefined", { ...sound, x: undefined }, "unknown_field /x"],
    [
      "an own __proto__",
      JSON.parse('{"title":"a","pages":1,"__proto__":1}'),
      "unknown_field /__proto__",
    ],
  ])("%s", ([, value, issue]) => {
    expect(issuesOf(value)).toEqual([issue]);
  });
});

test("all faults are listed in the order of the fields, unknown fields last", () => {
  expect(issuesOf({ colour: "red", price: -1, title: 5 })).toEqual([
    "invalid_type /title",
    "missing_field /pages",
    "invalid_value /price",
    "unknown_field /colour",
  ]);
});

test("of several unknown fields, only the first message lists the fields", () => {
  const { issues } = read(book, { ...sound, titel: "Emma", colour: "red", size: 3 });
  expect(issues.map(({ message }) => message.includes("The fields are"))).toEqual([
    true,
    false,
    false,
  ]);
  expect(issues[0]?.message).toContain('"titel" is not a field of this request');
});

test("fields without a fault are returned, and valid elements keep their place in a list", () => {
  const reading = read(book, { title: "Emma", pages: 0, tags: ["a", 5, "c"], colour: "red" });
  expect(reading.request).toBeUndefined();
  expect(reading.sound).toEqual({ title: "Emma", tags: ["a", undefined, "c"] });
});

test("paths and names depend on the given place of the request", () => {
  const { issues } = read(book, { title: "Emma" }, { path: ["books", 3] });
  expect(issues).toMatchObject([
    { path: ["books", 3, "pages"], message: expect.stringContaining("books.3.pages is missing.") },
  ]);
  expect(read(book, 5, { subject: "The book" }).issues[0]?.message).toBe(
    "The book must be an object, not 5.",
  );
});

describe("objects of any kind", () => {
  test("fields of a class and of a prototype are read", () => {
    class Book {
      get title() {
        return "Emma";
      }
      pages = 474;
    }
    expect(read(book, new Book()).request).toEqual(sound);
    expect(read(book, Object.create(sound)).request).toEqual(sound);
    expect(read(book, Object.assign(Object.create(null), sound)).request).toEqual(sound);
  });

  test("a getter is called once, so the value that was checked is the value that is used", () => {
    let asked = 0;
    const changing = {
      ...sound,
      get price() {
        return asked++ === 0 ? 5 : -5;
      },
    };
    expect(read(book, changing).request?.price).toBe(5);
    expect(asked).toBe(1);
  });

  test("a request that throws when it is read is unreadable", () => {
    const throwing = {
      get title() {
        throw new Error("no");
      },
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const value of [throwing, proxy, new Proxy(sound, { ownKeys: () => [1] as never })]) {
      const { code, message } = read(book, value).issues[0] ?? {};
      expect(`${code}: ${message}`).toBe(
        "invalid_type: The request cannot be read: one of its properties throws an error.",
      );
    }
  });

  test("a list that throws when it is read makes the request unreadable", () => {
    const tags = Object.defineProperty(["a"], "0", {
      get: () => {
        throw new Error("no");
      },
    });
    expect(issuesOf({ ...sound, tags })).toEqual(["invalid_type /"]);
  });

  test("only the beginning of a list that is far too long is copied", () => {
    const tags: string[] = [];
    tags.length = 2 ** 32 - 1;
    expect(issuesOf({ ...sound, tags })).toEqual(["invalid_value /tags"]);
  });
});

describe("a field", () => {
  const year = either(wholeNumber(1900, 2999, "a year"), textLike(/^\d{4}-\d{2}$/, "a year"));

  test.for([2026, "2026-27"])("of two kinds takes either: %j", (value) => {
    expect(year.takes(value)).toBe(true);
  });

  test.for([
    [3000, true],
    ["2026", true],
    [true, false],
  ] as const)("of two kinds does not take %j", ([value, isOfType]) => {
    expect(year.takes(value)).toBe(false);
    expect(year.isOfType(value)).toBe(isOfType);
  });

  test("that takes a few words names them", () => {
    expect(oneOf(["hard", "soft", 3]).allowed).toBe("hard, soft or 3");
    expect(flag().allowed).toBe("true or false");
  });

  test("that is a name takes a text that is not blank, up to its length", () => {
    const make = name(5, "a make");
    expect(["Honda", " a ", "", "  ", "Holden", 7].map((value) => make.takes(value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("a group of fields", () => {
  const costs = group(shape({}, { tax: number(0, 9, "a number from 0 to 9"), note: flag() }));
  const order = shape({}, { costs, id: text("an id") });
  const read1 = (given: unknown) => read(order, { costs: given });

  test("is copied, so that a later change of the request changes nothing", () => {
    const given = { tax: 1, note: true };
    const { request, issues } = read1(given);
    expect(request).toEqual({ costs: given });
    expect(request?.costs).not.toBe(given);
    expect(issues).toEqual([]);
  });

  test("may be left out, empty or undefined", () => {
    expect(read(order, { id: "a" })).toMatchObject({ request: { id: "a" }, issues: [] });
    expect(read1({})).toMatchObject({ request: { costs: {} }, issues: [] });
    expect(read1(undefined).issues).toEqual([]);
  });

  test("has the faults of its fields, each with its path", () => {
    const { request, issues } = read1({ tax: 10, note: 1, other: 2 });
    expect(request).toBeUndefined();
    expect(issues.map(({ code, path }) => [code, path.join(".")])).toEqual([
      ["invalid_value", "costs.tax"],
      ["invalid_type", "costs.note"],
      ["unknown_field", "costs.other"],
    ]);
  });

  test.for([
    [5, "5"],
    ["", '""'],
    [null, "null"],
    [[], "an empty list"],
  ] as const)("is no %j", ([given, shown]) => {
    const message = `costs must be an object, not ${shown}.`;
    expect(read1(given).issues).toEqual([{ code: "invalid_type", path: ["costs"], message }]);
    expect([costs.isOfType(given), costs.takes(given)]).toEqual([false, false]);
  });

  test("takes an object whose fields take their values", () => {
    const given = [{ tax: 1 }, { tax: 10 }, { other: 1 }];
    expect(given.map((each) => [costs.isOfType(each), costs.takes(each)])).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  test("is known to its shape", () => {
    expect(order.groups).toEqual([["costs", costs]]);
    expect(book.groups).toEqual([]);
  });
});

test("a shape knows which of its fields are lists", () => {
  expect(book.lists.map(([field]) => field)).toEqual(["tags", "notes"]);
});

test("a request with two forms knows the names of both, and those of one form alone", () => {
  const metric = shape({ cm: text("a length"), carrier: text("a carrier") }, {});
  const imperial = shape({ inches: text("a length"), carrier: text("a carrier") }, {});
  expect(forms(metric, imperial)).toMatchObject({
    names: ["cm", "carrier", "inches"],
    onlyInFirst: ["cm"],
    onlyInSecond: ["inches"],
  });
});
