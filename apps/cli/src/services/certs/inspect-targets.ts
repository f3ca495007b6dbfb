import {
  type CertError,
  type CertificateFacts,
  type CertificateReport,
  safeInspectCertificate,
  safeParseBundle,
} from "@almanac/certs";
import type { SafeResult } from "@almanac/kernel/errors/result";
import { certs } from "@almanac/questions/certs";
import { askInOrder } from "../../bulk/run/in-order.ts";
import type { Context } from "../../context.ts";
import { AlmanacError, type CommandIssue } from "../../errors/almanac-error.ts";
import type { Reply } from "../../output/print-reply.ts";
import { createAskTogether, remoteBatchOf } from "../../remote/ask.ts";
import { openServer } from "../../remote/server.ts";
import { quoted } from "../../text/printable.ts";
import type { CertRun } from "./options.ts";
import { type CertTarget, requestOf } from "./targets.ts";

/** The result for one target: a report or an error. */
export interface Answered {
  readonly name: string;
  readonly report?: CertificateReport | CertificateFacts;
  readonly error?: AlmanacError;
  /** The text of the error without the target's name, for output that already shows the name. */
  readonly reason?: string;
}

/** Prints answers in one format. They come one by one and are not kept. */
export interface AnswerPrinter {
  /** Whether it prints nothing for long, so that a person wants to see that it works. */
  readonly waits: boolean;
  readonly add: (answer: Answered) => Promise<void>;
  /** Prints the rest. The result decides the exit code. */
  readonly end: () => Promise<Pick<Reply, "failed" | "failure" | "exit">>;
}

const onServer = remoteBatchOf(certs, certs.questions.inspectCertificate);

/** How many servers are asked at a time. */
const lookupsAtOnce = 20;
/** One request to the server of --api is read while the other is answered. */
const requestsAtOnce = 2;

/**
 * Asks every server, several at the same time, and yields the answers of each target in the order
 * of the targets, as soon as they and those before them are known.
 */
export async function* inspectTargets(
  targets: AsyncIterable<CertTarget>,
  run: CertRun,
  { io, settings: { api } }: Context,
): AsyncGenerator<readonly Answered[], void, undefined> {
  const { timeoutMs, publicOnly } = run;
  const allow = publicOnly ? [] : "any";
  const { now, signal } = io;
  const inspect: (request: unknown) => Promise<Inspected> =
    api === undefined
      ? (request) => safeInspectCertificate(request, { allow, timeoutMs, now, signal })
      : createAskTogether(onServer, await openServer(api.value, io));
  const concurrency = api === undefined ? lookupsAtOnce : requestsAtOnce * onServer.mostItems;
  const answerTarget = async (target: CertTarget) =>
    "bytes" in target
      ? answersOfBytes(target, run, io.now)
      : [answerOf(target.name, await inspect(target.request), run)];
  yield* askInOrder(targets, answerTarget, { concurrency, perSecond: undefined });
}

type Inspected = SafeResult<CertificateReport, CertError | AlmanacError>;

function answerOf(
  name: string,
  result: SafeResult<CertificateReport | CertificateFacts, CertError | AlmanacError>,
  run: CertRun,
): Answered {
  return result.success
    ? { name, report: result.data }
    : { name, ...failure(result.error, name, run) };
}

function answersOfBytes(
  { name, bytes }: CertTarget & { bytes: Uint8Array },
  run: CertRun,
  now: () => number,
): Answered[] {
  const bundle = safeParseBundle(bytes, { now });
  if (!bundle.success) return [{ name, ...failure(bundle.error, name, run) }];
  return bundle.data.map((result, index) => {
    const label = bundle.data.length > 1 ? `${name}#${index + 1}` : name;
    return answerOf(label, result, run);
  });
}

function failure(
  error: CertError | AlmanacError,
  name: string,
  run: CertRun,
): Required<Pick<Answered, "error" | "reason">> {
  // The server did not answer for this target.
  if (error instanceof AlmanacError) return { error, reason: error.message };
  const isUsage = error.category === "invalid";
  const issues = error.issues.map(({ code, path, message }): CommandIssue => {
    const parameter = parameterOf(path[0], name, run);
    const what = wordsOf(message.replace(/\.$/, ""), String(path[0]), parameter, name);
    return { code, parameter, what, ...(isUsage ? { see: "almanac help cert" } : {}) };
  });
  return {
    error: new AlmanacError(error.category, issues, { cause: error }),
    reason: error.issues.map(({ message }) => message.replace(/\.$/, "")).join("; "),
  };
}

/** Begins with the target's name, unless it contains it or is about an option. */
function wordsOf(said: string, field: string, parameter: string, name: string): string {
  if (parameter !== "<target>" && said.startsWith(`${field} `)) {
    return `${parameter}${said.slice(field.length)}`;
  }
  return said.includes(name) ? said : `${quoted(name)}: ${said}`;
}

/** The parameter that an issue names: the option that set the field, or else `<target>`. */
function parameterOf(field: string | number | undefined, name: string, { asked }: CertRun): string {
  const isOption =
    typeof field === "string" && Object.hasOwn(asked, field) && !(field in requestOf(name));
  return isOption ? `--${field.replaceAll("_", "-")}` : "<target>";
}
