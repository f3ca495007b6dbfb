import { describe, expect, test } from "vitest";
import { type Issue, requestCodes } from "../../src/errors/issue.ts";
import { isLibraryError, LibraryError } from "../../src/errors/library-error.ts";

const codes = { invalid: requestCodes, not_found: ["no_shelf", "no_book"] } as const;
type Code = (typeof codes)[keyof typeof codes][number];

class BookError extends LibraryError<typeof codes, Issue<Code>> {
  static readonly library = "BookError";
  declare readonly name: "BookError";

  constructor(issues: readonly Issue<Code>[], options?: ErrorOptions) {
    super(BookError.library, codes, issues, options);
  }
}

class OtherError extends LibraryError<typeof codes, Issue<Code>> {
  static readonly library = "OtherError";

  constructor(issues: readonly Issue<Code>[]) {
    super(OtherError.library, codes, issues);
  }
}

const issue = <Known extends Code>(code: Known, message = `${code}.`): Issue<Known> => ({
  code,
  path: [],
  message,
});

test("the code of an error is the one that all issues share, or invalid_request", () => {
  expect(new BookError([issue("no_book"), issue("no_book")])).toMatchObject({
    name: "BookError",
    code: "no_book",
    category: "not_found",
  });
  expect(new BookError([issue("no_book"), issue("missing_field")])).toMatchObject({
    code: "invalid_request",
    category: "invalid",
  });
});

test("an error of several codes is invalid, also if its library lists no invalid codes", () => {
  const shelfCodes = { not_found: ["no_shelf", "no_book"] } as const;
  class ShelfError extends LibraryError<typeof shelfCodes, Issue<"no_shelf" | "no_book">> {}
  const error = new ShelfError("ShelfError", shelfCodes, [issue("no_shelf"), issue("no_book")]);
  expect(error).toMatchObject({ code: "invalid_request", category: "invalid" });
});

test("an error without issues is an invalid request", () => {
  expect(new BookError([])).toMatchObject({ code: "invalid_request", category: "invalid" });
});

test("the message contains ten issues and the number of the others", () => {
  const messageOf = (count: number) =>
    new BookError(Array.from({ length: count }, () => issue("no_book", "No book."))).message;
  expect(messageOf(2)).toBe("No book. No book.");
  expect(messageOf(10)).not.toContain("more");
  expect(messageOf(11)).toContain("And 1 more issue.");
  expect(messageOf(12)).toContain("And 2 more issues.");
});

test("the error keeps its cause", () => {
  const cause = new Error("below");
  expect(new BookError([issue("no_book")], { cause }).cause).toBe(cause);
  expect(new BookError([issue("no_book")])).not.toHaveProperty("cause");
});

test("printing an error as JSON shows name, code, category and issues", () => {
  expect(Object.keys(JSON.parse(JSON.stringify(new BookError([issue("no_book")]))))).toEqual([
    "name",
    "code",
    "category",
    "issues",
  ]);
});

test("an error of another copy of the same library is an instance, an error of another library is not", async () => {
  // The query makes it another module.
  const path = "../../src/errors/library-error.ts?copy";
  const copy = (await import(path)) as typeof import("../../src/errors/library-error.ts");
  expect(copy.LibraryError).not.toBe(LibraryError);
  class CopiedError extends copy.LibraryError<typeof codes, Issue<Code>> {
    static readonly library = "BookError";
    constructor(issues: readonly Issue<Code>[]) {
      super(CopiedError.library, codes, issues);
    }
  }
  const copied: unknown = new CopiedError([issue("no_book")]);
  expect(copied instanceof BookError).toBe(true);
  expect(new BookError([issue("no_book")]) instanceof CopiedError).toBe(true);
  expect(copied instanceof OtherError).toBe(false);
  expect(isLibraryError(copied)).toBe(true);
});

test("the mark of an error is that of the versions already published", () => {
  const mark = Symbol.for("@almanac/library-error");
  expect(Reflect.get(new BookError([issue("no_book")]), mark)).toBe("BookError");
});

test("a derived class has only its own instances", () => {
  class LateBookError extends BookError {}
  const late: unknown = new LateBookError([issue("no_book")]);
  expect(late instanceof LateBookError).toBe(true);
  expect(late instanceof BookError).toBe(true);
  const book: unknown = new BookError([issue("no_book")]);
  expect(book instanceof LateBookError).toBe(false);
});

test("other values are not errors of a library", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const value of [undefined, null, 5, "x", {}, new Error("x"), { name: "BookError" }, proxy]) {
    expect(value instanceof BookError).toBe(false);
    expect(isLibraryError(value)).toBe(false);
  }
});

describe("what an error says has at most 64 kB", () => {
  /** The bytes in UTF-8: each that must be escaped has three characters. */
  const bytesOf = ({ issues, message }: BookError) =>
    encodeURIComponent(JSON.stringify({ issues, message })).replaceAll(/%[\dA-F]{2}/g, "x").length;

  test.for(["x", "\u20ac", "\u0000", "\ud83d\ude00"])("with messages of %j", (character) => {
    const message = character.repeat(100);
    const issues = Array.from({ length: 5000 }, (_, index) => ({
      ...issue("no_book", message),
      path: ["shelves", index, character.repeat(100)],
    }));
    const error = new BookError(issues);
    expect(bytesOf(error)).toBeLessThan(64_000);
    expect(error.issues).toEqual(issues.slice(0, error.issues.length));
    const listed = error.issues.length;
    expect(error.message).toContain(`And 4990 more issues. Only the first ${listed} are listed.`);
  });

  test("a name of more than 200 characters is not repeated in a path", () => {
    const path = ["shelves", 0, "n".repeat(201), "title"];
    const error = new BookError([{ ...issue("no_book"), path }]);
    expect(error.issues[0]?.path).toEqual(["shelves", 0]);
    const nameless = new BookError([{ ...issue("no_book"), path: path.slice(2) }]);
    expect(nameless.issues[0]?.path).toEqual([]);
  });
});
