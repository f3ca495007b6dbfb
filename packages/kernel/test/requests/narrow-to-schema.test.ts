import { expect, test } from "vitest";
import * as z from "zod";
import { omittedNames } from "../../src/requests/copy-request.ts";
import { narrowToSchema } from "../../src/requests/narrow-to-schema.ts";
import { readSchema } from "../../src/requests/read-schema.ts";

const author = z.strictObject({ name: z.string() });
const loose = z.looseObject({ name: z.string() });

/** A new schema for each test, because what a schema accepts is found out only once. */
const schemaOf = () =>
  z.strictObject({
    title: z.string().optional(),
    author: author.nullable().optional(),
    authors: z.union([z.array(author), author]).optional(),
    authorOrName: z.union([author, z.string()]).optional(),
    notes: z.record(z.string(), author).optional(),
    anything: z.unknown().optional(),
    words: z.record(z.string(), z.string()).optional(),
    open: loose.optional(),
    stripped: z.object({ name: z.string() }).optional(),
    openOrClosed: z.union([author, z.looseObject({ title: z.string() })]).optional(),
    formOrMap: z.union([z.strictObject({ name: loose }), z.record(z.string(), author)]).optional(),
  });

const wide = (count = 100) => ({
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 1])),
  name: "Jane",
});

const countAt = (value: unknown) => Object.keys(Object(value)).length;

test("every object that accepts no other names is narrowed, at any depth", () => {
  const { authors, notes, ...rest } = narrowToSchema(schemaOf(), {
    ...{ ...wide(), title: "Emma" },
    author: wide(),
    authors: [wide(), 5],
    authorOrName: wide(),
    notes: { __proto__: null, first: wide() },
  }) as Record<string, unknown>;
  expect(omittedNames(rest)).toBe(81);
  expect([countAt(rest.author), countAt(rest.authorOrName)]).toEqual([21, 21]);
  expect(rest.author).toMatchObject({ name: "Jane" });
  expect([countAt((authors as unknown[])[0]), (authors as unknown[])[1]]).toEqual([21, 5]);
  expect(countAt((notes as Record<string, unknown>).first)).toBe(21);
});

test("an object that accepts other names keeps them all", () => {
  const given = {
    anything: wide(),
    words: wide(),
    open: wide(),
    stripped: wide(),
    openOrClosed: wide(),
    formOrMap: { name: wide() },
  };
  expect(narrowToSchema(schemaOf(), given)).toEqual(given);
});

test("one of two forms is narrowed, also if the other is a list", () => {
  const { authors } = Object(narrowToSchema(schemaOf(), { authors: wide() }));
  expect(countAt(authors)).toBe(21);
});

test("a value of another kind than the schema is not narrowed", () => {
  expect(narrowToSchema(z.array(author), wide())).toEqual(wide());
  expect(narrowToSchema(z.string(), wide())).toEqual(wide());
});

test("the issues name 20 of the unknown fields, and the number of the others", () => {
  const schema = schemaOf();
  const fields = () => ["name"];
  const narrowed = narrowToSchema(schema, { author: wide(200_000) });
  const { issues } = readSchema(schema, narrowed, fields);
  expect(issues).toHaveLength(21);
  expect(issues.at(-1)).toEqual({
    code: "unknown_field",
    path: ["author"],
    message: "199980 more names are not fields of author.",
  });
});
