import { unwrap } from "@almanac/kernel/errors/result";
import {
  batchPlaceOf,
  pathOf,
  type Question,
  type Service as Questions,
} from "@almanac/questions/question";
import * as z from "zod";
import { batchBodyLimitBytes } from "../read-body.ts";
import { explainQuery, withExplain } from "../read-query.ts";
import { type BatchOptions, batchOperation } from "./batch.ts";
import type { Call, Operation } from "./operation.ts";

/** How this server answers a question that the library alone cannot answer. */
export interface Handler extends Partial<Pick<BatchOptions, "concurrency" | "rowProblems">> {
  readonly handle: Operation["handle"];
  /** Answers one row of a batch. */
  readonly row?: BatchOptions["run"];
}

type Unanswered<Entries> = {
  [Id in keyof Entries]: Entries[Id] extends { readonly ask: unknown } ? never : Id;
}[keyof Entries];

/** A handler for each question without a function that answers it, and for no other. */
export type Handlers<Entries> = { readonly [Id in Unanswered<Entries>]: Handler };

type Schemas = Readonly<Record<string, unknown>>;

interface Place {
  readonly now: () => number;
}

/**
 * The operations of a service: each question, followed by its batch. The order is that of
 * the questions.
 */
export function operationsOf<
  Module extends Schemas,
  Entries extends Record<string, Question<Module>>,
>(
  service: Questions<Module> & { readonly questions: Entries },
  schemas: Module,
  { now }: Place,
  handlers: Handlers<Entries>,
): Operation[] {
  const known: Readonly<Record<string, Handler | undefined>> = handlers;
  return Object.entries<Question<Module>>(service.questions).flatMap(([id, question]) => {
    const handler = known[id] ?? libraryHandler(question, schemas, now);
    const entry = { id, question, handler, schemas, service };
    return [single(entry), ...(question.batch ? [batch(entry, question.batch)] : [])];
  });
}

interface Entry<Module extends Schemas> {
  readonly id: string;
  readonly question: Question<Module>;
  readonly handler: Handler;
  readonly schemas: Module;
  readonly service: Questions<Module>;
}

function libraryHandler<Module extends Schemas>(
  question: Question<Module>,
  schemas: Module,
  now: () => number,
): Handler {
  const { ask, cachedSeconds, query } = question;
  if (ask === undefined) throw new TypeError(`nothing answers ${question.at}`);
  const row = (request: unknown) => unwrap(ask(request, { now }));
  const converted = query === undefined ? [] : convertedFields(objectNamed(schemas, query));
  return {
    row,
    handle(call) {
      const body = row(requestOf(question, call, converted));
      if (cachedSeconds === undefined) return { body };
      return { body, headers: { "Cache-Control": `private, max-age=${cachedSeconds}` } };
    },
  };
}

/** A field of a query whose text stands for a number or for true or false. */
type Converted = readonly [name: string, convert: (text: string) => unknown];

function convertedFields(query: z.ZodObject): readonly Converted[] {
  return Object.entries(query.shape).flatMap(([name, field]): Converted[] => {
    // The types of a shape say nothing of its fields; each is a schema.
    const schema: unknown = field;
    if (!(schema instanceof z.ZodType)) return [];
    if (schema.meta()?.type === "integer") return [[name, numberOf]];
    return schema.safeParse("true").success && !schema.safeParse("other").success
      ? [[name, (text) => text === "true"]]
      : [];
  });
}

