import { domainToASCII } from "node:url";
import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import { CertError, type SafeResult } from "../errors.ts";
import { familyOf } from "../internal/host.ts";
import { readTarget } from "../internal/target.ts";
import type { CertificateRequest } from "../types.ts";

/** A request with its host normalised and every default filled in. */
export type NormalisedRequest = Required<Omit<CertificateRequest, "family">> &
  Pick<CertificateRequest, "family">;

/**
 * Normalises a request: fills in every default, and writes the host in the form that is looked up.
 * Two requests for the same work give equal results. Use it to share a lookup that is already
 * running, and to count lookups per host.
 *
 * @example
 * normaliseRequest({ hostname: "ＥＸＡＭＰＬＥ.com.", servername: "example.com" }).hostname; // => "example.com"
 *
 * @throws {CertError} that lists every issue of the request.
 */
export function normaliseRequest(request: string | CertificateRequest): NormalisedRequest {
  return unwrap(safeNormaliseRequest(request));
}

/**
 * Like {@link normaliseRequest}, but takes any input, and returns the error instead of throwing it.
 */
export function safeNormaliseRequest(request: unknown): SafeResult<NormalisedRequest> {
  const { request: target, sound, issues } = readTarget(request, domainToASCII);
  if (target === undefined) {
    return failure(new CertError(issues, sound.host ? { hostname: sound.host.text } : {}));
  }
  // An address has one family: asking for that family changes nothing, asking for the other one
  // fails later.
  const { host, expected, family, ...rest } = target;
  const isGiven = family !== 0 && family !== familyOf(host);
  return success({ hostname: host.text, ...rest, ...(isGiven ? { family } : {}) });
}
