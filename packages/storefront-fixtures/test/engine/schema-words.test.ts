import { describe, expect, test } from "vitest";
import * as z from "zod";
import { safeCreateStore } from "../../src/index.ts";
import { allowedAt, fieldsAt } from "../../src/internal/engine/read-input.ts";

describe("the description of allowed values", () => {
  test.for<[z.ZodType, string]>([
    [z.string(), "a text"],
    [z.string().max(500), "a text of at most 500 characters"],
    [z.string().min(1).max(200).optional(), "a text of 1 to 200 characters"],
    [z.string().min(1).nullable(), "a text of at least 1 character or null"],
    [z.string().length(2), "a text of 2 characters"],
    [z.iso.datetime(), "an instant such as 2026-01-15T12:00:00Z"],
    [z.int(), "a whole number"],
    [z.int().min(1), "a whole number of at least 1"],
    [z.int().min(0).max(999), "a whole number from 0 to 999"],
    [z.number().min(0).max(5), "a number from 0 to 5"],
    [z.number().max(5), "a number of at most 5"],
    [z.boolean(), "true or false"],
    [z.enum(["add", "update", "remove"]), "add, update or remove"],
    [z.literal(1), "1"],
    [z.array(z.string()), "a list"],
    [z.array(z.string()).min(1), "a list of at least 1 item"],
    [z.array(z.string()).max(50), "a list of at most 50 items"],
    [z.strictObject({}), "an object"],
    [z.record(z.string(), z.unknown()).transform((value) => value), "an object"],
    [z.union([z.string(), z.int(), z.null()]), "a text, a whole number or null"],
  ])("$1", ([schema, words]) => {
    expect(allowedAt(schema, [])).toBe(words);
  });

  test("parts at any depth are described", () => {
    const schema = z.strictObject({
      lines: z.array(z.strictObject({ id: z.int() })).optional(),
      stock: z.record(z.string(), z.int().min(0)),
      pair: z.tuple([z.string(), z.boolean()]),
      either: z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.int() })]),
    });
    expect(allowedAt(schema, ["lines", 3, "id"])).toBe("a whole number");
    expect(allowedAt(schema, ["stock", "any"])).toBe("a whole number of at least 0");
    expect(allowedAt(schema, ["pair", 1])).toBe("true or false");
    expect(allowedAt(schema, ["either", "b"])).toBe("a whole number");
    expect(fieldsAt(schema, [])).toEqual(["lines", "stock", "pair", "either"]);
    expect(fieldsAt(schema, ["lines", 0])).toEqual(["id"]);
    expect(fieldsAt(schema, ["stock"])).toEqual([]);
  });
});

test("wrong options get the sentences of the kernel", () => {
  const { error } = safeCreateStore({ seed: {}, size: "big", strictBuyer: "no", maxCart: 5 });
  expect(error?.issues.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "invalid_value: seed must be a whole number, or a text of at most 1000 characters, not an object.",
    'invalid_value: size must be tiny, standard, large or huge, not "big".',
    'invalid_type: strictBuyer must be true or false, not "no".',
    expect.stringMatching(
      /^unknown_field: "maxCart" is not a field of the options \(did you mean "maxCarts"\?\)\. The fields are seed, /,
    ),
  ]);
});

test("a getter of the options that throws gives a StoreError", () => {
  const { error } = safeCreateStore({
    get seed() {
      throw new Error("no");
    },
  });
  expect([error?.code, error?.message]).toEqual([
    "invalid_type",
    "The options cannot be read: one of its properties throws an error.",
  ]);
});
