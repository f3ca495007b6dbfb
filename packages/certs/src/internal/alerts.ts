import { present } from "@almanac/kernel/objects/objects";
import type { CertError, CertErrorCode, CertPhase } from "../errors.ts";
import { certError } from "./cert-error.ts";

const sentences = {
  connect_refused: "Nothing listens on this port of the host",
  connect_failed: "The host cannot be reached",
  connection_closed: "The server closed the connection before it showed a certificate",
  not_tls: "The server does not speak TLS on this port",
  handshake_failed: "The handshake failed before the server showed a certificate",
  certificate_too_large: "The certificates of the server are more than 100 KiB",
  malformed_certificate: "What the server sent is not a certificate",
  no_certificate: "The server showed no certificate",
} as const satisfies Partial<Record<CertErrorCode, string>>;

type TlsFault = keyof typeof sentences;

/**
 * The error of a connection that showed no certificate. `alert` is what the server sent, by its
 * name in RFC 8446 section 6.
 */
export function tlsError(
  code: TlsFault,
  alert?: string,
  phase: CertPhase = "handshake",
  cause?: unknown,
): CertError {
  const alertText = alert === undefined ? "" : ` (alert ${alert})`;
  return certError(code, `${sentences[code]}${alertText}.`, present({ phase, alert, cause }));
}

/** The codes of Node and the system that have a meaning of their own. */
const faults: Readonly<Record<string, TlsFault>> = {
  ECONNREFUSED: "connect_refused",
  ECONNRESET: "connection_closed",
  EPIPE: "connection_closed",
  ECONNABORTED: "connection_closed",
  ERR_SSL_EXCESSIVE_MESSAGE_SIZE: "certificate_too_large",
  ERR_SSL_LENGTH_MISMATCH: "no_certificate",
};

const notTls =
  /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP|RECORD_(?:LENGTH|TYPE)|(?:UNEXPECTED|INVALID)_RECORD/;
// The codes for the alerts of TLS extensions (RFC 6066 section 9) do not contain the word ALERT.
const alertCode = /^ERR_SSL_(?:(?:SSLV3|TLSV13|SSL\/TLS|TLS)_ALERT|TLSV1(?:_ALERT)?)_(.+)$/;

/**
 * Reads the error of a socket; without one, the server has closed the connection. The codes are the
 * same in Node 20 to 24, but the messages differ.
 */
export function connectionError(
  error: { readonly code?: string | undefined } | undefined,
  phase: CertPhase,
): CertError {
  const code = error?.code ?? "ECONNRESET";
  // The part of OpenSSL that found the error.
  const library = error && "library" in error ? String(error.library) : "";
  // OpenSSL spells one alert otherwise than the standard.
  const alert = alertCode.exec(code)?.[1]?.toLowerCase().replace("cancelled", "canceled");
  return tlsError(faults[code] ?? faultOf(code, library), alert, phase, error);
}

function faultOf(code: string, library: string): TlsFault {
  if (!code.startsWith("ERR_")) return "connect_failed";
  if (
    /asn1|x509/i.test(library) ||
    /WRONG_TAG|ASN1|NESTED|HEADER_TOO_LONG|CERT_LENGTH/.test(code)
  ) {
    return "malformed_certificate";
  }
  return notTls.test(code) ? "not_tls" : "handshake_failed";
}
