import {
  CertError,
  type CertificateReport,
  certErrorCodes,
  safeInspectCertificate,
  starttlsPorts,
} from "@almanac/certs";
import { type Completions, plainOffers } from "../../command.ts";
import { problemOfLibrary } from "../../errors/problem.ts";
import type { AnswerColumns } from "../../output/answer-cells.ts";
import type { RemoteBatch } from "../../remote/ask.ts";
import { remoteErrors } from "../../remote/to-error.ts";
import { defineBatch, fieldOffers } from "../service.ts";
import { rowCells, rowColumns } from "./view.ts";

/** The columns of a certificate report as CSV. */
export const certColumns = {
  columns: [
    "hostname",
    "port",
    "starttls",
    "address",
    "subject",
    "issuer",
    "not_before",
    "expires_at",
    "days_remaining",
    "seconds_remaining",
    "lifetime_seconds",
    "lifetime_used",
    "checked_at",
    "serial",
    "fingerprint_sha256",
    "subject_alt_names",
    "key.type",
    "key.bits",
    "key.curve",
    "signature_algorithm",
    "renewal_id",
    "addresses_differ",
  ],
  rest: ["trust", "tls", "chain", "addresses", "leaves"],
} as const satisfies AnswerColumns;

/** Where the API offers certificates. */
export const certsOnServer: RemoteBatch<CertError> = {
  path: "/v1/certificates/batch",
  mostItems: 100,
  errors: remoteErrors(certErrorCodes, (issues) => new CertError(issues)),
};

/** Certificates, one request for each server. */
export const certsBulk = defineBatch<CertificateReport>({
  ...certColumns,
  fields: [
    { name: "hostname", kind: "text" },
    { name: "port", kind: "number" },
    { name: "starttls", kind: "text" },
    { name: "servername", kind: "text" },
    { name: "family", kind: "number" },
    { name: "all_addresses", kind: "flag" },
    { name: "key_types", kind: "text" },
  ],
  required: [["hostname"]],
  asksOthers: true,
  answer: (request, { now }) => safeInspectCertificate(request, { allow: "any", now }),
  problemOf: problemOfLibrary,
  remote: certsOnServer,
  view: {
    columns: rowColumns,
    cells: (report) => rowCells(`${report.hostname}:${report.port}`, report),
    failedCells: (input, code) => [input, "", "", "", code],
    quiet: ({ days_remaining }) => `${days_remaining} days`,
  },
});

const offerProtocols = () => plainOffers([...Object.keys(starttlsPorts), "none"]);

export const completions: Completions = {
  ...fieldOffers(certsBulk),
  "--starttls": offerProtocols,
  starttls: offerProtocols,
  "--family": () => plainOffers(["4", "6"]),
  key_types: () => plainOffers(["both"]),
};
