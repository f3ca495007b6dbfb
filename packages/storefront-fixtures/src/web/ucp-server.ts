// The parts of the protocol for a server that has its own admission, storage and logs, such as
// Almanac's API.
export { type Policy, policies } from "../data/policies.ts";
export { capabilityNames, type UcpVersion, ucpVersions } from "../ucp/capabilities.ts";
export { callFault, UcpFault } from "../ucp/fault.ts";
export { kindOf, type OperationName, operationNames } from "../ucp/operations.ts";
export { endpointPaths, profilePaths } from "../ucp/profile.ts";
export type { Ran, RunMeta, ShopCommand, UcpShop } from "../ucp/shop.ts";
export { idempotencyMeta } from "../ucp/shop.ts";
export { tools } from "../ucp/tools.ts";
export { readIfMatch } from "./if-match.ts";
export { createWebhook, type SignedWebhook } from "./ucp/createWebhook.ts";
export type { UcpEndpoint, UcpHost, UcpReply, UcpRequest } from "./ucp/endpoint.ts";
export { createNegotiate, type Negotiate, type ReadProfile } from "./ucp/negotiate.ts";
export { restRefusal, restReply } from "./ucp/rest.ts";
export { openSigningKey, type PrivateJwk, type SigningKey } from "./ucp/signing-key.ts";
export { ucpEndpoints } from "./ucp/ucpEndpoints.ts";
