import { readFile } from "node:fs/promises";
import { tlsPorts } from "@almanac/certs";
import { wholeRecords } from "../../bulk/read/chunks.ts";
import { openInput } from "../../bulk/read/input.ts";
import { readLines } from "../../bulk/read/read-records.ts";
import type { Context } from "../../context.ts";
import { refuse, unreadable } from "../../errors/almanac-error.ts";
import { quoted } from "../../text/printable.ts";
import type { CertRun } from "./options.ts";

/** One thing to report on: a server to connect to, or the bytes of a file or of stdin. */
export type CertTarget = { readonly name: string } & (
  | { readonly request: Readonly<Record<string, unknown>> }
  | { readonly bytes: Uint8Array }
);

/** Reads all targets, see {@link targetsOf}. Refuses if there are none. */
export async function readTargets(
  words: readonly string[],
  run: CertRun,
  context: Context,
): Promise<CertTarget[]> {
  const targets: CertTarget[] = [];
  for await (const target of targetsOf(words, run, context)) targets.push(target);
  return targets.length > 0 ? targets : refuseNoTarget(run);
}

/**
 * The targets of the arguments, then those of the --from list, each as soon as its line is read. An
 * argument that looks like a file path is a file. What a target says overrides the options:
 * `mail.example.com:587` overrides --port.
 */
export async function* targetsOf(
  words: readonly string[],
  run: CertRun,
  context: Context,
): AsyncGenerator<CertTarget, void, undefined> {
  for (const word of words) yield await targetOf(word, run, context);
  if (run.from === undefined) return;
  for await (const line of listedIn(run.from, context)) yield await targetOf(line, run, context);
}

async function targetOf(word: string, run: CertRun, context: Context): Promise<CertTarget> {
  const isFile = word === "-" || /\.(?:pem|crt|cer|der)$/i.test(word) || /^\.{0,2}\//.test(word);
  return isFile
    ? { name: word, bytes: await readInput(word, context) }
    : { name: word, request: { ...run.asked, ...requestOf(word) } };
}

export function refuseNoTarget({ from }: CertRun): never {
  return refuse({
    code: "missing_field",
    parameter: "<target>",
    what: from === undefined ? "<target> is missing" : `${quoted(from)} lists no target`,
    allowed: "example.com, mail.example.com:587, imap://mail.example.com, fullchain.pem, -",
    see: "almanac help cert",
  });
}

/** Splits `host`, `host:port`, `[::1]:port`, `smtp://host:port` or a URL into fields. */
export function requestOf(word: string): Record<string, unknown> {
  const [, scheme, rest = word] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)/i.exec(word) ?? [];
  const [, host = rest, port] = /^(\[.*\]|[^:]*):([^:/]*)$/.exec(rest) ?? [];
  return {
    hostname: host,
    ...(scheme ? schemeOf(scheme.toLowerCase()) : {}),
    ...(port === undefined ? {} : { port }),
  };
}

function schemeOf(scheme: string): Record<string, unknown> {
  const ports: Readonly<Record<string, number>> = tlsPorts();
  if (Object.hasOwn(ports, scheme)) return { starttls: "none", port: ports[scheme] };
  if (scheme === "submission") return { starttls: "smtp", port: 587 };
  // The library rejects an unknown scheme, and its message lists the known ones.
  return { starttls: scheme === "postgresql" ? "postgres" : scheme };
}

/** The lines of a list, without comments and blank lines. */
async function* listedIn(file: string, { io }: Context): AsyncGenerator<string, void, undefined> {
  for await (const chunk of wholeRecords(openInput(file, io).chunks, "lines")) {
    for (const { line, text = "" } of readLines(chunk)) {
      const written = line === 1 ? text.replace(/^\ufeff/, "") : text;
      const target = written.replace(/(?:^|\s)#.*$/, "").trim();
      if (target !== "") yield target;
    }
  }
}

async function readInput(path: string, { io }: Context): Promise<Uint8Array> {
  try {
    if (path !== "-") return await readFile(path);
    const chunks: Uint8Array[] = [];
    for await (const chunk of io.stdin) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  } catch (error) {
    throw unreadable("<target>", path, error, { see: "almanac help cert" });
  }
}
