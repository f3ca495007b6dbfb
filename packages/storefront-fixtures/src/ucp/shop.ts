import { base64Url } from "@almanac/kernel/numbers/base64";
import { canonicalJson } from "@almanac/kernel/objects/canonical-json";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { CommandOf, CommandType } from "../commands.ts";
import type { SafeResult } from "../errors.ts";
import type { Store } from "../store.ts";
import type { CommandResults } from "../store-results.ts";
import type { CommandMeta } from "../types.ts";
import type { CapabilityName } from "./capabilities.ts";

/** The agent that sends a request, and the capabilities that it shares with the shop. */
export interface Agent {
  /** The address of the agent's profile. */
  readonly profile: string;
  /** The capabilities that both sides have. */
  readonly capabilities: ReadonlySet<CapabilityName>;
  /** Where the agent wants to receive order events, according to its profile. */
  readonly webhookUrl?: string;
}

/** A command with a known type, so that the type of its result is known too. */
export type ShopCommand<Type extends CommandType> = { readonly type: Type } & CommandOf<Type>;

/** The result of one command. */
export interface Ran<Result> {
  /** The answer of the shop, or its error. */
  readonly result: SafeResult<Result>;
  /** Whether the answer is the stored one of an earlier call with the same idempotency key. */
  readonly replayed: boolean;
  /** Whether the command created a cart or a checkout. */
  readonly created: boolean;
}

/** The metadata that a call adds to its command. */
export interface RunMeta
  extends Pick<CommandMeta, "idempotency_key" | "request_digest" | "if_match"> {
  /** The binding over which the call came. */
  readonly surface: "ucp" | "mcp";
}

/** The shop of one request: the base of its links, and a function that carries out commands. */
export interface UcpShop {
  /** The address of the shop, without a slash at the end. */
  readonly base: string;
  /** Where order events go if the agent's profile names no address. */
  readonly webhookUrl?: string;
  /** Carries out one command. The function builds a command that depends on the shop. */
  run<Type extends CommandType>(
    command: ShopCommand<Type> | ((store: Store) => ShopCommand<Type>),
    meta: RunMeta,
  ): Promise<Ran<CommandResults[Type]>>;
}

/**
 * The idempotency key of a write and the digest of its request. `body` is what the shop reads of
 * the request: a canonical form costs time, so none is made of names that are dropped.
 */
export function idempotencyMeta(
  key: string | null | undefined,
  path: string,
  body: unknown,
): Pick<CommandMeta, "idempotency_key" | "request_digest"> {
  if (key === null || key === undefined || key === "") return {};
  const text = `${path}\n${body === undefined ? "" : canonicalJson(body)}`;
  return { idempotency_key: key, request_digest: base64Url(sha256(utf8ToBytes(text))) };
}
