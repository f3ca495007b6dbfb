import { describe, expect, test } from "vitest";
import * as z from "zod";
import * as mini from "zod/mini";
import { readSchema } from "../../src/requests/read-schema.ts";

const classic = z.strictObject({
  title: z.string("a title"),
  price: z.number("a number up to 9").max(9, "a number up to 9").optional(),
  author: z.strictObject({ name: z.string("a name") }, "an object with a name"),
});
const small = mini.strictObject({
  title: mini.string("a title"),
  price: mini.optional(mini.number("a number up to 9").check(mini.maximum(9, "a number up to 9"))),
  author: mini.strictObject({ name: mini.string("a name") }, "an object with a name"),
});

const fieldsOf = (path: readonly (string | number)[]) =>
  path.length === 0 ? ["title", "price", "author"] : ["name"];
const sound = { title: "Emma", author: { name: "Jane" } };

describe.for([
  { kind: "zod", schema: classic },
  { kind: "zod/mini", schema: small },
])("$kind", ({ schema }) => {
  const issuesOf = (value: unknown) =>
    readSchema(schema, value, fieldsOf).issues.map(({ code, message }) => `${code}: ${message}`);

  test("a valid value is returned complete", () => {
    expect(readSchema(schema, sound, fieldsOf)).toEqual({ request: sound, issues: [] });
  });

  test("every fault has the same sentence as in a shape of fields", () => {
    expect(issuesOf({ price: 10, titel: 1, author: { name: 5, age: 3 } })).toEqual([
      "missing_field: title is missing. Send a title.",
      "invalid_value: price must be a number up to 9, not 10.",
      "invalid_type: author.name must be a name, not 5.",
      'unknown_field: "age" is not a field of author. The only field is name.',
      'unknown_field: "titel" is not a field of this request (did you mean "title"?). The fields are title, price and author.',
    ]);
  });

  test("NaN is reported as out of range, and text as a wrong type", () => {
    expect(issuesOf({ ...sound, price: Number.NaN })[0]).toContain("invalid_value");
    expect(issuesOf({ ...sound, price: "9" })[0]).toContain("invalid_type");
  });

  test("a value that is not an object, or that throws, has one issue", () => {
    for (const value of [5, undefined]) {
      expect(issuesOf(value)).toEqual([
        `invalid_type: The request must be an object, not ${value}.`,
      ]);
    }
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(issuesOf(proxy)).toHaveLength(1);
  });

  test("paths and names depend on the given place", () => {
    const place = { path: ["books", 3], subject: "The book" };
    const { issues } = readSchema(schema, { ...sound, title: 5 }, fieldsOf, place);
    expect(issues).toEqual([
      {
        code: "invalid_type",
        path: ["books", 3, "title"],
        message: "books.3.title must be a title, not 5.",
      },
    ]);
  });
});

test("a whole request that is refused for another reason says what is allowed", () => {
  const refused = classic.refine(() => false, "an object with a title or a price");
  expect(readSchema(refused, sound, fieldsOf).issues).toEqual([
    {
      code: "invalid_value",
      path: [],
      message: "The request must be an object with a title or a price, not an object.",
    },
  ]);
});

test("a path has the positions in lists as numbers, and symbols as text", () => {
  const pathIn = (schema: z.ZodType, value: unknown) =>
    readSchema(schema, value, fieldsOf).issues.map(({ path }) => path);
  expect(pathIn(z.array(z.string("a text")), ["a", 5])).toEqual([[1]]);
  expect(pathIn(z.record(z.symbol(), z.string("a text")), { [Symbol("x")]: 5 })).toEqual([
    ["Symbol(x)"],
  ]);
});
