// Does what an assistant does: it starts `almanac mcp`, lists the tools, and calls one with the
// arguments that a model chose.
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const client = new Client({ name: "example", version: "1.0.0" });
await client.connect(
  new StdioClientTransport({ command: "node_modules/.bin/almanac", args: ["mcp"] }),
);

const { tools } = await client.listTools();
console.log(tools.map(({ name }) => name).join(", "));

/** Calls a tool with the arguments that a model chose, and returns what the model reads next. */
async function call(name: string, given: Record<string, unknown>) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: given });
  const [first] = content;
  return isError && first?.type === "text" ? JSON.parse(first.text) : structuredContent;
}

// "What is left of 58,000 euros a year in Germany, single, in 2026?"
const pay = await call("calculate_pay", {
  jurisdiction: "DE",
  gross_income: 58000,
  tax_year: 2026,
});
console.log(pay.net_income, pay.assumptions[0]);

// Models make mistakes. The refusal says which argument is wrong and what is allowed.
const refusal = await call("calculate_dim_weight", {
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 2,
  carrier: "dhl",
  profile: "air",
});
console.log(refusal.code, refusal.detail);

await client.close();
