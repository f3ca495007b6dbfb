import type { LabOperation } from "../../lab-call.ts";
import document from "../../openapi/document.generated.json" with { type: "json" };

/** The OpenAPI document of the calls that run tasks. */
export const getOpenApi: LabOperation = {
  method: "GET",
  path: "/_lab/openapi.json",
  async handle() {
    return { body: document };
  },
};
