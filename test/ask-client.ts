import { createAlmanac } from "../packages/client/src/web/index.ts";
import type { ContractCase } from "./contract-case.ts";
import { documentedRequest } from "./documented-request.ts";

/** The body of a success, or the code of a problem. */
export type Outcome = { readonly body: unknown } | { readonly code: string };

/** Sends the request of a contract case with the typed client. */
export async function askClient(
  app: { readonly request: (request: Request) => Response | Promise<Response> },
  contract: ContractCase,
): Promise<Outcome> {
  const { method, template, path, query, body } = documentedRequest(contract);
  const almanac = createAlmanac({
    baseUrl: "http://localhost",
    key: "test",
    fetch: async (request) => app.request(request),
  });
  const init = { params: { path, query }, ...(body === undefined ? {} : { body }) };
  const call = almanac[method] as unknown as (
    path: string,
    init: object,
  ) => Promise<{ readonly data?: unknown; readonly error?: { readonly code: string } }>;
  const { data, error } = await call(template, init);
  return error ? { code: error.code } : { body: data };
}
