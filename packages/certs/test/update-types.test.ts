import { describe, expect, test } from "vitest";
import * as z from "zod";
import * as mini from "zod/mini";
import { FieldWriter } from "../../../scripts/update-types/field-writer.ts";
import type { Schema } from "../../../scripts/update-types/schema.ts";
import { type ClosedName, TypeWriter } from "../../../scripts/update-types/type-writer.ts";

const described = (description: string) => ({ description });

function write(schema: unknown, isReadOnly = false, names: Record<string, ClosedName> = {}) {
  const named = { name: "Thing", schema: schema as Schema, side: "input" as const, isReadOnly };
  const writer = new TypeWriter(z, [named], names);
  const text = writer.declare(named).replaceAll(/\s+/g, " ").trim();
  return { text, issues: writer.issues };
}

describe("the generator writes a type from a schema", () => {
  test("with its descriptions and ranges, in zod as in zod/mini", () => {
    const text = [
      "/** A thing. */ export interface Thing {",
      "/** How many. A whole number from 1 to 9. */ count?: number | undefined;",
      "/** What it weighs. A number above 0. */ weight: number | null;",
      '/** Its kind. Default: `"b"`. */ kind?: "a" | "b" | undefined;',
      "/** Its days. At most 3 items. */ days: string[]; }",
    ].join(" ");
    const classic = z
      .strictObject({
        count: z.int().min(1).max(9).optional().meta(described("How many")),
        weight: z.number().positive().nullable().meta(described("What it weighs")),
        kind: z.enum(["a", "b"]).default("b").meta(described("Its kind")),
        days: z.array(z.string()).max(3).meta(described("Its days")),
      })
      .meta(described("A thing"));
    const small = mini
      .strictObject({
        count: mini.optional(
          mini.int().check(mini.minimum(1), mini.maximum(9), mini.meta(described("How many"))),
        ),
        weight: mini
          .nullable(mini.number().check(mini.positive()))
          .check(mini.meta(described("What it weighs"))),
        kind: mini._default(mini.enum(["a", "b"]), "b").check(mini.meta(described("Its kind"))),
        days: mini.array(mini.string()).check(mini.maxLength(3), mini.meta(described("Its days"))),
      })
      .check(mini.meta(described("A thing")));
    expect(write(classic)).toEqual({ text, issues: [] });
    expect(write(small)).toEqual({ text, issues: [] });
  });

  test("with all fields read-only, names for closed lists, and brackets around lists of them", () => {
    const schema = z
      .object({
        kinds: z.array(z.enum(["a", "b"])).meta(described("Its kinds")),
        marks: z.array(z.union([z.int(), z.string()])).meta(described("Its marks")),
        by: z.record(z.string(), z.boolean()).meta(described("By name")),
      })
      .meta(described("A thing"));
    expect(write(schema, true, { Kind: ["a", "b"] }).text).toBe(
      [
        "/** A thing. */ export interface Thing {",
        "/** Its kinds. */ readonly kinds: readonly Kind[];",
        "/** Its marks. */ readonly marks: readonly (number | string)[];",
        "/** By name. */ readonly by: Readonly<Record<string, boolean>>; }",
      ].join(" "),
    );
  });
});

test("the generator writes a text as the closed type of its schema", () => {
  const code = z.string();
  const schema = z
    .object({
      code: code.meta(described("Its code")),
      name: z.string().meta(described("Its name")),
    })
    .meta(described("A thing"));
  expect(write(schema, false, { Code: code as unknown as Schema }).text).toBe(
    "/** A thing. */ export interface Thing { /** Its code. */ code: Code; /** Its name. */ name: string; }",
  );
});

test("the generator names every field without a description, at any depth", () => {
  const schema = z.object({ list: z.array(z.object({ deep: z.string() })), rest: z.string() });
  expect(write(schema).issues).toEqual([
    "Thing has no description",
    "Thing.list has no description",
    "Thing.list[].deep has no description",
    "Thing.rest has no description",
  ]);
});

test("the generator names a kind of schema that it cannot write as a type", () => {
  const schema = z.object({ on: z.custom<Date>().meta(described("A day")) }).meta(described("X"));
  expect(write(schema).issues).toEqual([
    'Thing.on is of the kind "custom", for which no type can be written',
  ]);
});

describe("the generator writes the table of fields from the schema of a request", () => {
  const writeFields = (
    schema: unknown,
    shared: Record<string, unknown> = {},
    open: unknown[] = [],
  ) => {
    const settings = {
      shared: shared as Record<string, Schema>,
      openNames: open as Schema[],
      first: { Thing: ["late"] },
    };
    const writer = new FieldWriter(z, settings);
    const named = {
      name: "Thing",
      schema: schema as Schema,
      side: "input" as const,
      isReadOnly: false,
    };
    const text = writer.write([named]).replaceAll("/* @__PURE__ */ ", "").replaceAll(/\s+/g, " ");
    return { text: text.trim(), issues: writer.issues };
  };

  test("required fields first, a constant for equal ones, and the message as what is allowed", () => {
    const amount = z.number("an amount").min(0).max(10_000);
    const carrier = z.enum(["ups", "dhl"], "a carrier");
    const schema = z.strictObject({
      kind: z.enum(["a", "b"]).optional(),
      net: amount,
      tax: amount.optional(),
      count: z.int().min(1).max(9),
      carriers: z.array(carrier, "some carriers").min(1),
      late: z.boolean().optional(),
    });
    expect(writeFields(schema, { amount }, [carrier])).toEqual({
      issues: [],
      text: [
        'const amount = number(0, 10_000, "an amount");',
        "/** The fields of a request of the type `Thing`. */",
        "export const thingFields = shape({ net: amount,",
        'count: wholeNumber(1, 9, "a whole number from 1 to 9"),',
        'carriers: list(text("a carrier"), { least: 1 }, "some carriers") },',
        '{ late: flag(), kind: oneOf(["a","b"], "one of a, b"), tax: amount });',
      ].join(" "),
    });
  });

  test("two forms of a request, each with its fields", () => {
    const cm = z.strictObject({ cm: z.string("a length").regex(/^\d+$/) });
    const inches = z.strictObject({ inches: z.string("a length").max(9) });
    expect(writeFields(z.union([cm, inches])).text).toContain(
      'forms(shape({ cm: textLike(/^\\d+$/, "a length") }, { }), shape({ inches: name(9, "a length") }, { }))',
    );
  });

  test("but not a field that has no message or no known kind", () => {
    const schema = z.strictObject({ name: z.string(), day: z.date("a day") });
    expect(writeFields(schema).issues).toEqual([
      "Thing.name has no message that says what is allowed",
      'Thing.day is of the kind "date", for which no field can be written',
    ]);
  });
});
