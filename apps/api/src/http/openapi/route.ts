import type { ErrorCodes } from "@almanac/questions/question";
import type { RouteConfig } from "@hono/zod-openapi";
import * as z from "zod";
import { problemContentType, problemSchema } from "../../problems/problem.ts";
import type { DocumentedOperation } from "../operation/operation.ts";
import { type AnswerHeader, type ConditionHeader, problemCodes } from "./answers.ts";
import type { DescribedParameter, DescribedSchema, OpenApiDocument } from "./document.ts";
import answers from "./example-answers.generated.json" with { type: "json" };

/** What each status of a problem means. */
export const statusTexts: Readonly<Record<number, string>> = {
  400: "The request is malformed, invalid, or there are no rules for it",
  401: "The API key is missing, unknown, expired or revoked",
  403: "The API key does not cover this service, or connecting to the target is not allowed",
  404: "There is no such record",
  408: "The request did not arrive in time",
  409: "The request conflicts with the present state",
  412: "The resource has changed",
  413: "The body is too large",
  415: "The body is not sent as JSON",
  422: "The idempotency key was used with another request",
  429: "Too many requests",
  500: "An internal error of the server",
  502: "The looked-up host failed",
  503: "Not live yet, overloaded, or the data or store behind the service cannot be used",
  504: "The looked-up host did not answer in time",
};

type Responses = RouteConfig["responses"];
type Parameter = Readonly<Record<"$ref", string>>;

/** One operation in the form from which the document is generated. */
export function routeOf(
  operation: DocumentedOperation,
  tag: string,
  errorsOfService: ErrorCodes | undefined,
): RouteConfig {
  const { method, path, operationId, summary, description } = operation;
  const request = requestOf(operation);
  const conditions = conditionsOf(operation);
  return {
    method,
    path,
    operationId,
    summary,
    description,
    tags: [tag],
    security: operation.open ? [] : [{ apiKey: [] }],
    ...(conditions.length > 0 ? { parameters: conditions.map(referTo) } : {}),
    ...(Object.keys(request).length > 0 ? { request } : {}),
    // The generator's types want each status as a literal.
    responses: { ...successes(operation), ...problems(operation, errorsOfService) },
  } as RouteConfig;
}

/** The parts of a request that have a schema. */
export function requestOf({
  params,
  query,
  body,
}: Pick<DocumentedOperation, "params" | "query" | "body">): NonNullable<RouteConfig["request"]> {
  return {
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(body
      ? { body: { required: true, content: { "application/json": { schema: body } } } }
      : {}),
  };
}

/** The headers with conditions that an operation honours. */
function conditionsOf({ conditions = [], etag }: DocumentedOperation): readonly ConditionHeader[] {
  return [...conditions, ...(etag === "cached" ? (["If-None-Match"] as const) : [])];
}

const referTo = (name: ConditionHeader): Parameter => ({ $ref: `#/components/parameters/${name}` });

const headers = (...names: readonly AnswerHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function successes(operation: DocumentedOperation): Responses {
  const { replies, operationId, etag } = operation;
  const always = [
    "X-Request-Id",
    "Cache-Control",
    "RateLimit-Policy",
    "RateLimit",
    ...(etag === undefined ? [] : (["ETag"] as const)),
  ] as const;
  const replayed = conditionsOf(operation).includes("Idempotency-Key")
    ? (["Idempotent-Replayed"] as const)
    : [];
  const described = Object.entries(replies).map(([status, { description, schema }]) => {
    const example = exampleAnswer(operationId, Number(status));
    const media = { schema, ...(example === undefined ? {} : { example }) };
    return [
      status,
      {
        description,
        headers: headers(...always, ...replayed),
        content: { "application/json": media },
      },
    ];
  });
  const unchanged = {
    description: "The stored answer with this ETag is still valid",
    headers: headers(...always),
  };
  return Object.fromEntries([...described, ...(etag === "cached" ? [["304", unchanged]] : [])]);
}

function problems(
  operation: DocumentedOperation,
  errorsOfService: ErrorCodes | undefined,
): Responses {
  const byStatus = [...problemCodes(operation, errorsOfService)];
  return Object.fromEntries(
    byStatus.map(([status, codes]) => [
      status,
      {
        description: statusTexts[status] ?? "A problem",
        headers: headers(...headersOfProblem(status)),
        content: { [problemContentType]: { schema: problemWithCodes(codes) } },
      },
    ]),
  );
}

/** Problem details whose `code` is one of these. */
export function problemWithCodes(codes: readonly string[]): z.ZodType {
  const code = z.enum(codes).describe("Stable snake_case name of the problem");
  return z.intersection(problemSchema, z.object({ code }));
}

function headersOfProblem(status: number): readonly AnswerHeader[] {
  return [
    "X-Request-Id",
    "Cache-Control",
    ...(status === 401 ? (["WWW-Authenticate"] as const) : []),
    ...(status === 401 ? [] : (["RateLimit-Policy", "RateLimit"] as const)),
    ...(status === 409 || status === 429 || status === 503 ? (["Retry-After"] as const) : []),
  ];
}

/**
 * Describes query parameters by what they mean. The schemas that read a query accept text,
 * because a URL contains only text. A client generator needs to know that this text is a boolean
 * or a number.
 */
export function readParameters(generated: object): OpenApiDocument {
  // The generator's types are wider, and those of OpenAPI 3.0 in places.
  const document = generated as OpenApiDocument;
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
  // The generator repeats the description in the schema, and puts the example in a place that
  // OpenAPI 3.1 has deprecated.
  const { example, description: _repeated, ...schema } = parameter.schema;
  return {
    ...parameter,
    schema: parameter.in === "query" ? meaningOf(schema) : schema,
    ...(example === undefined ? {} : { example }),
  };
}

/**
 * Describes the texts `true` and `false` as a boolean. If a number or text is accepted, describes
 * the number only.
 */
function meaningOf(schema: DescribedSchema): DescribedSchema {
  const { enum: values, anyOf, ...rest } = schema;
  if (values?.length === 2 && values.includes("true") && values.includes("false")) {
    return { ...rest, type: "boolean" };
  }
  const meant = anyOf?.find(({ type }) => type !== "string");
  return anyOf && meant ? { ...rest, ...meant } : schema;
}

const known: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> =
  answers;

/**
 * What an operation answers to its own example request. `npm run generate -- api` writes these
 * answers down; a test sends each request and compares.
 */
function exampleAnswer(operationId: string, status: number): unknown {
  const answer = known[operationId];
  return answer?.status === status ? answer.body : undefined;
}
