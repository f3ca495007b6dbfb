export { type AllowList, createPolicy, type Policy } from "./createPolicy.ts";
export { hostedPorts, type StarttlsProtocol, starttlsPorts, tlsPorts } from "./data/ports.ts";
export {
  CertError,
  type CertErrorCategory,
  type CertErrorCode,
  type CertErrorDetails,
  type CertIssue,
  type CertPhase,
  certErrorCodes,
  type SafeResult,
} from "./errors.ts";
export {
  formatDistinguishedName,
  safeFormatDistinguishedName,
} from "./formatDistinguishedName.ts";
export { parseBundle, safeParseBundle } from "./parseBundle.ts";
export { type ParseOptions, parseCertificate, safeParseCertificate } from "./parseCertificate.ts";
export {
  type CertificateFacts,
  type CertificateReport,
  type CertificateRequest,
  certificateFactsSchema,
  certificateReportSchema,
  certificateRequestSchema,
  type PublicKey,
  type Starttls,
  starttlsSchema,
  type TlsFacts,
  type Trust,
} from "./schema.ts";
