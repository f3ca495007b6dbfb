import { nearestCode } from "@almanac/kernel/messages/nearest";
import type { Context, Hono } from "hono";
import { anyone } from "../../access/caller.ts";
import { type Watch, watched } from "../../http/observed-route.ts";
import { isForThisMachine, ownAddress } from "../../http/origins.ts";
import { sendText } from "../../http/send-text.ts";
import { headersOf } from "../../incoming-request.ts";
import { countCall, createAddressLimiter, type Limiter } from "../../limits/limiters.ts";
import { problemOf } from "../../problems/library-problem.ts";
import type { Problem, ProblemError } from "../../problems/problem.ts";
import { platformProblem } from "../../problems/problem-kinds.ts";
import { uncachedPage, uncachedPageHeaders } from "../../security-headers.ts";
import type { Html } from "../html.ts";
import type { PageStore, Site } from "../site.ts";
import { createAsk } from "./ask.ts";
import { certificateQuestion } from "./certificate.ts";
import { parcelQuestion } from "./parcel.ts";
import { payQuestion } from "./pay.ts";
import {
  choicesOf,
  type Field,
  isFaultOf,
  isUnknownChoice,
  type Question,
  type Values,
} from "./question.ts";
import { shopQuestion } from "./shop.ts";
import { taxQuestion } from "./tax.ts";
import { questionCards, refusedPage, type TryPage, tryPage } from "./try-page.ts";
import { vinQuestion } from "./vin.ts";

/** Every form, in the order in which pages list them. */
export const questions: readonly Question[] = [
  parcelQuestion,
  vinQuestion,
  taxQuestion,
  payQuestion,
  certificateQuestion,
  shopQuestion,
];

const questionsPerMinute = 60;
const longestValue = 200;

/** Answers of the forms can be about a person, so no cache and no search engine may store them. */
const tryHeaders = { ...uncachedPageHeaders, "X-Robots-Tag": "noindex" };

/**
 * The forms that answer questions. Each is an ordinary GET, so that it works without script, and
 * the address contains the question. The log never contains the query of a request.
 */
export function mountTry(app: Hono, site: Site, stored: PageStore): void {
  const { gate, limiters } = site;
  const perAddress = createAddressLimiter(limiters, "try:address", questionsPerMinute, 60);
  for (const question of offered(site)) {
    const { path: route, service } = question;
    // A request without a key is answered only if it needs none, so the refusal has no form.
    const refusal = (error: unknown, watch: Watch) => {
      const { problem, headers } = asProblem(error, watch, site, route);
      return uncachedPage(refusedPage(problem), problem.status, { ...tryHeaders, ...headers });
    };
    const handle = watched(gate, { route, service, refusal }, (context, watch) =>
      answerQuestion(question, context, watch, { site, stored, perAddress }),
    );
    app.get(route, handle);
  }
}

/**
 * The cards of the questions that this server offers, without the one that the page shows already.
 */
export function tryCards(site: Site, shown?: Question, more?: Html): Html {
  return questionCards(
    offered(site).filter((question) => question !== shown),
    ({ service }) => !site.gate.prelaunch.has(service),
    more,
  );
}

function offered({ services }: Site): readonly Question[] {
  return questions.filter(({ service }) => services.some(({ id }) => id === service));
}

async function answerQuestion(
  question: Question,
  context: Context,
  watch: Watch,
  { site, stored, perAddress }: { site: Site; stored: PageStore; perAddress: Limiter },
): Promise<Response> {
  const given = valuesOf(question, context);
  const isExample = Object.keys(given).length === 0;
  const values = isExample ? (question.examples[0]?.values ?? {}) : given;
  // Forms connect for everyone where no keys are required, or only this machine can ask.
  const isForEveryone = site.gate.access === undefined || isForThisMachine(site.address);
  const needsKey = question.waits === true && !isForEveryone;
  const shown = { question, values, isExample, needsKey, base: ownAddress(context, site.address) };
  const show = async (found: Pick<TryPage, "answer" | "problem">, status = 200, headers = {}) => {
    const page = String(tryPage({ ...shown, ...found }));
    return sendText(headersOf(context), page, { ...tryHeaders, ...headers }, status);
  };
  if (isExample && question.waits) return show({});
  try {
    if (watch.caller === anyone) await admitKeyless(needsKey, watch.address, perAddress);
    const ask = createAsk(context, site.gate, watch.requestId, site.services, watch);
    if (!isExample) return await show({ answer: await question.answer(values, ask) });
    // The example depends on no question, so it is built once for each host.
    const name = `${question.path} ${shown.base} ${needsKey}`;
    const page = await stored(name, async () =>
      tryPage({ ...shown, answer: await question.answer(values, ask) }),
    );
    return await page.respond(headersOf(context), tryHeaders);
  } catch (error) {
    const { problem, headers } = asProblem(error, watch, site, question.path);
    const reworded = withUnknownChoices(question, values, problem);
    return show({ problem: reworded }, problem.status, headers);
  }
}

/** The values of the form, by the names of its fields. Other parameters mean nothing here. */
function valuesOf({ fields }: Question, context: Context): Values {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = context.req.query(name);
      return value === undefined ? [] : [[name, value.trim().slice(0, longestValue)]];
    }),
  );
}

async function admitKeyless(
  needsKey: boolean,
  address: string,
  perAddress: Limiter,
): Promise<void> {
  if (needsKey) {
    throw platformProblem(
      "missing_api_key",
      "This form connects to other servers, so it needs an API key. You can ask for one at /early-access.",
    );
  }
  await countCall(perAddress, address, "questions a minute");
}

function asProblem(error: unknown, watch: Watch, { gate }: Site, route: string): ProblemError {
  const { requestId } = watch;
  const found = problemOf(error, "body", { requestId, route }, gate.log);
  watch.code = found.problem.code;
  return found;
}

/**
 * A problem in which the fault of an unknown choice is one short sentence with labels. The sentence
 * of the library lists every id, which the list in the form shows already.
 */
function withUnknownChoices(question: Question, values: Values, problem: Problem): Problem {
  const { errors = [] } = problem;
  const reworded = errors.map((fault) => {
    const field = question.fields.find((each) => isFaultOf(each, fault));
    const value = values[field?.name ?? ""] ?? "";
    if (field === undefined || !isUnknownChoice(field, value)) return fault;
    return { ...fault, detail: unknownChoice(field, value) };
  });
  const [first] = reworded;
  if (first === undefined || reworded.every((fault, index) => fault === errors[index])) {
    return problem;
  }
  const detail = reworded.length === 1 ? first.detail : problem.detail;
  return { ...problem, detail, errors: reworded };
}

function unknownChoice(field: Field, value: string): string {
  const choices = choicesOf(field);
  const meant = nearestCode(
    value,
    choices.map(([code, name]) => ({ code, name })),
  );
  const [, label] = choices.find(([code]) => code === meant) ?? [];
  const question = label === undefined ? "Choose one from the list." : `Did you mean ${label}?`;
  return `${field.label}: the list has no “${value}”. ${question}`;
}
