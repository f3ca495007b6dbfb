import * as dimweightSchemas from "@almanac/dimweight/schema";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { certs } from "../src/certs.ts";
import { dimweight } from "../src/dimweight.ts";
import type { Question } from "../src/question.ts";
import * as certsSchemas from "../src/schemas/certs.ts";
import * as storefrontSchemas from "../src/schemas/storefront.ts";
import * as taxSchemas from "../src/schemas/tax.ts";
import * as vinSchemas from "../src/schemas/vin.ts";
import { storefront } from "../src/storefront.ts";
import { tax } from "../src/tax.ts";
import { vin } from "../src/vin.ts";

type Schemas = Readonly<Record<string, unknown>>;

const services: readonly (readonly [
  { readonly id: string; readonly questions: Readonly<Record<string, Question<Schemas>>> },
  Schemas,
])[] = [
  [dimweight, dimweightSchemas],
  [vin, vinSchemas],
  [tax, taxSchemas],
  [certs, certsSchemas],
  [storefront, storefrontSchemas],
];

const entries = services.flatMap(([{ questions }, schemas]) =>
  Object.entries(questions).map(([id, question]) => ({ id, question, schemas })),
);

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) < index);

test("no two questions have the same id, place or tool", () => {
  expect(entries.length).toBeGreaterThan(30);
  expect(repeated(entries.map(({ id }) => id))).toEqual([]);
  expect(repeated(entries.map(({ question }) => question.at))).toEqual([]);
  expect(repeated(entries.flatMap(({ question }) => question.tool?.name ?? []))).toEqual([]);
});

/** The fields of an object schema, and with dots those of the objects in it. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap());
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    name,
    ...fieldsOf(field).map((inner) => `${name}.${inner}`),
  ]);
}

describe("every field of an answer has a column of its batch or is in its rest", () => {
  const batches = entries.filter(({ question }) => question.batch !== undefined);
  test.for(batches.map((entry) => [entry.id, entry] as const))(
    "%s",
    ([, { question, schemas }]) => {
      const fields = fieldsOf(schemas[question.answer]);
      expect(fields.length).toBeGreaterThan(5);
      const { columns = [], rest = [] } = question.batch ?? {};
      for (const column of [...columns, ...rest]) expect(fields).toContain(column);
      const isPlaced = (field: string) =>
        columns.some((column) => column === field || column.startsWith(`${field}.`)) ||
        rest.some((outer) => field === outer || field.startsWith(`${outer}.`));
      expect(fields.filter((field) => !isPlaced(field))).toEqual([]);
    },
  );
});

describe("a request names the parameters of its path", () => {
  test.for(entries.map((entry) => [entry.question.at, entry] as const))(
    "%s",
    ([at, { question, schemas }]) => {
      const inPath = [...at.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = question.params === undefined ? [] : fieldsOf(schemas[question.params]);
      expect(declared).toEqual(inPath);
    },
  );
});

describe("a question that can count as several requests says so", () => {
  const weighed = entries.filter(({ question }) => question.weight !== undefined);
  test.for(weighed.map(({ id, question }) => [id, question] as const))("%s", ([, question]) => {
    expect(question.limits).toMatch(/ounts? as .*requests of the minute/);
  });
});
