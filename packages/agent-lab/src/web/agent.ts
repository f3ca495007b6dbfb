import type { TaskSurface } from "../data/surfaces.ts";
import type { Task } from "../types.ts";

/** A shop of a run, and where an agent reaches it. */
export interface RunShop {
  /** Name of the shop; `main` if there is only one. */
  readonly name: string;
  /** Base address: `/v1`, `/ucp` and `/store` are below it. */
  readonly base_url: string;
  /** Address of the UCP profile. */
  readonly profile_url: string;
  /** Address of the MCP endpoint. */
  readonly mcp_url: string;
}

/**
 * The description of a run that the agent gets. It contains neither the goal nor the address of the
 * control API.
 */
export interface RunBrief {
  /** Id of the task. */
  readonly task: string;
  /** What to do, in words. */
  readonly instruction: string;
  /** The surface to use. */
  readonly surface: TaskSurface;
  /** The shops; more than one in a mall. */
  readonly shops: readonly RunShop[];
  /** Who the agent buys for. */
  readonly buyer: Task["buyer"];
  /** `POST {about}` asks the buyer. */
  readonly buyer_url: string;
  /** The same as the one tool of an MCP server. */
  readonly buyer_mcp_url: string;
}

/** What an agent needs to act. */
export interface AgentTools {
  /** Sends a request. */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Waits, for example as long as `Retry-After` says. In process it moves the clock of the shop.
   */
  readonly wait: (ms: number) => Promise<void>;
}

/** The result that an agent returns at the end. */
export interface AgentResult {
  /** The answer to the buyer. */
  readonly answer?: string;
}

/** An agent as a function. */
export type Agent = (brief: RunBrief, tools: AgentTools) => Promise<AgentResult | undefined>;
