import { ucpVersions } from "@almanac/storefront-fixtures/ucp/server";
import { describe, expect, test } from "vitest";
import { flows } from "./flows.ts";
import { mcpAgent, restAgent } from "./lab/agents.ts";
import { createLabApp, openSandbox } from "./lab/lab.ts";
import { sumFaults } from "./sum-faults.ts";

const app = createLabApp();
const ways = ucpVersions.flatMap((version) => [
  { way: `REST ${version}`, open: (prefix: string) => restAgent(app, version, prefix) },
  { way: `MCP ${version}`, open: (prefix: string) => mcpAgent(app, version, prefix) },
]);

describe.for(ways)("over $way", ({ open }) => {
  test.for(Object.keys(flows))("%s", async (name) => {
    const sandbox = await openSandbox(app);
    const agent = open(sandbox.prefix);
    await flows[name]?.({ agent, sandbox, app });
    for (const answer of agent.exchanged) {
      expect(answer.body.ucp).toMatchObject({ version: agent.version });
      expect(sumFaults(answer)).toEqual([]);
    }
  });
});
