import { type Store, StoreError } from "@almanac/storefront-fixtures";
import type { Call } from "../../../http/operation/operation.ts";
import { ProblemError } from "../../../problems/problem.ts";
import { commandMeta } from "../http/command-meta.ts";
import { recordExchange } from "../http/exchange-note.ts";
import type { SelectedShop, SelectShop } from "../http/select-shop.ts";
import type { WebhookSender } from "../webhooks/sender.ts";
import { seedProblem } from "./seed-problem.ts";

/** What the calls of the seed contract need. */
export interface SeedContext {
  readonly selectShop: SelectShop;
  readonly webhooks: WebhookSender;
  readonly lab: boolean;
}

type Meta = Parameters<Store["changeCart"]>[1];

interface Turn<Answer> {
  readonly operation: string;
  readonly place: "body" | "parameter";
  /** Parameters that have another name in the library than in the path. */
  readonly names?: Readonly<Record<string, string>>;
  readonly meta?: Meta;
  readonly run: (store: Store, meta: Meta) => Answer;
}

/** Takes one turn at the caller's shop. Returns its answer, or throws the problem if the shop refuses. */
export async function runInShop<Answer extends object>(
  context: SeedContext,
  call: Call,
  turn: Turn<Answer>,
) {
  const selected = await context.selectShop(call);
  const done = await runTurn(context, selected, call, turn);
  if (done.error !== undefined) {
    const { problem, headers } = seedProblem(done.error, turn.place, turn.names);
    // RFC 9457, section 3.1.2: the status in the body is that of the answer, also if a scenario orders it.
    const ordered = done.faults.find((fault) => fault.kind === "status");
    throw new ProblemError({ ...problem, status: ordered?.status ?? problem.status }, headers);
  }
  return { ...done, selected };
}

/** Returns an error of the library as a value, so that the changes made before the error are kept. */
async function runTurn<Answer>(
  { webhooks, lab }: SeedContext,
  selected: SelectedShop,
  call: Call,
  { operation, meta, run }: Turn<Answer>,
) {
  const { headers, body, params } = call;
  const fullMeta = commandMeta({ surface: "seed", headers, selected, lab }, meta);
  const done = await selected.shop.work((store) => {
    const outcome = attempt(() => run(store, fullMeta));
    const { changes, ...drained } = store.drain();
    const at = new Date(store.now()).toISOString();
    return {
      result: { outcome, ...drained, at, due: store.dueWebhooks().length > 0 },
      changes,
    };
  });
  recordExchange(call, {
    sandbox: selected.sandbox,
    surface: "seed",
    operation,
    at: done.at,
    body,
    ids: idsOf(params, done.outcome),
    faults: done.faults,
    rulesFired: done.rules_fired,
  });
  if (done.due) webhooks.wake(selected);
  const { outcome, replayed, created, faults } = done;
  return { ...outcome, replayed, created, faults };
}

type Outcome<Answer> =
  | { readonly answer: Answer; readonly error?: never }
  | { readonly answer?: never; readonly error: StoreError };

function attempt<Answer>(run: () => Answer): Outcome<Answer> {
  try {
    return { answer: run() };
  } catch (error) {
    if (error instanceof StoreError) return { error };
    throw error;
  }
}

function idsOf(params: Readonly<Record<string, string>>, { answer }: Outcome<unknown>) {
  const ids: Record<string, string> = {};
  for (const [name, value] of [...Object.entries(params), ...Object.entries(answer ?? {})]) {
    const kind = /^(cart|checkout|order)_id$/.exec(name)?.[1];
    if (kind !== undefined && typeof value === "string") ids[kind] = value;
  }
  return ids;
}
