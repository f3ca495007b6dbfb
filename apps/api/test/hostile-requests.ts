import fc from "fast-check";
import { agentProfile } from "./services/storefront/lab/agents.ts";

/** Headers that some part of the API reads. */
export const headerNames = [
  "X-API-Key",
  "X-Lab-Key",
  "X-Lab-Scenario",
  "X-Sandbox-Id",
  "X-Request-Id",
  "Request-Id",
  "Idempotency-Key",
  "If-Match",
  "If-None-Match",
  "UCP-Agent",
  "traceparent",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "Forwarded",
  "Host",
  "Content-Type",
  "Content-Encoding",
  "Accept",
  "Accept-Language",
  "Authorization",
  "Cookie",
  "Origin",
  "Range",
  "X-HTTP-Method-Override",
  "MCP-Protocol-Version",
  "Mcp-Session-Id",
] as const;

/**
 * Bodies with this many levels: of lists, of objects, or as a value in a field that the API reads.
 */
const shapes: readonly ((levels: number) => string)[] = [
  (levels) => "[".repeat(levels) + "]".repeat(levels),
  (levels) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`,
  ...[
    "items",
    "action",
    "product_id",
    "quantity",
    "line_items",
    "buyer",
    "payment",
    "attribution",
    "query",
    "filters",
    "email",
    "carrier",
    "jurisdiction",
    "snapshot",
    "scenario",
    "catalog",
    "id",
    "params",
  ].map(
    (field) => (levels: number) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","action":"add","product_id":"x","${field}":${"[".repeat(levels)}${"]".repeat(levels)}}`,
  ),
  (levels) => `{"items":[{},${"[".repeat(levels)}${"]".repeat(levels)},{}]}`,
  (levels) =>
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_cart","arguments":{"meta":{"ucp-agent":{"profile":"${agentProfile}"}},"cart":${'{"a":'.repeat(levels)}1${"}".repeat(levels)}}}}`,
];

/** One body of each shape, all with this many levels. */
export const nestedBodies = (levels: number): string[] => shapes.map((shape) => shape(levels));

/**
 * Bodies with this many names, in one of the objects that the API reads, and lists with as many
 * wrong elements.
 */
const wideShapes: readonly ((names: string) => string)[] = [
  (names) => `{${names}}`,
  (names) => `{"items":[{${names}},{}],"jsonrpc":"2.0","id":1,"method":"tools/list",${names}}`,
  ...[
    "buyer",
    "context",
    "fulfillment",
    "payment",
    "filters",
    "options",
    "exchange_rates",
    "attribution",
    "pieces",
    "dependent_ages",
    "carriers",
    "line_items",
    "lines",
    "meta",
    "params",
  ].flatMap((field) => [
    (names: string) =>
      `{"from":"DE","to":["AT"],"gross_income":1,"action":"add","${field}":{${names}}}`,
    (names: string) =>
      `{"jurisdiction":"US","gross_income":1,"${field}":[{${names}},${names.replaceAll(":", ",")}]}`,
  ]),
  ...["calculate_tax", "compare_pay", "decode_vin", "find_vehicle", "create_cart"].map(
    (name) => (names: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":{"meta":{"ucp-agent":{"profile":"${agentProfile}"}},"cart":{${names}},${names}}}}`,
  ),
];

/** One wide body of each shape. */
const wide = fc
  .tuple(
    fc.constantFrom(...wideShapes),
    fc.constantFrom(65, 400, 1_200, 8_000),
    fc.constantFrom("n", "dependents_", "\u20ac", "\u200b", "gross_income"),
  )
  .map(([shape, count, start]) => {
    const names = Array.from({ length: count }, (_, index) => `"${start}${index.toString(36)}":0`);
    return shape(names.join());
  });

/** Values for headers and path segments. `known` are values that a stranger may have seen. */
export function hostileText(known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      "",
      "null",
      "__proto__",
      "' or 1=1 --",
      "../../etc/passwd",
      "%00",
      "%2e%2e%2f",
      "\t",
      "a".repeat(8_000),
      "[".repeat(4_000),
      "alm_live_",
      'profile="https://agent.example/profile.json"',
      '"1"',
      "*",
      "application/json",
      "application/x-www-form-urlencoded",
      ...known,
    ),
    // A header value consists of bytes. A client refuses to send other characters, so they never
    // reach a server.
    fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\t\x20-\x7e]/g, "?")),
  );
}

/** A UCP tool call about something with this id. */
export function toolCall(name: string, id: string): string {
  const meta = { "ucp-agent": { profile: agentProfile }, "idempotency-key": "k" };
  const params = { name, arguments: { meta, id } };
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
}

/** Bodies that some route accepts, random JSON, and deep nesting. `ids` belong to another owner. */
export function hostileBody(ids: readonly string[]): fc.Arbitrary<string> {
  const tool = fc
    .tuple(
      fc.constantFrom("get_cart", "get_checkout", "get_order", "cancel_cart"),
      fc.constantFrom(...ids),
    )
    .map(([name, id]) => toolCall(name, id));
  const theirs = fc
    .constantFrom(...ids)
    .map((id) => JSON.stringify({ cart_id: id, action: "add", product_id: "x", line_items: [] }));
  const nested = fc
    .tuple(fc.constantFrom(...shapes), fc.constantFrom(64, 65, 500, 5_000, 8_000))
    .map(([shape, levels]) => shape(levels));
  return fc.oneof(
    fc.constantFrom(
      '{"lengthCm":40,"widthCm":30,"heightCm":20,"weightKg":2,"carrier":"dhl"}',
      "email=a%40b.c&services=vin&started=x&consent=on",
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"items":[{}]}',
    ),
    fc.json(),
    fc.string(),
    tool,
    theirs,
    nested,
    wide,
  );
}
