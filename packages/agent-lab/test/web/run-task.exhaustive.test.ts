import { describe } from "vitest";
import { testReferenceAgents } from "./test-reference-agents.ts";

// run-task.test.ts runs them over MCP.
describe.for(["v1", "ucp"] as const)("the reference agents over %s", testReferenceAgents);
