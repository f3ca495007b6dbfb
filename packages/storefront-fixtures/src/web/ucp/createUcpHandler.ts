import { percentDecode } from "@almanac/kernel/requests/percent-decode";
import { applyFaults } from "../../applyFaults.ts";
import type { CommandType } from "../../commands.ts";
import type { Store } from "../../store.ts";
import type { CommandMeta, TransportFault } from "../../types.ts";
import { UcpFault } from "../../ucp/fault.ts";
import type { ShopCommand, UcpShop } from "../../ucp/shop.ts";
import type { FetchHandler } from "../createFetchHandler.ts";
import type { UcpEndpoint, UcpHost, UcpReply } from "./endpoint.ts";
import { createNegotiate, type Negotiate } from "./negotiate.ts";
import { readBody } from "./request.ts";
import { restRefusal } from "./rest.ts";
import { type SendToAgent, sendWebhooks } from "./sendWebhooks.ts";
import { openSigningKey, type SigningKey, testKey } from "./signing-key.ts";
import { readUcpOptions, type UcpHandlerOptions } from "./ucp-options.ts";
import { ucpEndpoints } from "./ucpEndpoints.ts";

/** What all requests of a handler share. */
interface Handling {
  readonly store: Store;
  readonly options: UcpHandlerOptions;
  readonly negotiate: Negotiate;
  readonly signingKey: () => Promise<SigningKey>;
}

/**
 * Answers the requests of shopping agents in process: the Universal Commerce Protocol with its
 * profile, over REST and over MCP, in one version or in several. Scenarios apply. A dropped answer
 * rejects the promise, as `fetch` does. With `send` and `webhookUrl`, the webhooks that a request
 * causes have been sent when its answer arrives.
 *
 * Throws a `StoreError` for wrong options.
 *
 * @returns a function from `Request` to `Response`, for `/.well-known/ucp` and everything
 * below `/ucp`.
 * @example
 * const ucp = createUcpHandler(createStore(), { origin: "https://shop.example" });
 * const profile = await ucp(new Request("https://shop.example/.well-known/ucp"));
 * profile.status; // => 200
 */
export function createUcpHandler(store: Store, options: UcpHandlerOptions = {}): FetchHandler {
  const known = readUcpOptions(options);
  const { versions, send, negotiation = "off" } = known;
  const endpoints = ucpEndpoints(versions).map(toRoute);
  let key: Promise<SigningKey> | undefined;
  const signingKey = () => {
    key ??= openSigningKey(known.signingKey ?? testKey);
    return key;
  };
  const negotiate = createNegotiate(negotiation, profileReader(send), () => store.now());
  const handling: Handling = { store, options: known, negotiate, signingKey };
  const deliver = createDelivery(handling);
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    const faults: TransportFault[] = [];
    const base = known.origin ?? origin;
    const host = hostOf(request, base, faults, handling);
    const reply = await replyTo(request, pathname, endpoints, host);
    await deliver(base);
    return await write(request, reply, faults, known.wait);
  };
}

interface Route extends UcpEndpoint {
  readonly pattern: RegExp;
}

function toRoute(endpoint: UcpEndpoint): Route {
  const source = endpoint.path.replaceAll(".", "\\.").replace(":id", "([^/]+)");
  return { ...endpoint, pattern: new RegExp(`^${source}$`) };
}

async function replyTo(
  request: Request,
  path: string,
  routes: readonly Route[],
  host: UcpHost,
): Promise<UcpReply> {
  const { headers } = request;
  const method = request.method === "HEAD" ? "GET" : request.method;
  const found = routes.find(
    (route) => (route.method === method || route.method === "*") && route.pattern.test(path),
  );
  if (found === undefined) {
    const detail = `There is no path ${path} for ${request.method} in this protocol.`;
    return restRefusal(new UcpFault(404, "not_found", detail));
  }
  try {
    found.check(headers);
    const id = percentDecode(found.pattern.exec(path)?.[1] ?? "");
    const body = await readBody(request, found.body);
    return await found.answer({ method: request.method, path, id, headers, body }, host);
  } catch (error) {
    return found.refusal(host.asFault(error));
  }
}

function hostOf(
  { headers }: Request,
  base: string,
  faults: TransportFault[],
  { store, options, negotiate, signingKey }: Handling,
): UcpHost {
  const { webhookUrl } = options;
  const scenario = headers.get("x-lab-scenario");
  const given: CommandMeta = {
    headers: Object.fromEntries(headers),
    ...(scenario === null ? {} : { scenario }),
  };
  const shop: UcpShop = {
    base,
    ...(webhookUrl === undefined ? {} : { webhookUrl }),
    run: async <Type extends CommandType>(
      command: ShopCommand<Type> | ((store: Store) => ShopCommand<Type>),
      meta: Parameters<UcpShop["run"]>[1],
    ) => {
      const asked = typeof command === "function" ? command(store) : command;
      const dispatched = store.dispatch<Type>(asked, { ...given, ...meta });
      faults.push(...dispatched.faults);
      return dispatched;
    },
  };
  return {
    selectShop: async () => shop,
    negotiate,
    publicKeys: async () => [(await signingKey()).publicJwk],
    asFault: (error) => {
      if (error instanceof UcpFault) return error;
      throw error;
    },
  };
}

/**
 * Sends the webhooks that are due, unless a delivery is in progress. Otherwise, an agent that calls
 * the shop while it handles a webhook would wait for its own answer to that webhook.
 */
function createDelivery({ store, options }: Handling): (base: string) => Promise<void> {
  const { send } = options;
  let isSending = false;
  return async (base) => {
    if (send === undefined || isSending || store.dueWebhooks().length === 0) return;
    isSending = true;
    try {
      await sendWebhooks(store, { origin: base, signingKey: options.signingKey, send });
    } finally {
      isSending = false;
    }
  };
}

function profileReader(send: SendToAgent | undefined) {
  return async (address: string, headers: Readonly<Record<string, string>>) => {
    const response = await send?.(new Request(address, { headers, redirect: "manual" }));
    if (!response?.ok) throw new TypeError("The profile cannot be read.");
    return { headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}

async function write(
  request: Request,
  { status, headers, body }: UcpReply,
  faults: readonly TransportFault[],
  wait: UcpHandlerOptions["wait"],
): Promise<Response> {
  const id = request.headers.get("request-id");
  const own = {
    "Cache-Control": "no-store",
    ...headers,
    ...(id === null ? {} : { "Request-Id": id }),
  };
  const faulted = applyFaults({ status, headers: own, body }, faults);
  if (faulted.delay_ms > 0) await wait?.(faulted.delay_ms);
  if (faulted.drop) throw new TypeError("The scenario dropped the answer.");
  const isBare = request.method === "HEAD" || faulted.text === "";
  return new Response(isBare ? null : faulted.text, {
    status: faulted.status,
    headers: faulted.headers,
  });
}
