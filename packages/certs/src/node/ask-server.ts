import { CertError } from "../errors.ts";
import type { ServedCertificate } from "../types.ts";
import type { Deadline } from "./deadline.ts";
import type { DialRequest } from "./lookup-types.ts";
import { offersMlKem } from "./secure-contexts.ts";

export type Hello = Pick<DialRequest, "hello" | "groups">;

/** How one connection is made. Its default signal is that of the deadline. */
export type Attempt = Hello &
  Pick<DialRequest, "connectTimeoutMs" | "silence"> &
  Partial<Pick<DialRequest, "signal">>;

type Ask = (attempt: Attempt) => Promise<ServedCertificate>;

const modern: Hello = { hello: "modern", groups: "default" };
const classical: Hello = { hello: "modern", groups: "classical" };
const legacy: Hello = { hello: "legacy", groups: "classical" };
const plain: Hello = { hello: "plain", groups: "classical" };

/** How long each server may take to answer a ClientHello, also if little time is left. */
const leastAnswerMs = 2_000;

/**
 * Asks one address. Tries modern settings first. If the failure is typical of a server that cannot
 * read them, tries a shorter ClientHello, then obsolete settings, and at last those that OpenSSL
 * does not have. If nothing helps, the first failure counts, unless a later one says more.
 */
export async function askServer(
  deadline: Deadline,
  connectMs: number,
  ask: Ask,
): Promise<ServedCertificate> {
  try {
    return await askModern(deadline, Math.max(1, connectMs), ask);
  } catch (error) {
    let failure = error;
    for (const hello of simplerHellos(error)) {
      if (deadline.signal.aborted) break;
      try {
        return await ask({ ...hello, connectTimeoutMs: Math.max(1, deadline.remainingMs()) });
      } catch (later) {
        if (saysMore(later, failure)) failure = later;
      }
    }
    throw failure;
  }
}

/**
 * Some servers keep silent about a long ClientHello, others are only slow. If half of the time has
 * passed without an answer, a shorter ClientHello is sent on a second connection. The first answer
 * counts.
 */
function askModern(deadline: Deadline, connectMs: number, ask: Ask): Promise<ServedCertificate> {
  const over = new AbortController();
  const signal = AbortSignal.any([deadline.signal, over.signal]);
  const afterMs = Math.max(leastAnswerMs, deadline.remainingMs() / 2);
  return new Promise<ServedCertificate>((resolve, reject) => {
    const start = (attempt: Attempt) => void ask({ ...attempt, signal }).then(resolve, reject);
    const report = () => start({ ...classical, connectTimeoutMs: deadline.remainingMs() });
    start({
      ...modern,
      connectTimeoutMs: connectMs,
      ...(offersMlKem() ? { silence: { afterMs, report } } : {}),
    });
  }).finally(() => over.abort());
}

const certificateAlert = /certificate|unrecognized_name|access_denied|unknown_ca/;

/** The ClientHellos that may reach a server after a modern one has failed. */
function simplerHellos(error: unknown): readonly Hello[] {
  if (!(error instanceof CertError) || error.phase !== "handshake") return [];
  const { code, alert = "" } = error;
  // OpenSSL refuses the whole chain if one certificate of it is broken. In TLS 1.3, it reads the
  // list of issuers that the server accepts before the certificate, and may find it too large.
  if (code === "malformed_certificate" || code === "certificate_too_large") return [plain];
  const closed = code === "connection_closed";
  if (!closed && (code !== "handshake_failed" || certificateAlert.test(alert))) return [];
  // A server that answers with a version, or whose answer this machine rejects, has read
  // the message.
  const unread = closed || (alert !== "" && alert !== "protocol_version");
  return unread && offersMlKem() ? [classical, legacy, plain] : [legacy, plain];
}

/**
 * A server without a certificate refuses all ClientHellos but the last. OpenSSL keeps silent about
 * alerts that it does not know, as if the server had only closed the connection.
 */
function saysMore(later: unknown, failure: unknown): boolean {
  if (!(later instanceof CertError && failure instanceof CertError)) return false;
  return (
    later.code === "no_certificate" ||
    (later.alert !== undefined && failure.code === "connection_closed")
  );
}
