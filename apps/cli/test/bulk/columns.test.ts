import { certificateReportSchema, certificateRequestSchema } from "@almanac/certs/schema";
import { dimWeightRequestSchema, dimWeightResultSchema } from "@almanac/dimweight/schema";
import {
  payRequestSchema,
  payResultSchema,
  taxRequestSchema,
  taxResultSchema,
} from "@almanac/tax/schema";
import { vehicleRequestSchema, vehicleSchema } from "@almanac/vin/schema";
import { expect, test } from "vitest";
import * as z from "zod";
import { services } from "../../src/services/index.ts";

const schemas: Readonly<Record<string, { request: z.ZodType; answer: z.ZodType }>> = {
  dim: { request: dimWeightRequestSchema, answer: dimWeightResultSchema },
  vin: { request: vehicleRequestSchema, answer: vehicleSchema },
  tax: { request: taxRequestSchema, answer: taxResultSchema },
  pay: { request: payRequestSchema, answer: payResultSchema },
  cert: { request: certificateRequestSchema, answer: certificateReportSchema },
};

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  const whole = z.toJSONSchema(schema) as unknown as JsonSchema;
  const resolve = (at: JsonSchema): JsonSchema => {
    const name = at.$ref?.split("/").at(-1);
    const found = name === undefined ? at : (whole.$defs?.[name] ?? at);
    const properties = Object.entries(found.properties ?? {});
    return {
      ...(properties.length === 0
        ? {}
        : {
            properties: Object.fromEntries(properties.map(([key, inner]) => [key, resolve(inner)])),
          }),
      ...(found.anyOf === undefined ? {} : { anyOf: found.anyOf.map(resolve) }),
    };
  };
  return resolve(whole);
}

/**
 * Every field of an answer: `make`, `engine.fuel`. An object is listed by its fields, not by its
 * own name.
 */
function leavesOf({ properties = {} }: JsonSchema, prefix = ""): string[] {
  return Object.entries(properties).flatMap(([name, inner]) =>
    inner.properties === undefined ? [prefix + name] : leavesOf(inner, `${prefix}${name}.`),
  );
}

test.for(services.filter(({ bulk }) => bulk))(
  "every field of an answer of $name has a column or is in rest, and there are no other columns",
  async ({ name, bulk }) => {
    const service = await bulk?.();
    if (service === undefined) throw new Error("no bulk");
    const leaves = leavesOf(jsonSchema(schemas[name]?.answer ?? z.never()));
    const inRest = (leaf: string) =>
      service.rest.some((outer) => leaf === outer || leaf.startsWith(`${outer}.`));
    expect(leaves.length).toBeGreaterThan(5);
    expect([...service.columns].sort()).toEqual(leaves.filter((leaf) => !inRest(leaf)).sort());
    for (const outer of service.rest) {
      expect(leaves.some((leaf) => leaf === outer || leaf.startsWith(`${outer}.`))).toBe(true);
    }
  },
);

/** Fields of the request that belong to another operation and have no effect here. */
const ofOtherOperations = ["withholding", "prior_year_tax", "prior_year_income"];

test.for(services.filter(({ bulk }) => bulk))(
  "a column can fill every field of a request of $name",
  async ({ name, bulk }) => {
    const service = await bulk?.();
    const schema = jsonSchema(schemas[name]?.request ?? z.never());
    const fields = new Set(
      (schema.anyOf ?? [schema]).flatMap(({ properties = {} }) => Object.keys(properties)),
    );
    for (const other of ofOtherOperations) fields.delete(other);
    expect(service?.fields.map((field) => field.name).sort()).toEqual([...fields].sort());
  },
);
