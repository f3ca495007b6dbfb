// The root of the package in a browser or a worker. It has the same names as the root in Node (src/index.ts), so that a
// program and its types are the same in both. The operations that resolve names and open sockets give an error that says so.
// Everything else works.
import { failure } from "@almanac/kernel/errors/result";
import type { CertError } from "./errors.ts";
import { certError } from "./internal/cert-error.ts";

export * from "./core.ts";

/** The error of an operation that needs the network of Node. */
function needsNode(name: string): CertError {
  return certError(
    "connect_failed",
    `${name} of @almanac/certs needs the name lookups and sockets of Node. Run it in Node, or ask the HTTP API. What works in a browser or a worker, such as parseCertificate, is in @almanac/certs/core.`,
  );
}

export function inspectCertificate(): Promise<never> {
  return Promise.reject(needsNode("inspectCertificate"));
}

export function safeInspectCertificate() {
  return Promise.resolve(failure(needsNode("safeInspectCertificate")));
}

export async function* inspectCertificates<Asked>(targets: Iterable<Asked> | AsyncIterable<Asked>) {
  let index = 0;
  for await (const target of targets) {
    yield { index, target, result: failure(needsNode("inspectCertificates")) };
    index += 1;
  }
}

export function dial(): Promise<never> {
  return Promise.reject(needsNode("dial"));
}

export function createResolver(): never {
  throw needsNode("createResolver");
}

export function normaliseRequest(): never {
  throw needsNode("normaliseRequest");
}

export function safeNormaliseRequest() {
  return failure(needsNode("safeNormaliseRequest"));
}

export function resolveHost(): Promise<never> {
  return Promise.reject(needsNode("resolveHost"));
}

export function safeResolveHost() {
  return Promise.resolve(failure(needsNode("safeResolveHost")));
}
