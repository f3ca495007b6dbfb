import { present } from "@almanac/kernel/objects/objects";
import type { CertError, CertErrorCode, CertPhase } from "../errors.ts";
import { certError } from "./cert-error.ts";

/** What a TLS failure means. */
export interface TlsFault {
  readonly code: CertErrorCode;
  /** The alert that the server sent, by its name in RFC 8446 section 6. */
  readonly alert?: string;
}

const notTls =
  /WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|HTTPS_PROXY_REQUEST|RECORD_LENGTH|BAD_RECORD_TYPE|UNEXPECTED_RECORD|INVALID_RECORD/;
const alertName = /^ERR_SSL_(?:SSLV3|TLSV1|TLSV13|SSL\/TLS|TLS)_ALERT_(.+)$/;
// Node's codes for the alerts of TLS extensions (RFC 6066 section 9) do not contain the word ALERT.
const extensionAlert =
  /^ERR_SSL_TLSV1_(UNRECOGNIZED_NAME|UNSUPPORTED_EXTENSION|CERTIFICATE_UNOBTAINABLE|BAD_CERTIFICATE_STATUS_RESPONSE|BAD_CERTIFICATE_HASH_VALUE)$/;

/**
 * Reads the error code that Node gives a failed connection. The codes are the same in Node 20 to
 * 24, but the messages differ. `library` is the part of OpenSSL that found the error.
 */
export function readTlsFault(nodeCode: string, library: string): TlsFault {
  switch (nodeCode) {
    case "ECONNREFUSED":
      return { code: "connect_refused" };
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "EADDRNOTAVAIL":
    case "EHOSTDOWN":
    case "ENETDOWN":
    case "ETIMEDOUT":
    case "EACCES":
    case "EPERM":
      return { code: "connect_failed" };
    case "ECONNRESET":
    case "EPIPE":
    case "ECONNABORTED":
      return { code: "connection_closed" };
    case "ERR_SSL_EXCESSIVE_MESSAGE_SIZE":
      return { code: "certificate_too_large" };
    case "ERR_SSL_LENGTH_MISMATCH":
      return { code: "no_certificate" };
    default:
      return readOpenSslFault(nodeCode, library);
  }
}

function readOpenSslFault(nodeCode: string, library: string): TlsFault {
  if (
    /asn1|x509/i.test(library) ||
    /WRONG_TAG|ASN1|NESTED|HEADER_TOO_LONG|CERT_LENGTH/.test(nodeCode)
  ) {
    return { code: "malformed_certificate" };
  }
  if (notTls.test(nodeCode)) return { code: "not_tls" };
  const alert = (alertName.exec(nodeCode) ?? extensionAlert.exec(nodeCode))?.[1];
  if (alert === undefined) return { code: "handshake_failed" };
  return {
    code: "handshake_failed",
    alert: alert.toLowerCase(),
  };
}

const sentences: Readonly<Record<string, string>> = {
  connect_refused: "Nothing listens on this port of the host",
  connect_failed: "The host cannot be reached",
  connection_closed: "The server closed the connection before it showed a certificate",
  not_tls: "The server does not speak TLS on this port",
  handshake_failed: "The handshake failed before the server showed a certificate",
  certificate_too_large: "The certificates of the server are more than 100 KiB",
  malformed_certificate: "What the server sent is not a certificate",
  no_certificate: "The server showed no certificate",
};

/** The error of a connection that showed no certificate. */
export function tlsError({ code, alert }: TlsFault, phase: CertPhase, cause?: unknown): CertError {
  const alertText = alert === undefined ? "" : ` (alert ${alert})`;
  const sentence = `${sentences[code] ?? "The handshake failed"}${alertText}.`;
  return certError(code, sentence, present({ phase, alert, cause }));
}
