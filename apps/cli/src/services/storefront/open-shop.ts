import { existsSync, writeFileSync } from "node:fs";
import process from "node:process";
import { type AlmanacProblem, createAlmanac } from "@almanac/client";
import { entriesOf, keysOf, present } from "@almanac/kernel/objects/objects";
import { type ShopCall, type ShopQuestion, storefront } from "@almanac/questions/storefront";
import { canonicalJson, createStore, storeErrorCodes } from "@almanac/storefront-fixtures";
import {
  cartSchema,
  listedProductSchema,
  productPageSchema,
  seedCheckoutSchema,
  seedOrderSchema,
} from "@almanac/storefront-fixtures/schema";
import { AlmanacError, fault, refuse, wrongValue } from "../../errors/almanac-error.ts";
import { type ErrorKind, errorKinds } from "../../errors/exit-codes.ts";
import type { Io } from "../../io.ts";
import { type AccessOptions, inOption, inOptions, readJson, storeOptions } from "./options.ts";

/** The schemas that the questions name as those of their answers. */
const schemas = {
  cartSchema,
  listedProductSchema,
  productPageSchema,
  seedCheckoutSchema,
  seedOrderSchema,
};

type Questions = typeof storefront.questions;
type Answers = { readonly [Id in keyof Questions]: ReturnType<Questions[Id]["answerIn"]> };

/** Asks a shop, which is local or served, one question of the seed contract. */
type AskShop = <Id extends keyof Questions>(
  id: Id,
  call: Partial<ShopCall>,
) => Promise<Answers[Id]>;

/**
 * Opens the shop that the options name: a served shop (--url), or one in this process (which
 * --state can save). Its errors name options in place of fields.
 */
export function openShop(options: AccessOptions, io: Pick<Io, "signal">): AskShop {
  const { url, ...local } = options;
  if (url === undefined) return openLocalShop(local);
  const misplaced = Object.keys(local).filter((name) =>
    ["seed", "size", "catalog", "state"].includes(name),
  );
  const why = "makes a shop here and cannot be used with --url";
  const see = "almanac help shop";
  const issues = misplaced.map((name) => fault("unknown_field", `--${name}`, why, { see }));
  if (issues.length > 0) refuse(...issues);
  return openRemoteShop(url, io.signal);
}

/** With a state file, the shop continues from what the previous call saved. */
function openLocalShop({ state, ...options }: Omit<AccessOptions, "url">): AskShop {
  const store = createStore(storeOptions(options));
  if (state !== undefined && existsSync(state)) store.restore(readJson(state, "--state"));
  return async (id, call) => {
    const question: ShopQuestion = storefront.questions[id];
    try {
      const answer = question.answerIn(store, { params: {}, query: {}, body: undefined, ...call });
      if (state !== undefined && question.state === "written") {
        writeFileSync(state, `${canonicalJson(store.snapshot())}\n`);
      }
      // The answer is that of the question.
      return answer as Answers[typeof id];
    } catch (error) {
      throw inOptions(error);
    }
  };
}

const timeoutMs = 10_000;

/** Calls a served shop over HTTP, through its plain endpoints (the "seed contract"). */
function openRemoteShop(address: string, signal: AbortSignal): AskShop {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return refuse(wrongValue("--url", "an address such as http://127.0.0.1:8788", address));
  }
  const key = process.env.ALMANAC_API_KEY;
  const baseUrl = `${url.origin}${url.pathname.replace(/\/$/, "")}`;
  return async (id, { params: path, query, body }) => {
    const { at, answer } = storefront.questions[id];
    let asked = baseUrl;
    const send = (request: Request) => {
      asked = request.url;
      return fetch(request);
    };
    // A scenario can order any answer, and the user wants to see it.
    const almanac = createAlmanac({ baseUrl, retries: 0, fetch: send, ...(key && { key }) });
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const answered = await almanac
      .request(at, { params: present({ path, query }), body, signal: until })
      .catch((cause: unknown) => {
        throw noAnswer(asked, cause);
      });
    if (answered.error !== undefined) throw fromProblem(answered.error, asked);
    const parsed = schemas[answer].safeParse(answered.data);
    // The schema is that of the question's answer.
    if (parsed.success) return parsed.data as Answers[typeof id];
    throw unreachable(`${asked} returned something that is not an answer of a shop`);
  };
}

/** The shop's problem as an error whose messages name options. */
function fromProblem(problem: AlmanacProblem, asked: string): AlmanacError {
  const { code, status, message: detail, errors, cause } = problem;
  if (code === "connection_failed" || cause !== undefined) return noAnswer(asked, cause);
  if (code === "unexpected_answer") {
    return unreachable(`the shop answered status ${status} without a reason`);
  }
  const faults = errors.length > 0 ? errors : [{ code, detail }];
  const issues = faults.map(({ code: each, detail: message, pointer = "", parameter }) =>
    inOption({ code: each, path: parameter?.split(".") ?? pointer.split("/").slice(1), message }),
  );
  return new AlmanacError(categoryOf(code, status), issues);
}

/** By the library's codes: a status does not tell an invalid request from an unsupported one. */
function categoryOf(code: string, status: number): ErrorKind {
  const known = entriesOf(storeErrorCodes).find(([, codes]) => codes.some((each) => each === code));
  if (known !== undefined) return known[0];
  if (status === 422) return "conflict";
  if (status === 401) return "blocked";
  if (status === 429) return "overloaded";
  const names = keysOf(errorKinds);
  return names.find((name) => errorKinds[name].status === status) ?? "unreachable";
}

/** The error for a connection that failed. Node names the reason in the cause of its error. */
function noAnswer(asked: string, error: unknown): AlmanacError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : "no reason given";
  return unreachable(`${asked} did not answer: ${reason}`);
}

function unreachable(what: string): AlmanacError {
  return new AlmanacError("unreachable", [{ code: "unreachable", parameter: "--url", what }]);
}
