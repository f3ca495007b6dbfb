import type { CommandResults, CommandType } from "@almanac/storefront-fixtures";
import { profilePaths, type ShopCommand } from "@almanac/storefront-fixtures/ucp/server";
import type * as z from "zod";
import type { CallerContext } from "../../../http/operation/operation.ts";
import { platformProblem } from "../../../problems/problem-kinds.ts";
import type { Sandbox } from "../shops/sandboxes.ts";
import type { SelectedShop } from "../shops/select-shop.ts";
import type { Surfaces } from "../surfaces.ts";

export interface LabCall {
  readonly surfaces: Surfaces;
  readonly callerContext: CallerContext;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly selected: () => Promise<SelectedShop>;
  body<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
}

export interface LabReply {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent instead of a body, as one JSON document per line. */
  readonly lines?: readonly unknown[];
}

export interface LabOperation {
  /** Method and path, as in Hono: `GET /_lab/sandboxes/:id`. */
  readonly at: `${"GET" | "POST" | "PUT" | "DELETE"} /_lab/${string}`;
  answer(call: LabCall): Promise<LabReply>;
}

/** Executes a command at the selected shop, and sends the webhooks that are due. */
export async function labCommand<Type extends CommandType>(
  { surfaces: { webhooks }, selected: select }: LabCall,
  asked: ShopCommand<Type>,
): Promise<CommandResults[Type]> {
  const selected = await select();
  const { result, due } = await selected.shop.work((store) => ({
    result: {
      result: store.dispatch<Type>(asked, { surface: "lab" }).result,
      due: store.dueWebhooks().length > 0,
    },
  }));
  if (!result.success) throw result.error;
  if (due) {
    // A test that advances the clock wants to see the result at once.
    webhooks.wake(selected);
    await webhooks.idle();
  }
  return result.data;
}

/** The sandbox named in the path. */
export async function namedSandbox({ surfaces, params }: LabCall): Promise<Sandbox> {
  const sandbox = await surfaces.sandboxes.find(params.id ?? "");
  if (sandbox !== undefined) return sandbox;
  throw platformProblem("not_found", "There is no such sandbox.");
}

/** The address of this instance, even if the request names a sandbox. */
export async function originOf({ surfaces, callerContext }: LabCall): Promise<string> {
  const { caller, address } = callerContext;
  const headers = new Headers(callerContext.headers);
  headers.delete("x-sandbox-id");
  return (await surfaces.selectShop({ headers, caller, address })).base;
}

/** What a test needs: the addresses of its sandbox, and whether it is in the store. */
export function describeSandbox({ id, persisted, createdAt }: Sandbox, origin: string) {
  const created_at = new Date(createdAt).toISOString();
  return { ...addressesOf(id, origin), persisted, created_at };
}

/** The id of a sandbox, and its addresses. */
export function addressesOf(id: string, origin: string) {
  const base = `${origin}/s/${id}`;
  return {
    sandbox_id: id,
    base_url: base,
    ucp_profile_url: `${base}${profilePaths["2026-04-08"]}`,
    mcp_url: `${base}/ucp/mcp`,
  };
}
