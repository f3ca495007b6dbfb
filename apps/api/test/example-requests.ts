import type { Hono } from "hono";
import type {
  DescribedOperation,
  DescribedSchema,
  OpenApiDocument,
} from "../src/http/openapi/document.ts";

/** The example request of an operation, as the OpenAPI document describes it. */
export interface ExampleRequest {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly operation: DescribedOperation;
}

export interface ExampleExchange extends ExampleRequest {
  /** Method and path as they were sent. */
  readonly route: string;
  readonly response: Response;
  readonly answer: unknown;
}

/** The example requests of all operations, in the order of the document. */
export function exampleRequests(document: OpenApiDocument): ExampleRequest[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path: filledPath(path, operation),
      body: exampleBody(operation, document),
      operation,
    })),
  );
}

function filledPath(path: string, { parameters = [] }: DescribedOperation): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const parameter of parameters) {
    if (!("in" in parameter) || parameter.example === undefined) continue;
    const { name, example } = parameter;
    if (parameter.in === "path") {
      filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)));
    } else if (parameter.in === "query") query.set(name, String(example));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function exampleBody({ requestBody }: DescribedOperation, document: OpenApiDocument): unknown {
  const schema = requestBody?.content["application/json"]?.schema;
  const name = schema?.$ref?.split("/").at(-1);
  const target: DescribedSchema | undefined =
    name === undefined ? schema : document.components.schemas[name];
  return target?.examples?.[0];
}

/** Ids that a server chooses, each with the id that the document prints in its place. */
type Ids = Map<string, string>;

const idFields = ["cart_id", "checkout_id", "order_id"] as const;

/**
 * Sends every example request in order. Ids that the document prints are replaced by those of
 * earlier answers.
 */
export async function sendExamples(
  app: Pick<Hono, "request">,
  document: OpenApiDocument,
  key: string,
): Promise<ExampleExchange[]> {
  const ids: Ids = new Map();
  const printed = printedIds(document);
  const exchanges: ExampleExchange[] = [];
  for (const example of exampleRequests(document)) {
    const { method, path, body } = example;
    const sent = swapped(path, ids);
    const response = await app.request(sent, {
      method,
      headers: { "X-API-Key": key, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    for (const field of idFields) {
      const id = (answer as Record<string, unknown>)[field];
      const shown = printed.get(field);
      if (typeof id === "string" && shown !== undefined) ids.set(shown, id);
    }
    const route = `${method} ${sent}`;
    exchanges.push({ ...example, route, response, answer: withPrintedIds(answer, ids) });
  }
  return exchanges;
}

/** The examples of the path parameters that are ids. */
function printedIds(document: OpenApiDocument): ReadonlyMap<string, string> {
  const parameters = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ parameters = [] }) => parameters)
    .filter((parameter) => "in" in parameter);
  return new Map(parameters.map(({ name, example }) => [name, String(example)]));
}

function swapped(text: string, ids: Ids): string {
  let result = text;
  for (const [shown, id] of ids) result = result.replaceAll(shown, id);
  return result;
}

function withPrintedIds(answer: unknown, ids: Ids): unknown {
  let text = JSON.stringify(answer);
  for (const [shown, id] of ids) text = text.replaceAll(id, shown);
  return JSON.parse(text);
}
