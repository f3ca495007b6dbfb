import type { CertificateFacts, CertificateReport } from "@almanac/certs";
import { certs } from "@almanac/questions/certs";
import type { Reply } from "../../output/print-reply.ts";
import { type BlockRow, block, textRows } from "../../text/lines.ts";
import { right } from "../../text/table.ts";
import { failureOf } from "./failure.ts";
import type { Answered } from "./inspect-targets.ts";
import type { CertRun } from "./options.ts";

type Report = CertificateReport | CertificateFacts;

/** The reply for one certificate: text for people, and the API's document. */
export function oneReply(name: string, report: Report, run: CertRun): Reply {
  return {
    document: report,
    columns: certs.questions.inspectCertificate.batch,
    quiet: `${report.days_remaining} days`,
    human: (style) => block(rowsOf(report), style),
    ...failureOf([{ name, report }], run),
  };
}

export const rowColumns = ["target", right("left"), "expires", "subject", "note"] as const;

export function rowCells(name: string, report: Report): string[] {
  const notes = noteWords(report).join(", ");
  return [name, leftWords(report), report.expires_at, report.subject, notes];
}

export function listCells({ name, report, error, reason }: Answered): string[] {
  return report ? rowCells(name, report) : [name, "", "", "", `${error?.code}: ${reason}`];
}

export function quietLine({ name, report, error }: Answered): string {
  return `${name} ${report ? `${report.days_remaining} days` : error?.code}`;
}

function rowsOf(report: Report): BlockRow[] {
  const { key, lifetime_used: used } = report;
  const { authorization_error: distrust } = report.trust;
  const names = report.subject_alt_names;
  const shown = names.slice(0, 5).join(", ");
  const more = names.length > 5 ? ` and ${names.length - 5} more` : "";
  const notes = noteWords(report);
  return [
    ...textRows([
      ["expires", `${report.expires_at} (${leftWords(report)})`],
      ["valid from", report.not_before],
      ["lifetime used", used === undefined ? undefined : `${Math.floor(used * 1000) / 10} %`],
      ["subject", report.subject],
      ["issuer", report.issuer],
      ["names", `${shown}${more}`],
      ["key", [key.type, key.bits && `${key.bits} bits`, key.curve].filter(Boolean).join(", ")],
      ["signature", report.signature_algorithm],
      ["serial", report.serial],
      ["sha-256", report.fingerprint_sha256],
      ["tls", "tls" in report ? tlsWords(report) : undefined],
      ["note", notes.length === 0 ? undefined : notes.join(", ")],
      ["trust", distrust && trustWords(distrust)],
    ]),
    ...addressRows(report),
  ];
}

function addressRows(report: Report): BlockRow[] {
  if (!("tls" in report)) return [];
  const { addresses = [], leaves = [] } = report;
  return textRows([
    ...addresses.map(({ address, family, report: of, error }) => {
      return ["address", `${address ?? `IPv${family}`}  ${of?.expires_at ?? error?.code}`] as const;
    }),
    ...leaves.map(({ key_type, report: of, error }) => {
      return [key_type, of?.expires_at ?? `none (${error?.code})`] as const;
    }),
  ]);
}

function tlsWords({ tls }: CertificateReport): string {
  return [
    tls.protocol,
    tls.cipher,
    tls.legacy_fallback ? "obsolete settings" : undefined,
    tls.classical_fallback ? "only without post-quantum key exchange" : undefined,
    tls.client_certificate_required ? "client certificate required" : undefined,
  ]
    .filter((word) => word !== undefined)
    .join(", ");
}

/** The time that is left, in days, or in hours if days are too coarse. Rounded down. */
function leftWords({ days_remaining, seconds_remaining, trust }: Report): string {
  if (trust.expired) {
    const days = Math.floor(-seconds_remaining / 86_400);
    return days === 0 ? "expired today" : `expired ${days} days ago`;
  }
  return days_remaining < 3
    ? `${Math.floor(seconds_remaining / 3_600)} hours`
    : `${days_remaining} days`;
}

function noteWords(report: Report): string[] {
  const { trust } = report;
  return [
    ...(trust.expired ? ["expired"] : []),
    ...(trust.not_yet_valid ? ["not yet valid"] : []),
    ...(trust.self_signed ? ["self-signed"] : []),
    ...(trust.hostname_match === false ? ["for another host"] : []),
    ...(report.must_staple ? [stapleWords(report)] : []),
  ];
}

function stapleWords(report: Report): string {
  const stapled = "tls" in report ? report.tls.ocsp_stapled : undefined;
  if (stapled === undefined) return "must staple an OCSP response";
  return stapled
    ? "must staple an OCSP response, and does"
    : "must staple an OCSP response, but does not";
}

/**
 * What the codes mean with which OpenSSL and Node refuse a chain or a name. Codes that the
 * check of a server's certificate cannot give, such as those of revocation lists, are left
 * out. https://nodejs.org/docs/latest-v24.x/api/tls.html#x509-certificate-error-codes
 */
const meanings: Readonly<Record<string, string>> = {
  CERT_CHAIN_TOO_LONG: "the chain is too long",
  CERT_HAS_EXPIRED: "a certificate of the chain has expired",
  CERT_NOT_YET_VALID: "a certificate of the chain is not valid yet",
  CERT_REJECTED: "the root certificate is marked as rejected for this use",
  CERT_REVOKED: "a certificate of the chain is revoked",
  CERT_SIGNATURE_FAILURE: "a signature in the chain is wrong",
  CERT_UNTRUSTED: "the root certificate is not marked as trusted for this use",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the certificate is signed with its own key",
  ERR_TLS_CERT_ALTNAME_INVALID: "the certificate does not cover the host name",
  HOSTNAME_MISMATCH: "the certificate does not cover the host name",
  INVALID_CA: "a certificate of the chain may not issue certificates",
  INVALID_PURPOSE: "the certificate is not meant for a server",
  PATH_LENGTH_EXCEEDED: "the chain is longer than one of its certificates allows",
  SELF_SIGNED_CERT_IN_CHAIN:
    "the root certificate of the chain is not in this machine's trust store",
  UNABLE_TO_GET_ISSUER_CERT: "the certificate of an issuer in the chain was not found",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "the issuer is neither sent by the server nor in this machine's trust store",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "the server sends only its own certificate, and the issuer is not in this machine's trust store",
};

/** Why this machine does not trust a certificate, with the code for a search engine. */
function trustWords(code: string): string {
  const meaning = Object.hasOwn(meanings, code) ? meanings[code] : undefined;
  return meaning === undefined
    ? `this machine does not trust the certificate (${code})`
    : `not trusted by this machine: ${meaning} (${code})`;
}
