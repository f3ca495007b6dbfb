import type { Hono } from "hono";
import type {
  DescribedOperation,
  OpenApiDocument,
} from "../../apps/api/src/http/openapi/document.ts";
import { tools } from "../../apps/api/src/mcp/tools/index.ts";
import { vpicEndpoints } from "../../apps/api/src/services/vin/vpic/mount-vpic.ts";
import { type ExampleExchange, sendExamples } from "../../apps/api/test/example-requests.ts";
import { knownBad } from "./known-bad.ts";
import { type Schema, type Schemas, sample } from "./sample.ts";
import { pick, type Random, unseenVin, wideObject, wordFor } from "./words.ts";

/** One request, as parts that the search can exchange. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Something that a caller can ask for, and the requests that it is tried with. */
export interface Subject {
  readonly name: string;
  draw(random: Random): Asked;
  /** Shapes that were slow once, or that look slow. */
  readonly known: readonly ((random: Random) => Asked)[];
}

/**
 * Every operation of the OpenAPI document, tool and method of MCP, endpoint of vPIC, and other
 * route of the app.
 */
export async function subjectsOf(
  app: Hono,
  document: OpenApiDocument,
  key: string,
): Promise<Subject[]> {
  const exchanges = await sendExamples(app, document, key);
  // The drawn values are compared with the schema by the API, so the bench need not know every
  // keyword of it.
  const schemas: Schemas = document.components.schemas as Schemas;
  return [
    ...exchanges.map((exchange) => operationSubject(exchange, schemas)),
    ...mcpSubjects(),
    ...vpicSubjects(),
    ...routeSubjects(app),
  ];
}

function operationSubject(exchange: ExampleExchange, schemas: Schemas): Subject {
  const { method, route, operation, operationId, body, path } = exchange;
  const schema = operation.requestBody?.content["application/json"]?.schema as Schema | undefined;
  const [sentPath = ""] = route.slice(method.length + 1).split("?");
  return {
    name: `${method} ${path.split("?")[0]} (${operationId})`,
    known: [
      () => ({ method, path: sentPath, query: exampleQuery(route), body }),
      ...(knownBad[operationId] ?? []).map((draw) => (random: Random) => ({
        method,
        path: sentPath,
        ...draw(random),
      })),
    ],
    draw: (random) => ({
      method,
      path: pathFor(sentPath, path, operation, random),
      query: queryFor(operation, random),
      ...(schema ? { body: sample(schema, schemas, random) } : {}),
    }),
  };
}

function exampleQuery(route: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(route.split("?")[1] ?? ""));
}

/** Places, codes and VINs are drawn. Ids of the shop stay those that exist. */
function pathFor(
  sent: string,
  shown: string,
  { parameters = [] }: DescribedOperation,
  random: Random,
) {
  let path = sent;
  for (const parameter of parameters) {
    if (!("in" in parameter) || parameter.in !== "path" || parameter.name.endsWith("_id")) continue;
    const drawn = encodeURIComponent(wordFor(parameter.name, random).toWellFormed()) || "x";
    path = path.replace(encodeURIComponent(String(parameter.example)), drawn);
  }
  return path === "" ? shown : path;
}

function queryFor({ parameters = [] }: DescribedOperation, random: Random) {
  const drawn = parameters.flatMap((parameter) => {
    if (!("in" in parameter) || parameter.in !== "query" || random(3) === 0) return [];
    const value =
      parameter.example !== undefined && random(3) === 0
        ? parameter.example
        : sample(parameter.schema, {}, random, parameter.name);
    return [[parameter.name, value]];
  });
  return Object.fromEntries(drawn);
}

function mcpSubjects(): Subject[] {
  const message = (method: string, params: unknown = {}) => ({
    jsonrpc: "2.0",
    id: 1,
    method,
    params,
  });
  const post = (body: unknown): Asked => ({ method: "POST", path: "/mcp", body });
  const lists = ["tools/list", "resources/list", "prompts/list"].map((method) => ({
    name: `MCP ${method}`,
    known: [() => post(Array.from({ length: 100 }, (_, id) => ({ ...message(method), id })))],
    draw: () => post(message(method)),
  }));
  const calls = tools.map(({ name, inputSchema }): Subject => {
    const call = (given: unknown) => post(message("tools/call", { name, arguments: given }));
    // A tool is described by JSON Schema, whose types list the keywords in another way.
    const schema = inputSchema as Schema;
    return {
      name: `MCP ${name}`,
      known: (knownBad[name] ?? []).map((draw) => (random: Random) => call(draw(random).body)),
      draw: (random) => call(sample(schema, {}, random)),
    };
  });
  return [...lists, ...calls];
}

function vpicSubjects(): Subject[] {
  const parts = ["Honda", "474", "a", "car", "1HG", "make", "24", "988", "e"];
  return vpicEndpoints.map(({ name, method = "GET" }): Subject => {
    const path = `/vpic/api/vehicles/${name}`;
    const query = (random: Random) => ({
      format: pick(["json", "xml", "csv"], random),
      ...(random(2) === 0 ? { page: 1 + random(3), type: "car", modelyear: 2015, year: 2015 } : {}),
    });
    const part = (random: Random) =>
      name.includes("Vin") ? unseenVin(random) : pick(parts, random);
    return {
      name: `vPIC ${name}`,
      known:
        knownBad[name]?.map((draw) => (random: Random) => ({ method, path, ...draw(random) })) ??
        [],
      draw: (random) => ({
        method,
        path:
          name.startsWith("GetAll") || method === "POST" ? path : pathOf(path, name, part, random),
        query: query(random),
        ...(method === "POST" ? { form: { DATA: unseenVin(random) } } : {}),
      }),
    };
  });
}

function pathOf(
  path: string,
  name: string,
  part: (random: Random) => string,
  random: Random,
): string {
  const years = name.endsWith("Year") ? `/modelyear/${2000 + random(25)}` : "";
  const make = name.endsWith("Year") ? (name.includes("Id") ? "/makeId" : "/make") : "";
  return `${path}${make}/${part(random)}${years}`;
}

/** Pages, files and the protocols of the shop. */
function routeSubjects(app: Hono): Subject[] {
  const routes = app.routes.filter(
    ({ path, method }) => !/\*|^\/(?:v1|mcp|vpic)\b/.test(path) && method !== "ALL",
  );
  const unique = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  return [...unique.values()].map(({ method, path }): Subject => {
    return {
      name: `${method} ${path}`,
      known:
        knownBad[path]?.map((draw) => (random: Random) => ({ method, path, ...draw(random) })) ??
        [],
      draw: (random) => ({
        method,
        path: path.replaceAll(/:\w+(?:\{[^}]*\})?/g, () =>
          pick(["unknown_field", "x", "returns"], random),
        ),
        ...(method === "GET" ? {} : { body: pick(shopBodies, random) }),
      }),
    };
  });
}

const shopBodies = [
  {},
  { line_items: [{ item: { id: "prd_quiet-saucepan_n3j0" }, quantity: 1 }] },
  {
    line_items: Array.from({ length: 2_000 }, (_, at) => ({ item: { id: `p${at}` }, quantity: 1 })),
  },
  { jsonrpc: "2.0", id: 1, method: "tools/list" },
  wideObject(15_000, "dependents_"),
];
