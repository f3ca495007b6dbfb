import { once } from "node:events";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Problem } from "../problems/problem.ts";
import { platformProblem } from "../problems/problem-kinds.ts";
import type { ServiceId } from "../service-id.ts";
import { createMcpServer, unguarded } from "./create-mcp-server.ts";
import { lineRefusal } from "./messages.ts";
import type { ToolContext } from "./tool.ts";
import { offeredTools } from "./tools/index.ts";

export type { ToolContext } from "./tool.ts";

export interface StdioServerOptions extends ToolContext {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly services: readonly ServiceId[];
  readonly report: (error: unknown) => void;
}

/** Serves tools over two streams, without keys and limits, until the input ends. */
export async function serveOnStdio(options: StdioServerOptions): Promise<void> {
  const { stdin, stdout, services, report, ...context } = options;
  const tools = offeredTools(services);
  const internalErrorProblem = (error: unknown): Problem => {
    report(error);
    return platformProblem("internal", "Something broke on our side.").problem;
  };
  const messages = new PassThrough();
  const server = serveStdio(
    () => createMcpServer({ tools, context, guard: unguarded, internalErrorProblem }),
    {
      transport: new StdioServerTransport(messages, stdout),
      onerror: report,
    },
  );
  // The SDK answers nothing to a line that is no message, so that its sender would wait for ever.
  try {
    for await (const line of linesOf(stdin)) {
      if (line.trim() === "") continue;
      const refusal = lineRefusal(line);
      if (refusal) stdout.write(`${JSON.stringify(refusal)}\n`);
      else if (!messages.write(`${line}\n`)) await once(messages, "drain");
    }
  } catch (error) {
    report(error);
  }
  messages.end();
  await finished(messages, { writable: false });
  await server.close();
}

/** `node:readline` would also divide a message at U+2028, which may be inside a text of JSON. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of input.setEncoding("utf8")) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest;
}
