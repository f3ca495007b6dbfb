import { missingField } from "@almanac/kernel/errors/issue";
import * as z from "zod";
import { StoreError } from "../../errors.ts";
import { read } from "../../internal/engine/read-input.ts";
import { type UcpVersion, ucpVersions } from "../../ucp/capabilities.ts";
import type { SendToAgent } from "./sendWebhooks.ts";
import type { PrivateJwk } from "./signing-key.ts";

/** Options of {@link createUcpHandler}. */
export interface UcpHandlerOptions {
  /**
   * The origin of the shop in its links and its profile, such as `https://shop.example`. That of
   * each request unless given.
   */
  readonly origin?: string | undefined;
  /**
   * The versions of the protocol. Default: both. The older one has its profile
   * at `/.well-known/ucp`.
   */
  readonly versions?: readonly UcpVersion[] | undefined;
  /**
   * Signs the webhooks. Default: the example key of RFC 9421: everybody knows it, so it is only
   * good for tests.
   */
  readonly signingKey?: PrivateJwk | undefined;
  /** Sends webhooks, and reads the profiles of agents. Without it, webhooks are only recorded. */
  readonly send?: SendToAgent | undefined;
  /**
   * Where order events go, if no profile names an address. Without an address, no webhook is sent.
   */
  readonly webhookUrl?: string | undefined;
  /**
   * `fetch` reads each agent's profile with `send`. `off` (default) assumes that every agent has
   * all capabilities.
   */
  readonly negotiation?: "off" | "fetch" | undefined;
  /** Waits when a scenario delays an answer. Without it, answers are not delayed. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
}

const coordinate = z.string().regex(/^[\w-]{43}$/, "a number of 32 bytes in base64url");
const isFunction = (value: unknown) => typeof value === "function";
const isAddress = (value: string) => URL.canParse(value) && /^https?:/.test(value);
const isOrigin = (value: string) => isAddress(value) && new URL(value).origin === value;

const optionsSchema = z.strictObject({
  origin: z
    .string("an origin such as https://shop.example")
    .refine(isOrigin, "an origin such as https://shop.example")
    .optional(),
  versions: z.array(z.enum(ucpVersions)).min(1).optional(),
  signingKey: z
    .object({
      kty: z.literal("EC"),
      crv: z.literal("P-256"),
      x: coordinate,
      y: coordinate,
      d: coordinate,
    })
    .optional(),
  send: z.custom<SendToAgent>(isFunction, "a function").optional(),
  webhookUrl: z
    .string("an address such as https://agent.example/orders")
    .refine(isAddress, "an address such as https://agent.example/orders")
    .optional(),
  negotiation: z.enum(["off", "fetch"]).optional(),
  wait: z.custom<(ms: number) => Promise<void>>(isFunction, "a function").optional(),
});

/** Checks the options. Throws a `StoreError` that lists every issue. */
export function readUcpOptions(options: unknown): UcpHandlerOptions {
  const known = read(optionsSchema, options, "The options");
  if (known.negotiation !== "fetch" || known.send !== undefined) return known;
  throw new StoreError([missingField(["send"], "a function that reads the profiles")]);
}
