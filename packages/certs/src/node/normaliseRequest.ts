import { domainToASCII } from "node:url";
import { failure, success, unwrap } from "@almanac/kernel/result";
import { CertError, type SafeResult } from "../errors.ts";
import { readTarget } from "../internal/target.ts";
import type { CertificateRequest } from "../types.ts";

/** A request with the host in its one spelling and every default decided. */
export type NormalisedRequest = Required<Omit<CertificateRequest, "family">> &
  Pick<CertificateRequest, "family">;

/**
 * Decides every default of a request and gives its host the one spelling that is looked up. Two requests for the same work
 * have equal results: use it to share a lookup that is under way, and to count lookups by their host.
 *
 * @example
 * normaliseRequest({ hostname: "ＥＸＡＭＰＬＥ.com.", servername: "example.com" }).hostname; // => "example.com"
 *
 * @throws {CertError} with every issue of the request.
 */
export function normaliseRequest(request: string | CertificateRequest): NormalisedRequest {
  return unwrap(safeNormaliseRequest(request));
}

/** As {@link normaliseRequest}, for unknown input; returns the error. Never throws. */
export function safeNormaliseRequest(request: unknown): SafeResult<NormalisedRequest> {
  const { request: target, sound, issues } = readTarget(request, domainToASCII);
  if (target === undefined) {
    return failure(new CertError(issues, sound.host ? { hostname: sound.host.text } : {}));
  }
  // An address has one family, so asking for it changes nothing; asking for the other one fails.
  const own = target.host.address && (target.host.address.length === 4 ? 4 : 6);
  const family = target.family === own ? 0 : target.family;
  return success({
    hostname: target.host.text,
    port: target.port,
    starttls: target.starttls,
    servername: target.servername,
    ...(family === 0 ? {} : { family }),
    all_addresses: target.allAddresses,
    key_types: target.bothKeys ? "both" : "default",
  });
}
