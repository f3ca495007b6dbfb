import { textIn } from "@almanac/kernel/objects/objects";
import { type Scenario, scenarios } from "@almanac/storefront-fixtures";
import type { TranscriptEntry } from "../../types.ts";
import type { Agent, RunBrief } from "../agent.ts";

/** What a replay needs besides the transcript. */
interface ReplayPlan {
  /** The shop's clock when the run began, in milliseconds. */
  readonly openedAtMs: number;
  /** By `seq`, the index of the buyer's instrument that paid. Default: 0. */
  readonly instruments: ReadonlyMap<number, number>;
  /** Whether the delays of a scenario moved the clock. */
  readonly delaysMoveClock: boolean;
}

/**
 * An agent that sends the requests of a transcript again, at the same instants of the shop's clock.
 */
export function createReplayAgent(
  transcript: readonly TranscriptEntry[],
  { openedAtMs, instruments, delaysMoveClock }: ReplayPlan,
): Agent {
  return async (brief, { fetch, wait }) => {
    let nowMs = openedAtMs;
    let answer = "";
    for (const entry of transcript) {
      if (entry.surface === "agent") {
        answer = textIn(entry.request.body, "answer") ?? "";
        continue;
      }
      const atMs = Date.parse(entry.at);
      const pauseMs = atMs - (delaysMoveClock ? delayOf(entry) : 0) - nowMs;
      if (pauseMs > 0) await wait(pauseMs);
      nowMs = Math.max(nowMs, atMs);
      const token = brief.buyer.instruments[instruments.get(entry.seq) ?? 0]?.token ?? "";
      try {
        await fetch(requestOf(entry, brief, token));
      } catch {
        // The answer was lost, as it may have been in the run. The comparison of the transcripts
        // shows any difference.
      }
    }
    return { answer };
  };
}

/** Headers that belong to the connection, or name a sandbox that no longer exists. */
const ofConnection =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|x-sandbox-id)$/;

function requestOf(
  { shop: name, surface, request }: TranscriptEntry,
  brief: RunBrief,
  token: string,
): Request {
  const shop = brief.shops.find((each) => each.name === name) ?? brief.shops[0];
  const { method, path, query, body } = request;
  if (surface === "buyer") return questionOf(request, brief);
  const headers = Object.entries(request.headers).filter(
    ([header, value]) => !ofConnection.test(header.toLowerCase()) && value !== "[redacted]",
  );
  const restored = restoreCredentials(body, token);
  return new Request(`${shop?.base_url ?? ""}${path}${query === undefined ? "" : `?${query}`}`, {
    method,
    headers,
    ...(body === undefined
      ? {}
      : { body: typeof restored === "string" ? restored : JSON.stringify(restored) }),
  });
}

/** A question is recorded without the envelope of the MCP server. */
function questionOf({ path, body }: TranscriptEntry["request"], brief: RunBrief): Request {
  const isMcp = path.endsWith("/mcp");
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "ask_buyer", arguments: body },
  };
  return new Request(isMcp ? brief.buyer_mcp_url : brief.buyer_url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(isMcp ? call : body),
  });
}

/** How many milliseconds a scenario delayed an answer. */
function delayOf({ rules_fired }: TranscriptEntry): number {
  const known: readonly Scenario[] = scenarios();
  return rules_fired.reduce((sum, fired) => {
    const [id, index] = fired.split("#");
    const effect = known.find((each) => each.id === id)?.rules[Number(index)]?.do;
    return effect?.kind === "delay" ? sum + effect.ms : sum;
  }, 0);
}

/**
 * Whether delays moved the clock of the shop. They do so in process, and not over HTTP, where they
 * take real time.
 */
export function delaysMovedClock(
  transcript: readonly TranscriptEntry[],
  openedAtMs: number,
): boolean {
  let nowMs = openedAtMs;
  return transcript.every((entry) => {
    const passedMs = Date.parse(entry.at) - nowMs;
    nowMs = Date.parse(entry.at);
    return passedMs >= delayOf(entry);
  });
}

const redacted = "[redacted]";

/** Puts a payment token where the transcript has none. A transcript never contains credentials. */
function restoreCredentials(value: unknown, token: string): unknown {
  if (Array.isArray(value)) return value.map((each) => restoreCredentials(each, token));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (field !== redacted) return [name, restoreCredentials(field, token)];
      return [name, name === "credential" ? { type: "token", token } : token];
    }),
  );
}

/** Whether a body had a credential. */
export function hadCredential(body: unknown): boolean {
  return JSON.stringify(body ?? null).includes(`"${redacted}"`);
}
