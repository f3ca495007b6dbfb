import { type CertificateReport, certErrorCodes } from "@almanac/certs";
import {
  certificateReportSchema,
  certificateRequestSchema,
  starttlsSchema,
} from "@almanac/certs/schema";
import * as z from "zod";
import { batchOperation } from "../http/operation/batch.ts";
import type { Service } from "../http/service.ts";
import { memoryLimiters } from "../limits/limiters.ts";
import { createTargetLimits } from "../limits/target-limits.ts";
import { isLibraryError, type LibraryError, libraryProblem } from "../problems/library-problem.ts";
import { ProblemError } from "../problems/problem.ts";
import type { CertsDependencies } from "./certs/dependencies.ts";
import { createCertificateLookup } from "./certs/lookup.ts";
import type { ServiceDependencies } from "./dependencies.ts";

const limits =
  "Reports the single certificate that the endpoint serves at the moment of the request. No grading of TLS, no issuing, " +
  "no assurance of identity. A certificate that is expired, self-signed or for another host is reported with this fact. Only public " +
  "addresses and the usual ports of TLS and STARTTLS are reached. A report is what was observed, so there is no `explain`.";

/** An optional text, which the library reads. `documented` says what it means, for the document and for typed clients. */
const text = (description: string, documented: Readonly<Record<string, unknown>> = {}) =>
  z
    .string()
    .optional()
    .meta({ description, ...documented });

const query = z.strictObject({
  hostname: z.string().meta({
    description: "Host name or IP address, without scheme and port",
    example: "example.com",
  }),
  port: text("TCP port; by default 443, or the usual port of `starttls`", {
    type: "integer",
    minimum: 1,
    maximum: 65_535,
    example: 443,
  }),
  starttls: text("Protocol to speak before TLS, or `none`; by default chosen by the port", {
    enum: starttlsSchema.options,
    example: "none",
  }),
  servername: text("Name to send in SNI instead of the host's; empty for none"),
  family: text("Only IPv4 or only IPv6 addresses", { type: "integer", enum: [4, 6] }),
  all_addresses: text("Adds `addresses`: one answer per resolved address", { type: "boolean" }),
  key_types: text("`both` adds `leaves`: the ECDSA and the RSA certificate", {
    enum: ["default", "both"],
  }),
});

/** The errors of a lookup. The library has more, which belong to reading certificates and lists of addresses. */
const lookupErrors = {
  ...certErrorCodes,
  invalid: certErrorCodes.invalid.filter(
    (code) => code !== "invalid_allow" && code !== "invalid_certificate" && code !== "invalid_name",
  ),
};

const connectionsToOneHostPerMinute = 60;

/**
 * How many rows of one batch are looked up at a time. Limited, so that one batch cannot take all places of the
 * instance.
 */
const batchConcurrency = 10;

/** Each lookup is a handshake, or several, whose keys and signatures are checked here. */
const lookupsPerUnit = 10;

export function createCerts(
  { now, limiters = memoryLimiters }: ServiceDependencies,
  certs: CertsDependencies = {},
): Service {
  const { targetLimitPerMinute = connectionsToOneHostPerMinute } = certs;
  const targetLimits = createTargetLimits(limiters, "certs", targetLimitPerMinute);
  const lookUp = createCertificateLookup(certs, targetLimits, now);
  return {
    id: "certs",
    title: "Certificates",
    description: `When the certificate of a TLS server expires, which names it covers and who issued it. ${limits}`,
    errorCodes: certErrorCodes,
    example: { method: "GET", path: "/v1/certificates?hostname=example.com" },
    operations: [
      {
        method: "get",
        path: "/v1/certificates",
        operationId: "inspectCertificate",
        summary: "The certificate that a server presents now",
        description: limits,
        query,
        libraryJudgesQuery: true,
        replies: { 200: { description: "The report", schema: certificateReportSchema } },
        errorCodes: lookupErrors,
        handle: async ({ query: asked }): Promise<{ body: CertificateReport }> => {
          try {
            return { body: await lookUp(asked) };
          } catch (error) {
            throw isLibraryError(error) ? aboutHost(error) : error;
          }
        },
      },
      batchOperation({
        path: "/v1/certificates/batch",
        operationId: "inspectCertificateBatch",
        summary: "Up to 100 servers, each with its own report or problem",
        description: limits,
        item: certificateRequestSchema,
        result: certificateReportSchema,
        maxItems: 100,
        rowsPerUnit: lookupsPerUnit,
        concurrency: batchConcurrency,
        errorCodes: lookupErrors,
        rowProblems: ["rate_limited"],
        run: (item) => lookUp(item),
      }),
    ],
  };
}

/** Points a connection error at the `hostname` parameter. */
function aboutHost(error: LibraryError): ProblemError {
  const { problem, headers } = libraryProblem(error, "parameter");
  const errors = problem.errors?.map((fault) => ({ parameter: "hostname", ...fault }));
  return new ProblemError({ ...problem, ...(errors ? { errors } : {}) }, headers);
}
