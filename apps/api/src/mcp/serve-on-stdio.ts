import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Problem } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import type { ServiceId } from "../service-id.ts";
import { createMcpServer } from "./create-mcp-server.ts";
import { unguarded } from "./guard.ts";
import { offeredTools } from "./offered-tools.ts";
import type { ToolContext } from "./tool.ts";

export type { ToolContext } from "./tool.ts";

export interface StdioServerOptions extends ToolContext {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly services: readonly ServiceId[];
  /** Reports an error that is our fault. */
  readonly report: (error: unknown) => void;
}

/** Serves the tools of these services over two streams, without keys and limits, until the input ends. */
export async function serveOnStdio(options: StdioServerOptions): Promise<void> {
  const { stdin, stdout, services, report, ...context } = options;
  const tools = offeredTools(services);
  const internalErrorProblem = (error: unknown): Problem => {
    report(error);
    return platformProblem("internal", "Something broke on our side.").problem;
  };
  const server = serveStdio(
    () => createMcpServer({ tools, context, guard: unguarded, internalErrorProblem }),
    {
      transport: new StdioServerTransport(stdin, stdout),
      onerror: report,
    },
  );
  await finished(stdin, { writable: false }).catch(report);
  await server.close();
}
