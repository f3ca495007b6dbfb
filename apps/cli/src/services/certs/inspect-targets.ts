import {
  type CertError,
  type CertificateFacts,
  type CertificateReport,
  type CertificateRequest,
  inspectCertificates,
  type SafeResult,
  safeParseBundle,
} from "@almanac/certs";
import type { Context } from "../../context.ts";
import { AlmanacError, type CommandIssue } from "../../errors/almanac-error.ts";
import { quoted } from "../../output/printable.ts";
import { askRows } from "../../remote/ask-rows.ts";
import { openServer } from "../../remote/open-server.ts";
import type { Server } from "../../remote/server.ts";
import { certsOnServer } from "./on-server.ts";
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

/** Asks every server, several at the same time. The answers are in the order of the targets. */
export async function inspectTargets(
  targets: readonly CertTarget[],
  run: CertRun,
  context: Context,
): Promise<Answered[]> {
  const { io } = context;
  const answers: Answered[][] = targets.map((target) =>
    "bytes" in target ? answersOfBytes(target, run, io.now) : [],
  );
  const places = targets.flatMap((target, place) =>
    "request" in target ? [{ place, target }] : [],
  );
  const asked = places.map(({ target }) => target.request as unknown);
  const { api } = context.settings;
  const inspections =
    api === undefined
      ? inspectCertificates(asked as CertificateRequest[], {
          allow: run.publicOnly ? [] : "any",
          timeoutMs: run.timeoutMs,
          now: io.now,
          signal: io.signal,
        })
      : inspectOnServer(asked, await openServer(api.value, io));
  const progress = progressOn(context, places.length);
  let done = 0;
  for await (const { index, result } of inspections) {
    const { place, target } = places[index] ?? {};
    if (place === undefined || target === undefined) continue;
    answers[place] = [answerOf(target.name, result, run)];
    done += 1;
    progress(done);
  }
  return answers.flat();
}

/** Like `inspectCertificates`, but a server makes the lookups. */
async function* inspectOnServer(asked: readonly unknown[], server: Server) {
  const { mostItems } = certsOnServer;
  for (let start = 0; start < asked.length; start += mostItems) {
    const rows = asked.slice(start, start + mostItems);
    for (const [place, result] of (await askRows(rows, certsOnServer, server)).entries()) {
      yield { index: start + place, result: result as SafeResult<CertificateReport> };
    }
  }
}

/** The answer for a server that was asked. */
export function answerOf(
  name: string,
  result: SafeResult<CertificateReport>,
  run: CertRun,
): Answered {
  return result.success
    ? { name, report: result.data }
    : { name, ...failure(result.error, name, run) };
}

/** The answers for the certificates of a file or of stdin. */
export function answersOfBytes(
  { name, bytes }: CertTarget & { bytes: Uint8Array },
  run: CertRun,
  now: () => number,
): Answered[] {
  const bundle = safeParseBundle(bytes, { now });
  if (!bundle.success) return [{ name, ...failure(bundle.error, name, run) }];
  return bundle.data.map((result, index) => {
    const label = bundle.data.length > 1 ? `${name}#${index + 1}` : name;
    return result.success
      ? { name: label, report: result.data }
      : { name: label, ...failure(result.error, label, run) };
  });
}

/** Converts an error of the library. Each message starts with the target's name, unless it already contains it. */
function failure(
  error: CertError | AlmanacError,
  name: string,
  run: CertRun,
): Required<Pick<Answered, "error" | "reason">> {
  // The server did not answer for this target.
  if (error instanceof AlmanacError) return { error, reason: error.message };
  const issues = error.issues.map(({ code, path, message }): CommandIssue => {
    const said = message.replace(/\.$/, "");
    const what = said.includes(name) ? said : `${quoted(name)}: ${said}`;
    return { code, parameter: parameterOf(path[0], name, run), what };
  });
  return {
    error: new AlmanacError(error.category, issues, { cause: error }),
    reason: error.issues.map(({ message }) => message.replace(/\.$/, "")).join("; "),
  };
}

/** The parameter that an issue names: the option that set the field, or else `<target>`. */
function parameterOf(field: string | number | undefined, name: string, { asked }: CertRun): string {
  const isOption =
    typeof field === "string" && Object.hasOwn(asked, field) && !(field in requestOf(name));
  return isOption ? `--${field.replaceAll("_", "-")}` : "<target>";
}

/**
 * Shows on a terminal how many servers have been asked. Prints to stderr, and erases the line at the end: when all are done,
 * or, if their number is not known, when the function is called with undefined.
 */
export function progressOn(
  { io, quiet }: Context,
  total: number | undefined,
): (done: number | undefined) => void {
  const isShort = total !== undefined && total < 2;
  if (quiet || io.stderr.isTTY !== true || isShort) return () => undefined;
  let length = 0;
  return (done) => {
    if (done === undefined || done === total) {
      io.stderr.write(`\r${" ".repeat(length)}\r`);
      return;
    }
    const line = total === undefined ? `${done} asked` : `${done} of ${total} asked`;
    length = line.length;
    io.stderr.write(`\r${line}`);
  };
}
