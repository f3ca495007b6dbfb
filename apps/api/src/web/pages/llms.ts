import type { Service } from "../../http/service.ts";

/** A short description of this server for language models, in the form that llmstxt.org describes. */
export function llmsText(services: readonly Service[], base: string): string {
  const lines = services.map(
    ({ title, description, example }) =>
      `- ${title}: ${description} Example: ${example.method} ${base}${example.path}`,
  );
  const hasShop = services.some(({ id }) => id === "storefront");
  return `# Almanac

> Exact answers to everyday questions from published rules, each figure with its source and date: parcels, vehicle identification numbers, income tax and pay, TLS certificates, and a mock shop for agents. Answers are estimates, not advice.

Calls to /v1 and /mcp need an API key in the header X-API-Key. Errors are problem details (RFC 9457) with a stable code.

## Interfaces

- [OpenAPI document](${base}/openapi.json): every operation, with examples
- [Reference](${base}/docs): the same for people
- MCP over HTTP: ${base}/mcp, with one tool for each question
- [Error codes](${base}/problems): what each code means and what to do
- [Coverage](${base}/coverage): carriers, makers, jurisdictions and years

## Services

${lines.join("\n")}
${
  hasShop
    ? `
## Mock shop for shopping agents

All data is synthetic; nothing is charged and nothing is shipped.

- [Start page](${base}/store)
- [UCP profile](${base}/.well-known/ucp)
- MCP: ${base}/ucp/mcp
`
    : ""
}`;
}
