import { fieldsOf } from "@almanac/kernel/objects/objects";
import { percentDecode } from "@almanac/kernel/requests/percent-decode";
import { StoreError } from "../errors.ts";
import type { Store } from "../store.ts";
import type { CommandMeta, TransportFault } from "../types.ts";
import { versionCondition } from "./if-match.ts";
import { problemOf, storeProblem } from "./problem.ts";

export interface SeedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly faults: readonly TransportFault[];
}

interface Call {
  readonly params: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Returns the body of the answer. The shop knows whether something was created. */
type Operation = (store: Store, call: Call, meta: CommandMeta) => object;

interface Route {
  readonly pattern: RegExp;
  readonly methods: Readonly<Record<string, Operation>>;
}

/** The id in a path. The pattern of the path guarantees that there is one. */
const idIn = ([id = ""]: readonly string[]) => id;

/** Passes what a client sent to a method of the shop, whatever request the method takes. */
function sent<Request>(given: unknown): Request {
  // This checks nothing. The shop validates every request, and throws a StoreError.
  return given as Request;
}

/** The methods of each path, in which `:id` stands for an id. */
const methodsAt: Readonly<Record<string, Route["methods"]>> = {
  "/products": { GET: (store, { query }, meta) => store.listProducts(sent(query), meta) },
  "/products/:id": { GET: (store, { params }, meta) => store.getProduct(idIn(params), meta) },
  "/carts": { POST: (store, { body }, meta) => store.changeCart(sent(body), meta) },
  "/carts/:id": {
    GET: (store, { params }, meta) => store.getCart(idIn(params), meta),
    POST: (store, { params, body }, meta) =>
      store.changeCart(sent({ ...fieldsOf(body), cart_id: idIn(params) }), meta),
    DELETE: (store, { params }, meta) => store.clearCart(idIn(params), meta),
  },
  "/carts/:id/checkout": {
    POST: (store, { params, body }, meta) => store.startCheckout(idIn(params), sent(body), meta),
  },
  "/checkouts/:id": { GET: (store, { params }, meta) => store.getCheckout(idIn(params), meta) },
  "/checkouts/:id/complete": {
    POST: (store, { params, body }, meta) => store.completeCheckout(idIn(params), sent(body), meta),
  },
  "/orders/:id": { GET: (store, { params }, meta) => store.getOrder(idIn(params), meta) },
  "/orders/:id/cancel": {
    POST: (store, { params, body }, meta) => store.cancelOrder(idIn(params), sent(body), meta),
  },
};

const routes = Object.entries(methodsAt).map(
  ([path, methods]): Route => ({
    pattern: new RegExp(`^${path.replace(":id", "([^/]+)")}$`),
    methods,
  }),
);

export function findRoute(
  path: string,
): { methods: Route["methods"]; params: readonly string[] } | undefined {
  for (const { pattern, methods } of routes) {
    const match = pattern.exec(path);
    if (match) return { methods, params: match.slice(1).map(percentDecode) };
  }
  return undefined;
}

/** Carries out an operation, and returns its answer with the faults of the scenario. */
export function answer(store: Store, operation: Operation, call: Call): SeedReply {
  store.drain();
  try {
    const body = operation(store, call, metaOf(call.headers));
    const { faults, replayed, created } = store.drain();
    const version =
      "version" in body && typeof body.version === "number" ? body.version : undefined;
    return {
      status: created ? 201 : 200,
      headers: {
        "Content-Type": "application/json",
        ...(version === undefined ? {} : { ETag: `"${version}"` }),
        ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
      },
      body,
      faults,
    };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const { faults, replayed } = store.drain();
    const fault = faults.find((each) => each.kind === "status");
    const problem = fault
      ? problemOf(fault.code, { status: fault.status, title: "The request failed" }, error.message)
      : storeProblem(error);
    return {
      status: problem.status,
      headers: {
        "Content-Type": "application/problem+json",
        ...(replayed ? { "Idempotent-Replayed": "true" } : {}),
      },
      body: problem,
      faults,
    };
  }
}

/** Reads the metadata of a command from the headers. */
function metaOf(headers: Headers): CommandMeta {
  const key = headers.get("Idempotency-Key");
  const scenario = headers.get("X-Lab-Scenario");
  return {
    headers: Object.fromEntries(headers),
    ...(key === null || key === "" ? {} : { idempotency_key: key }),
    ...versionCondition(headers.get("If-Match")),
    ...(scenario === null ? {} : { scenario }),
  };
}
