import { describeApi } from "../apps/api/src/describe-api.ts";
import type { DescribedParameter } from "../apps/api/src/http/openapi/document.ts";
import type { ContractCase } from "./contract-case.ts";

/** The HTTP request of a contract case in the terms of the OpenAPI document. */
export interface DocumentedRequest {
  readonly operationId: string;
  readonly method: "GET" | "POST";
  /** The path with its parameters in braces. */
  readonly template: string;
  readonly path: Readonly<Record<string, string>>;
  /** Parameters of the query with the types that the document gives them. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const { paths } = describeApi();

export function documentedRequest({ http }: ContractCase): DocumentedRequest {
  const { pathname, searchParams } = new URL(http.path, "http://localhost");
  for (const [template, methods] of Object.entries(paths)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
    const found = new RegExp(`^${pattern}$`).exec(pathname);
    const operation = methods[http.method.toLowerCase()];
    if (found === null || operation === undefined) continue;
    const parameters = (operation.parameters ?? []).filter((each) => "in" in each);
    return {
      operationId: operation.operationId,
      method: http.method as "GET" | "POST",
      template,
      path: decoded(found.groups ?? {}),
      query: typed(searchParams, parameters),
      body: http.body,
    };
  }
  throw new Error(`the OpenAPI document has no ${http.method} ${pathname}`);
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

function typed(query: URLSearchParams, parameters: readonly DescribedParameter[]) {
  return Object.fromEntries(
    [...query].map(([name, value]) => {
      const type = parameters.find((each) => each.name === name)?.schema.type;
      if (type === "boolean") return [name, value === "true"];
      return [name, type === "integer" || type === "number" ? Number(value) : value];
    }),
  );
}
