/** A block that is not run as it is printed. */
export interface HeldElsewhere {
  readonly page: string;
  /** The beginning of the block; no other block of the page begins so. */
  readonly start: string;
  /** Why it is not run here. */
  readonly reason: string;
  /** The test that holds it. It has to name the page. */
  readonly test?: string;
}

const assistants = {
  page: "docs/assistants.md",
  reason: "the test parses it and connects to the server that it configures",
  test: "test/assistants.exhaustive.test.ts",
};
const drawing = { page: "docs/architecture.md", reason: "a drawing" };
const needsStores = {
  page: "docs/operations.md",
  reason: "needs a running PostgreSQL and Redis",
};

/** Every block that is not run as it is printed. A block that is neither run nor listed is a fault, and so is an unused row. */
export const heldElsewhere: readonly HeldElsewhere[] = [
  {
    ...assistants,
    start:
      '{\n  "mcpServers": {\n    "almanac": { "command": "npx", "args": ["-y", "@almanac/cli", "mcp"] }',
  },
  { ...assistants, start: "claude mcp add almanac -- " },
  { ...assistants, start: '{\n  "servers": {\n    "almanac": { "type": "stdio"' },
  {
    ...assistants,
    start:
      '{\n  "mcpServers": {\n    "almanac": { "command": "npx", "args": ["-y", "@almanac/cli", "mcp", "--services"',
  },
  { ...assistants, start: '{\n  "context_servers": {' },
  { ...assistants, start: "[mcp_servers.almanac]" },
  { ...assistants, start: '{\n  "servers": {\n    "almanac": {\n      "type": "http"' },
  { ...assistants, start: "claude mcp add --transport http" },
  { ...drawing, start: "                    a program" },
  { ...drawing, start: "src/index.ts" },
  { ...drawing, start: "  client\n" },
  { ...drawing, start: "  shell\n" },
  { page: "docs/certs.md", start: "host -> syntax", reason: "a drawing" },
  { page: "docs/vin.md", start: "                      +--", reason: "a drawing" },
  { ...needsStores, start: "createuser " },
  { ...needsStores, start: "export ALMANAC_PEPPER" },
  { ...needsStores, start: "npm run -s almanac-api -- doctor" },
  { ...needsStores, start: "KEY=$(npm run" },
  {
    page: "docs/agent-lab.md",
    start: 'npm run -s almanac -- shop run --agent "node my-agent.mjs" --tasks exact-one-item\n',
    reason: "runs every task on three surfaces, which the reader's agent has to speak",
    test: "apps/cli/test/services/shop-lab.test.ts",
  },
  {
    page: "docs/storefront.md",
    start: "curl ",
    reason: "names ids of earlier answers, which the test fills in",
    test: "apps/api/test/services/storefront/examples.test.ts",
  },
  {
    page: "docs/vin.md",
    start: "almanac vin update ",
    reason: "needs a dump of NHTSA with 1.5 GB; the tests compile a small one",
  },
  {
    page: "packages/vin-data/README.md",
    start: "node scripts/update-data.ts",
    reason: "takes minutes; `npm run check -- generate` runs the line with --check",
  },
  {
    page: "examples/agent/README.md",
    start: "export AGENT_API_URL",
    reason: "needs a model; the test has a stand-in",
    test: "test/example-agent.exhaustive.test.ts",
  },
];
