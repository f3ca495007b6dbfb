export * from "./core.ts";
export { createResolver, type ResolverOptions } from "./node/createResolver.ts";
export { dial } from "./node/dial.ts";
export { inspectCertificate, safeInspectCertificate } from "./node/inspectCertificate.ts";
export {
  type Inspection,
  inspectCertificates,
  type ManyOptions,
} from "./node/inspectCertificates.ts";
export type {
  Dial,
  DialRequest,
  Handshake,
  HelloGroups,
  HelloKind,
  Resolve,
  ResolvedAddress,
} from "./node/lookup-types.ts";
export {
  type NormalisedRequest,
  normaliseRequest,
  safeNormaliseRequest,
} from "./node/normaliseRequest.ts";
export type { InspectOptions, LookupOptions } from "./node/options.ts";
export {
  type ResolvedHost,
  type ResolveHostOptions,
  resolveHost,
  safeResolveHost,
} from "./node/resolveHost.ts";
