import type { DescribedParameter, DescribedSchema, OpenApiDocument } from "./document.ts";

/**
 * Describes query parameters by what they mean. The schemas that read a query accept text, because a URL contains only
 * text. A client generator needs to know that this text is a boolean or a number.
 */
export function readParameters(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, { parameters, ...operation }]) => [
        method,
        parameters === undefined ? operation : { ...operation, parameters: parameters.map(read) },
      ]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function read(parameter: DescribedParameter | { readonly $ref: string }) {
  if (!("in" in parameter)) return parameter;
  // The generator repeats the description in the schema, and puts the example in a place that OpenAPI 3.1 has
  // deprecated.
  const { example, description: _repeated, ...schema } = parameter.schema;
  return {
    ...parameter,
    schema: parameter.in === "query" ? meaningOf(schema) : schema,
    ...(example === undefined ? {} : { example }),
  };
}

/** Describes the texts `true` and `false` as a boolean. If a number or text is accepted, describes the number only. */
function meaningOf(schema: DescribedSchema): DescribedSchema {
  const { enum: values, anyOf, ...rest } = schema;
  if (values?.length === 2 && values.includes("true") && values.includes("false")) {
    return { ...rest, type: "boolean" };
  }
  const meant = anyOf?.find(({ type }) => type !== "string");
  return anyOf && meant ? { ...rest, ...meant } : schema;
}
