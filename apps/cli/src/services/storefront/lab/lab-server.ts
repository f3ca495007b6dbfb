import { randomBytes } from "node:crypto";
import type { Agent, RunBrief, RunReport, Task, TaskSurface } from "@almanac/agent-lab";
import { runAgentCommand } from "./run-agent-command.ts";

export interface PlannedRun {
  readonly task: Task;
  readonly surface: TaskSurface;
  readonly position: number | undefined;
}

/** The agent that does the tasks: a command, or one of the reference agents in this process. */
export type AgentChoice = { readonly command: string } | { readonly reference: Agent };

interface LabServer {
  run(planned: PlannedRun, agent: AgentChoice): Promise<RunReport>;
  close(): Promise<void>;
}

interface LabServerOptions {
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

interface OpenedRun {
  readonly run_id: string;
  readonly sandboxes: readonly { readonly sandbox_id: string }[];
  readonly brief: RunBrief;
}

/** Serves sandboxes on a free port. The key of the control API stays in this process. */
export async function openLabServer(options: LabServerOptions): Promise<LabServer> {
  const { serveShop } = await import("@almanac/api/storefront");
  const labKey = randomBytes(24).toString("base64url");
  const served = await serveShop({
    host: "127.0.0.1",
    port: 0,
    now: options.now,
    settings: { lab: true, labKey },
  });
  /** The control API is part of this program, so its answers have the callers' types. */
  const lab = async <Answer>(
    method: string,
    path: string,
    body?: object,
    sandboxId?: string,
  ): Promise<Answer> => {
    const response = await fetch(`${served.url}/_lab${path}`, {
      method,
      headers: {
        "X-Lab-Key": labKey,
        ...(sandboxId === undefined ? {} : { "X-Sandbox-Id": sandboxId }),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`the lab answered ${response.status}: ${text}`);
    return JSON.parse(text === "" ? "null" : text);
  };
  return {
    async run({ task, surface, position }, agent) {
      const order = position === undefined ? {} : { position };
      const opened = await lab<OpenedRun>("POST", "/runs", { task, surface, ...order });
      // A reference agent does not really wait: the clocks of its shops move on instead.
      const wait = async (ms: number) => {
        const advance = `PT${(ms / 1000).toFixed(3)}S`;
        for (const { sandbox_id } of opened.sandboxes) {
          await lab("POST", "/clock", { advance }, sandbox_id);
        }
      };
      const { answer, error } = await act(opened.brief, agent, { ...options, wait });
      const path = `/runs/${opened.run_id}`;
      const report = await lab<RunReport>("POST", `${path}/score`, { answer });
      await lab("DELETE", path);
      return { ...report, agent_error: error };
    },
    close: () => served.close(),
  };
}

interface ActOptions extends LabServerOptions {
  readonly wait: (ms: number) => Promise<void>;
}

async function act(brief: RunBrief, agent: AgentChoice, options: ActOptions) {
  if ("command" in agent) return await runAgentCommand(agent.command, brief, options);
  const { signal, wait } = options;
  try {
    const result = await agent.reference(brief, {
      fetch: (request) => fetch(request, { signal }),
      wait,
    });
    return { answer: result?.answer ?? "", error: null };
  } catch (error) {
    return { answer: "", error: error instanceof Error ? error.message : "The agent failed." };
  }
}
