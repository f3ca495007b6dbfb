import { certificateRequestSchema } from "@almanac/certs/schema";
import { dimWeightRequestSchema } from "@almanac/dimweight/schema";
import { payRequestSchema, taxRequestSchema } from "@almanac/tax/schema";
import { vehicleRequestSchema } from "@almanac/vin/schema";
import { expect, test } from "vitest";
import * as z from "zod";
import { services } from "../../src/services/index.ts";

const schemas: Readonly<Record<string, z.ZodType>> = {
  dim: dimWeightRequestSchema,
  vin: vehicleRequestSchema,
  tax: taxRequestSchema,
  pay: payRequestSchema,
  cert: certificateRequestSchema,
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

/** Fields of the request that belong to another operation and have no effect here. */
const ofOtherOperations = [
  "withholding",
  "state_withholding",
  "prior_year_tax",
  "state_prior_year_tax",
  "prior_year_income",
];

test.for(services.filter(({ bulk }) => bulk))(
  "a column can fill every field of a request of $name",
  async ({ name, bulk }) => {
    const service = await bulk?.();
    const schema = jsonSchema(schemas[name] ?? z.never());
    const fields = new Set(
      (schema.anyOf ?? [schema]).flatMap(({ properties = {} }) => Object.keys(properties)),
    );
    const names = service?.fields.map((field) => field.name) ?? [];
    for (const other of ofOtherOperations) if (!names.includes(other)) fields.delete(other);
    expect(names.sort()).toEqual([...fields].sort());
  },
);
