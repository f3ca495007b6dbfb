import type { SafeResult } from "../errors.ts";
import type { CertificateReport, CertificateRequest } from "../types.ts";
import { safeInspectCertificate } from "./inspectCertificate.ts";
import type { LookupOptions } from "./options.ts";

/** One of many answers: the target, and its report or its error. */
export interface Inspection<Asked> {
  /** Position of the target in the list, from 0. */
  readonly index: number;
  /** The target as it was given. */
  readonly target: Asked;
  /** The report, or the error. */
  readonly result: SafeResult<CertificateReport>;
}

/** The options of one lookup, and how many lookups run at a time. */
export interface ManyOptions extends LookupOptions {
  /** How many lookups run at a time; default 20. */
  readonly concurrency?: number;
}

const defaultConcurrency = 20;

/**
 * Asks many servers, a limited number at a time, and yields each answer as it arrives. One failure
 * does not stop the other lookups. Targets are read when they are needed, so the list may be
 * endless. When the caller stops reading, the lookups stop.
 *
 * @see {@link inspectCertificate} for the content of an answer.
 */
export async function* inspectCertificates<Asked extends string | CertificateRequest>(
  targets: Iterable<Asked> | AsyncIterable<Asked>,
  { concurrency = defaultConcurrency, ...options }: ManyOptions = {},
): AsyncGenerator<Inspection<Asked>, void, undefined> {
  const atOnce = Math.max(1, Math.floor(concurrency) || 1);
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
  const running = new Map<number, Promise<Inspection<Asked>>>();
  const next = async (): Promise<Inspection<Asked>> => {
    const done = await Promise.race(running.values());
    running.delete(done.index);
    return done;
  };
  try {
    let index = 0;
    for await (const target of targets) {
      running.set(index, inspectOne(index, target, { ...options, signal }));
      index += 1;
      if (running.size >= atOnce) yield await next();
    }
    while (running.size > 0) yield await next();
  } finally {
    stop.abort();
  }
}

async function inspectOne<Asked>(
  index: number,
  target: Asked,
  options: LookupOptions,
): Promise<Inspection<Asked>> {
  return { index, target, result: await safeInspectCertificate(target, options) };
}
