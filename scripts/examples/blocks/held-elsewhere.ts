/** A block that is not run as it is printed. */
export type HeldElsewhere = Drawing | HeldByTest;

interface ListedBlock {
  readonly page: string;
  /** The beginning of the block; no other block of the page begins so. */
  readonly start: string;
}

/** A block without a language, for people to look at. */
interface Drawing extends ListedBlock {
  readonly kind: "drawing";
}

interface HeldByTest extends ListedBlock {
  readonly kind: "held by a test";
  /** Why it is not run here. */
  readonly reason: string;
  /** The test that holds it. It gets the block from `blocksHeldBy`. */
  readonly test: string;
}

const assistants = {
  kind: "held by a test",
  page: "docs/assistants.md",
  reason: "configures an assistant; the test starts the server that it names",
  test: "test/assistants.exhaustive.test.ts",
} as const;
const drawing = { kind: "drawing", page: "docs/architecture.md" } as const;
const needsStores = {
  kind: "held by a test",
  page: "docs/operations.md",
  reason: "needs PostgreSQL and Redis, with a database and ports that may be in use here",
  test: "apps/api/test/start/operations.services.test.ts",
} as const;

const needsCaller = {
  ...needsStores,
  reason: "blocks callers of a server that runs; the test starts one",
  test: "apps/api/test/start/runbook.services.test.ts",
} as const;

/**
 * Every block that is not run as it is printed. A block that is neither run nor listed is a fault,
 * and so is an unused row.
 */
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
  { ...drawing, page: "docs/certs.md", start: "host -> syntax" },
  { kind: "drawing", page: "packages/questions/README.md", start: "calculateDimWeight: {" },
  { ...drawing, page: "docs/vin.md", start: "                      +--" },
  { ...needsStores, start: "createuser " },
  { ...needsStores, start: "export ALMANAC_PEPPER" },
  { ...needsStores, start: "npm run -s almanac-api -- doctor" },
  { ...needsStores, start: "KEY=$(npm run" },
  { ...needsCaller, start: "curl -s http://127.0.0.1:9464/metrics" },
  { ...needsCaller, start: "npm run -s almanac-api -- block add" },
  { ...needsCaller, start: "npm run -s almanac-api -- block remove" },
  {
    kind: "held by a test",
    page: "packages/vin-data/README.md",
    start: "node scripts/update-data.ts",
    reason: "writes into the checkout; the test runs it in a copy",
    test: "packages/vin-data/test/updateData.exhaustive.test.ts",
  },
  {
    kind: "held by a test",
    page: "examples/agent/README.md",
    start: "export AGENT_API_URL",
    reason: "needs a model; the test has a stand-in",
    test: "test/example-agent.exhaustive.test.ts",
  },
];