/** The library refuses text that is not a number. */
function numberOf(text: string): unknown {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

function requestOf<Module>(
  { at, explain }: Question<Module>,
  { body, params, query }: Pick<Call, "body" | "params" | "query">,
  converted: readonly Converted[] = [],
): unknown {
  if (!at.startsWith("GET ")) return explain ? withExplain(body, query) : body;
  const request: Record<string, unknown> = { ...params, ...query };
  for (const [name, convert] of converted) {
    const text = query[name];
    if (text !== undefined) request[name] = convert(text);
  }
  return request;
}

function single<Module extends Schemas>(entry: Entry<Module>): Operation {
  const { id, question, handler, schemas, service } = entry;
  const { at, says, request, params, query, state, errorCodes, cachedSeconds } = question;
  const { explain, weight, isHeavy } = question;
  const [method = ""] = at.split(" ");
  const schema = schemaNamed(schemas, question.answer);
  const askedOf = (asked: Pick<Call, "body" | "query">) =>
    requestOf(question, { ...asked, params: {} });
  const answers = typeof says === "string" ? { 200: says } : says;
  return {
    method: methods[method] ?? "get",
    path: pathOf(question),
    operationId: id,
    summary: question.summary,
    description: question.limits ?? service.limits,
    ...(params === undefined ? {} : { params: objectNamed(schemas, params) }),
    ...(query === undefined ? {} : { query: objectNamed(schemas, query) }),
    ...(explain ? { query: explainQuery } : {}),
    ...(question.libraryJudgesQuery ? { libraryJudgesQuery: true } : {}),
    ...(request === undefined || method === "GET" ? {} : { body: schemaNamed(schemas, request) }),
    ...(question.isLarge ? { bodyLimitBytes: batchBodyLimitBytes } : {}),
    replies: Object.fromEntries(
      Object.entries(answers).map(([status, description]) => [status, { description, schema }]),
    ),
    ...(errorCodes === undefined ? {} : { errorCodes }),
    ...(cachedSeconds === undefined ? {} : { etag: "cached" }),
    ...(question.isOfFew ? { isOfFew: true } : {}),
    ...(state === undefined ? {} : { etag: "stored" }),
    ...(state === "written" ? written : {}),
    ...(weight === undefined ? {} : { weight: (asked) => weight(askedOf(asked)) }),
    ...(isHeavy === undefined
      ? {}
      : { isHeavy: (asked) => isHeavy === true || isHeavy(askedOf(asked)) }),
    handle: handler.handle,
  };
}

const written: Partial<Operation> = {
  conditions: ["Idempotency-Key", "If-Match"],
  // draft-ietf-httpapi-idempotency-key-header-06, section 2.7
  statusOfCode: { idempotency_conflict: 422 },
};

const methods: Readonly<Record<string, Operation["method"]>> = {
  GET: "get",
  POST: "post",
  DELETE: "delete",
};

function batch<Module extends Schemas>(
  { id, question, handler, schemas, service }: Entry<Module>,
  { most, rows, gets, rowsPerUnit, ...own }: NonNullable<Question<Module>["batch"]>,
): Operation {
  const { at, request, errorCodes = service.errorCodes } = question;
  const { explain = question.explain, limits = question.limits ?? service.limits } = own;
  const { row, concurrency, rowProblems } = handler;
  if (row === undefined || request === undefined) throw new TypeError(`${at} has no rows`);
  return batchOperation({
    path: pathOf({ at: batchPlaceOf(question) }),
    operationId: `${id}Batch`,
    summary: `Up to ${most.toLocaleString("en-US")} ${rows}, each with its own ${gets} or problem`,
    description: limits,
    item: schemaNamed(schemas, request),
    result: schemaNamed(schemas, question.answer),
    maxItems: most,
    errorCodes,
    ...(explain ? { explain } : {}),
    ...(rowsPerUnit === undefined ? {} : { rowsPerUnit }),
    ...(concurrency === undefined ? {} : { concurrency }),
    ...(rowProblems === undefined ? {} : { rowProblems }),
    run: row,
  });
}

/** The schema that an entry names. */
export function schemaNamed(module: Schemas, name: string): z.ZodType {
  const schema = module[name];
  if (schema instanceof z.ZodType) return schema;
  throw new TypeError(`there is no schema ${name}`);
}

function objectNamed(module: Schemas, name: string): z.ZodObject {
  const schema = schemaNamed(module, name);
  if (schema instanceof z.ZodObject) return schema;
  throw new TypeError(`${name} is not the schema of an object`);
}
