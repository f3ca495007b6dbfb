import {
  type CertError,
  type CertificateFacts,
  type CertificateReport,
  type CertificateRequest,
  inspectCertificates,
  safeParseBundle,
} from "@almanac/certs";
import type { Context } from "../../context.ts";
import { AlmanacError, type Fault } from "../../errors/almanac-error.ts";
import type { CertRun } from "./options.ts";
import type { CertTarget } from "./targets.ts";

/** What one target answered: a report, or why there is none. */
export interface Answered {
  readonly name: string;
  readonly report?: CertificateReport | CertificateFacts;
  readonly error?: AlmanacError;
}

/** Asks every server, a number at a time; the answers stand in the order of the targets. */
export async function askAll(
  targets: readonly CertTarget[],
  run: CertRun,
  context: Context,
): Promise<Answered[]> {
  const { io } = context;
  const answers: Answered[][] = targets.map((target) =>
    "bytes" in target ? readBytes(target, io.now) : [],
  );
  const places = targets.flatMap((target, place) =>
    "request" in target ? [{ place, target }] : [],
  );
  const asked = places.map(({ target }) => target.request as unknown);
  const inspections = inspectCertificates(asked as CertificateRequest[], {
    allow: run.publicOnly ? [] : "any",
    timeoutMs: run.timeoutMs,
    now: io.now,
    signal: io.signal,
  });
  const progress = progressOn(context, places.length);
  let done = 0;
  for await (const { index, result } of inspections) {
    const { place, target } = places[index] ?? {};
    if (place === undefined || target === undefined) continue;
    answers[place] = [
      result.success
        ? { name: target.name, report: result.data }
        : { name: target.name, error: toError(result.error) },
    ];
    done += 1;
    progress(done);
  }
  return answers.flat();
}

function readBytes(
  { name, bytes }: CertTarget & { bytes: Uint8Array },
  now: () => number,
): Answered[] {
  const bundle = safeParseBundle(bytes, { now });
  if (!bundle.success) return [{ name, error: toError(bundle.error) }];
  return bundle.data.map((result, index) => {
    const label = bundle.data.length > 1 ? `${name}#${index + 1}` : name;
    return result.success
      ? { name: label, report: result.data }
      : { name: label, error: toError(result.error) };
  });
}

function toError(error: CertError): AlmanacError {
  const faults = error.issues.map(
    ({ code, path, message }): Fault => ({
      code,
      what: message.replace(/\.$/, ""),
      ...(path.length === 0 ? {} : { parameter: path.join(".") }),
    }),
  );
  return new AlmanacError(error.category, faults, { cause: error });
}

/** A counter on stderr, for people who wait for a long list. */
function progressOn({ io, quiet }: Context, total: number): (done: number) => void {
  if (quiet || io.stderr.isTTY !== true || total < 2) return () => undefined;
  return (done) => {
    const line = `${done} of ${total} asked`;
    io.stderr.write(done < total ? `\r${line}` : `\r${" ".repeat(line.length)}\r`);
  };
}
