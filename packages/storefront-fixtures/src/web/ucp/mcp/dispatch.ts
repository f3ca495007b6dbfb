import { hasFields } from "@almanac/kernel/objects/objects";
import type { UcpVersion } from "../../../ucp/capabilities.ts";
import { UcpFault } from "../../../ucp/fault.ts";
import { runOperation } from "../../../ucp/operations.ts";
import { type Tool, tools } from "../../../ucp/tools.ts";
import type { HeaderSource, UcpHost } from "../endpoint.ts";
import { checkProfile } from "../request.ts";
import {
  handshakeRevisions,
  isStateless,
  knownRevisions,
  RpcError,
  type RpcRequest,
  rpcCodes,
} from "./rpc.ts";

const serverKey = "io.modelcontextprotocol/serverInfo";

const serverInfo = {
  name: "almanac-storefront",
  title: "Almanac mock storefront",
  version: "0.1.0",
};

const instructions =
  "A mock shop: nothing is charged, nothing is shipped. Search, put variants into a checkout, set buyer and delivery, " +
  "and complete it with the token success_token of the handler mock_payment_handler.";

/** The shop that answers a request, and the version of UCP. */
export interface McpCall {
  readonly host: UcpHost;
  readonly headers: HeaderSource;
  readonly version: UcpVersion;
}

/** Answers one MCP request. No session and no earlier handshake is needed. */
export async function dispatch(request: RpcRequest, call: McpCall): Promise<object> {
  const stateless = isStateless(request, call.headers);
  const about = (result: object, cacheable = false) =>
    stateless
      ? {
          ...result,
          resultType: "complete",
          _meta: { [serverKey]: serverInfo },
          ...(cacheable ? { ttlMs: 300_000, cacheScope: "public" } : {}),
        }
      : result;
  switch (request.method) {
    case "initialize":
      if (!stateless) return initialize(request.params);
      break;
    case "server/discover":
      return about(
        {
          supportedVersions: knownRevisions,
          capabilities: { tools: {} },
          serverInfo,
          instructions,
        },
        true,
      );
    case "ping":
      if (!stateless) return {};
      break;
    case "tools/list":
      return about({ tools: tools.map(described) }, true);
    case "tools/call":
      return about(await callTool(request.params ?? {}, call));
  }
  throw unknownMethod(request.method, stateless);
}

/**
 * Revision 2026-07-28 has neither a handshake nor a ping, and answers 404 to methods that a server
 * does not have.
 */
function unknownMethod(method: string, stateless: boolean): RpcError {
  const offered = [
    ...(stateless ? [] : ["initialize", "ping"]),
    "server/discover",
    "tools/list",
    "tools/call",
  ];
  const message = `There is no method ${method}. The methods are ${offered.join(", ")}.`;
  return new RpcError(rpcCodes.unknownMethod, message, { status: stateless ? 404 : 200 });
}

function initialize(params: RpcRequest["params"]): object {
  const asked = params?.protocolVersion;
  const known = handshakeRevisions.find((version) => version === asked);
  return {
    protocolVersion: known ?? handshakeRevisions[0],
    capabilities: { tools: {} },
    serverInfo,
    instructions,
  };
}

function described({ name, title, description, inputSchema, outputSchema, annotations }: Tool) {
  return { name, title, description, inputSchema, outputSchema, annotations };
}

async function callTool(params: Readonly<Record<string, unknown>>, call: McpCall) {
  const tool = tools.find(({ name }) => name === params.name);
  if (tool === undefined) {
    throw new RpcError(
      rpcCodes.invalidParams,
      `There is no tool with this name. The tools are ${tools.map(({ name }) => name).join(", ")}.`,
    );
  }
  const given = recordOf(params.arguments ?? {});
  if (given === undefined) throw wrongArguments(tool, ["arguments must be an object"]);
  const meta = recordOf(given.meta);
  const profile = recordOf(meta?.["ucp-agent"])?.profile;
  if (typeof profile !== "string") {
    throw new UcpFault(
      400,
      "invalid_profile_url",
      'The argument meta["ucp-agent"].profile is missing.',
    );
  }
  checkProfile(profile);
  const key = meta?.["idempotency-key"];
  const faults = [
    ...(tool.needsId && typeof given.id !== "string" ? ["id must be a text"] : []),
    ...(tool.payload !== undefined && recordOf(given[tool.payload]) === undefined
      ? [`${tool.payload} must be an object`]
      : []),
    ...keyFaults(tool, key),
  ];
  if (faults.length > 0) throw wrongArguments(tool, faults);
  const { host, version } = call;
  const agent = await host.negotiate(profile, version);
  const body = tool.payload === undefined ? undefined : given[tool.payload];
  const id = tool.needsId ? String(given.id) : "";
  const { body: content } = await runOperation(tool.name, {
    shop: await host.selectShop(),
    version,
    agent,
    id,
    body,
    surface: "mcp",
    conditions: {
      idempotencyKey: typeof key === "string" ? key : undefined,
      target: `${tool.name} ${id}`,
    },
  });
  return { content: [{ type: "text", text: JSON.stringify(content) }], structuredContent: content };
}

function keyFaults(tool: Tool, key: unknown): string[] {
  if (key === undefined) return tool.needsKey ? ['meta["idempotency-key"] is missing'] : [];
  if (typeof key === "string" && key.length > 0 && key.length <= 255) return [];
  return ['meta["idempotency-key"] must be a text of 1 to 255 characters'];
}

function wrongArguments({ name }: Tool, faults: readonly string[]): RpcError {
  return new RpcError(
    rpcCodes.invalidParams,
    `The arguments of ${name} are invalid: ${faults.join("; ")}.`,
    {
      data: { code: "invalid_request", errors: faults },
    },
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return hasFields(value) && !Array.isArray(value) ? value : undefined;
}
