import { expect, test } from "vitest";
import * as z from "zod";
import { omittedNames } from "../../src/requests/copy-request.ts";
import { narrowToSchema } from "../../src/requests/narrow-to-schema.ts";
import { readSchema } from "../../src/requests/read-schema.ts";

const author = z.strictObject({ name: z.string() });
const schema = z.strictObject({
  title: z.string().optional(),
  author: author.nullable().optional(),
  authors: z.union([z.array(author), author]).optional(),
  notes: z.record(z.string(), author).optional(),
  anything: z.unknown().optional(),
  words: z.record(z.string(), z.string()).optional(),
  open: z.looseObject({ name: z.string() }).optional(),
});

const wide = (count = 100) => ({
  ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 1])),
  name: "Jane",
});

const countAt = (value: unknown) => Object.keys(Object(value)).length;

test("every object that accepts no other names is narrowed, at any depth", () => {
  const { authors, notes, ...rest } = narrowToSchema(schema, {
    ...{ ...wide(), title: "Emma" },
    author: wide(),
    authors: [wide(), 5],
    notes: { __proto__: null, first: wide() },
  }) as Record<string, unknown>;
  expect(omittedNames(rest)).toBe(81);
  expect(countAt(rest.author)).toBe(21);
  expect(rest.author).toMatchObject({ name: "Jane" });
  expect([countAt((authors as unknown[])[0]), (authors as unknown[])[1]]).toEqual([21, 5]);
  expect(countAt((notes as Record<string, unknown>).first)).toBe(21);
});

test("an object that accepts other names keeps them all", () => {
  const given = { anything: wide(), words: wide(), open: wide() };
  expect(narrowToSchema(schema, given)).toEqual(given);
});

test("the issues name 20 of the unknown fields, and the number of the others", () => {
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
