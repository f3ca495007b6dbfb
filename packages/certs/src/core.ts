export type { DataVersion } from "@almanac/kernel/sources/data-version";
export { type AddressPolicy, type AllowList, createAddressPolicy } from "./createAddressPolicy.ts";
export type { StarttlsProtocol } from "./data/tls-ports.ts";
export { dataVersions } from "./dataVersions.ts";
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
export { hostedPorts, starttlsPorts, tlsPorts } from "./tables.ts";
export type {
  AddressAnswer,
  CertificateFacts,
  CertificateReport,
  CertificateRequest,
  ChainEntry,
  LeafAnswer,
  LookupFailure,
  PublicKey,
  ServedCertificate,
  Starttls,
  TlsFacts,
  Trust,
} from "./types.ts";
