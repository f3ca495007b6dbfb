import { type connect, refusalIn } from "../apps/api/test/mcp/connect.ts";
import type { Outcome } from "./ask-client.ts";
import type { ContractCase } from "./contract-case.ts";
import { documentedRequest } from "./documented-request.ts";

type McpClient = Awaited<ReturnType<typeof connect>>;

/** The tool that answers the same question as an operation of the API. */
const toolOf: Readonly<Record<string, string>> = {
  calculateDimWeight: "calculate_dim_weight",
  compareCarriers: "compare_carriers",
  calculateShipment: "calculate_shipment",
  decodeVin: "decode_vin",
  calculateTax: "calculate_tax",
  compareTax: "compare_tax",
  planEstimatedTax: "plan_estimated_tax",
  calculatePay: "calculate_pay",
  grossForPay: "gross_for_net",
  comparePay: "compare_pay",
};

/** The resource with the same table as an operation of the API. */
const resourceOf: Readonly<Record<string, string>> = {
  listCarriers: "almanac://carriers",
  listJurisdictions: "almanac://jurisdictions",
  listVehicleCoverage: "almanac://coverage",
};

/**
 * Whether assistants can ask the question of a contract case. The shop has separate tools,
 * at /ucp/mcp.
 */
export function hasTool(contract: ContractCase): boolean {
  const { operationId } = documentedRequest(contract);
  return operationId in toolOf || operationId in resourceOf;
}

/** Asks the question of a contract case with a tool, or reads its table as a resource. */
export async function askAssistantServer(
  client: McpClient,
  contract: ContractCase,
): Promise<Outcome | undefined> {
  const { operationId, path, query, body } = documentedRequest(contract);
  const uri = resourceOf[operationId];
  if (uri !== undefined) {
    const [content] = (await client.readResource({ uri })).contents;
    return { body: JSON.parse((content as { text: string }).text) };
  }
  const name = toolOf[operationId];
  if (name === undefined) return undefined;
  const given = { ...path, ...query, ...(body as object | undefined) };
  const result = await client.callTool({ name, arguments: given });
  return result.isError ? { code: refusalIn(result).code } : { body: result.structuredContent };
}
