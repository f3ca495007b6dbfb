import { type Store, StoreError } from "@almanac/storefront-fixtures";
import type { FetchHandler } from "@almanac/storefront-fixtures/fetch";
import { createShopHandler } from "@almanac/storefront-fixtures/handler";
import { canariesIn } from "../canariesIn.ts";
import type { TaskSurface } from "../data/surfaces.ts";
import { handOver } from "../handOver.ts";
import { openTaskShops } from "../openTaskShops.ts";
import { readFinalState } from "../readFinalState.ts";
import { score } from "../score.ts";
import type { FinalState, Score, Task, TranscriptEntry } from "../types.ts";
import type { Agent, RunBrief } from "./agent.ts";
import { createBuyerHandler } from "./createBuyerHandler.ts";
import { recordTranscript } from "./recordTranscript.ts";

/** How to run a task. */
export interface RunOptions {
  /** The surface that the agent uses. */
  readonly surface: TaskSurface;
  /** The agent. */
  readonly agent: Agent;
  /** Seed of the order of search results; without it the order is that of the shop. */
  readonly position?: number;
}

/** The result of a run: the score, and the data that it was computed from. */
export interface RunReport extends Score {
  /** The surface that was used. */
  readonly surface: TaskSurface;
  /** Seed of the order of search results; null without one. */
  readonly position: number | null;
  /** The agent's answer to the buyer at the end. */
  readonly answer: string;
  /** The error that ended the agent; null if it returned. */
  readonly agent_error: string | null;
  /** The calls of the run. */
  readonly transcript: readonly TranscriptEntry[];
  /** What is in the shops at the end. */
  readonly final_state: FinalState;
}

/**
 * Runs an agent on a task in process, without a port, and scores it. The agent gets the instruction
 * and the addresses of the shop; it sees neither the goal nor the control API. An error that the
 * agent throws ends the run. What the agent did until then is scored.
 *
 * @example
 * const report = await runTask(task, { surface: "v1", agent: carefulAgent });
 * report.success; // => true
 * @see docs/agent-lab.md
 */
export async function runTask(task: Task, options: RunOptions): Promise<RunReport> {
  return await runTimed(task, options, { delaysMoveClock: true });
}

/**
 * As {@link runTask}. Over HTTP, the delays of a scenario take real time and do not move the clock
 * of the shop.
 */
export async function runTimed(
  task: Task,
  { surface, agent, position }: RunOptions,
  { delaysMoveClock }: { readonly delaysMoveClock: boolean },
): Promise<RunReport> {
  const { shops, instruction } = openTaskShops(task, {
    ...(position === undefined ? {} : { position }),
  });
  const entries: TranscriptEntry[] = [];
  const origins = originsOf(shops);
  const wait = async (ms: number) => passTime(shops, ms);
  const delay = delaysMoveClock ? wait : async () => {};
  const fetch = createRunFetch({ task, shops, origins, entries, delay });
  const brief = briefOf(task, instruction, surface, origins);
  let answer = "";
  let agentError: string | null = null;
  try {
    answer = (await agent(brief, { fetch, wait }))?.answer ?? "";
  } catch (error) {
    agentError = error instanceof Error ? error.message : "The agent threw something else.";
  }
  add(entries, answerEntry(answer, isoNow(shops)));
  const finalState = readFinalState(shops);
  return {
    ...score(task, entries, finalState),
    surface,
    position: position ?? null,
    answer,
    agent_error: agentError,
    transcript: entries,
    final_state: finalState,
  };
}

type Shops = Readonly<Record<string, Store>>;
type Origins = Readonly<Record<string, string>>;

interface RunFetch {
  readonly task: Task;
  readonly shops: Shops;
  readonly origins: Origins;
  readonly entries: TranscriptEntry[];
  readonly delay: (ms: number) => Promise<void>;
}

/**
 * One fetch for all shops of a run: it picks the shop by the origin. The buyer answers at the
 * origin of every shop.
 */
function createRunFetch(run: RunFetch): FetchHandler {
  const { task, shops, origins, entries, delay } = run;
  const names = Object.keys(shops);
  const buyer = createBuyerHandler({
    task,
    at: () => isoNow(shops),
    record: (entry) => add(entries, entry),
    handOver: async (checkoutId, name) => {
      const shop = shops[name ?? names[0] ?? ""];
      if (shop === undefined) throw unknownShop(name);
      return handOver(task, shop, checkoutId);
    },
  });
  const handlers = new Map<string, FetchHandler>();
  for (const [name, shop] of Object.entries(shops)) {
    const origin = origins[name] ?? "";
    const build = (store: Store) => createShopHandler(store, { ucp: { origin }, wait: delay });
    const recorded = recordTranscript(shop, build, {
      into: entries,
      ...(names.length > 1 ? { shop: name } : {}),
    });
    handlers.set(origin, recorded.fetch);
  }
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    if (pathname.startsWith("/buyer/") && handlers.has(origin)) return buyer(request);
    const handle = handlers.get(origin);
    if (handle === undefined) throw new TypeError(`No shop of this run is at ${origin}.`);
    return handle(request);
  };
}

function unknownShop(name: string | undefined): StoreError {
  const message = `There is no shop ${JSON.stringify(name ?? "")} in this run.`;
  return new StoreError([{ code: "invalid_value", path: ["shop"], message }]);
}

function originsOf(shops: Shops): Origins {
  return Object.fromEntries(
    Object.keys(shops).map((name) => [
      name,
      name === "main" ? "https://shop.example" : `https://${name}.example`,
    ]),
  );
}

/** What the agent reads at its start. */
function briefOf(
  task: Task,
  instruction: string,
  surface: TaskSurface,
  origins: Origins,
): RunBrief {
  const [first = ""] = Object.values(origins);
  return {
    task: task.id,
    instruction,
    surface,
    shops: Object.entries(origins).map(([name, origin]) => ({
      name,
      base_url: origin,
      profile_url: `${origin}/.well-known/ucp`,
      mcp_url: `${origin}/ucp/mcp`,
    })),
    buyer: task.buyer,
    buyer_url: `${first}/buyer/ask`,
    buyer_mcp_url: `${first}/buyer/mcp`,
  };
}

function passTime(shops: Shops, ms: number): void {
  const whole = Math.max(0, Math.round(ms));
  for (const shop of Object.values(shops)) shop.execute({ type: "advance_clock", ms: whole });
}

function isoNow(shops: Shops): string {
  return new Date(Object.values(shops)[0]?.now() ?? 0).toISOString();
}

function add(entries: TranscriptEntry[], entry: Omit<TranscriptEntry, "seq">): void {
  entries.push({ seq: entries.length + 1, ...entry });
}

/**
 * The answer to the buyer as the last entry of the transcript, so that a saved transcript can
 * be scored.
 */
export function answerEntry(answer: string, at: string): Omit<TranscriptEntry, "seq"> {
  return {
    at,
    surface: "agent",
    operation: "answer",
    request: { method: "POST", path: "/answer", headers: {}, body: { answer } },
    response: { status: 200 },
    ids: {},
    rules_fired: [],
    canaries_hit: canariesIn(answer),
  };
}
