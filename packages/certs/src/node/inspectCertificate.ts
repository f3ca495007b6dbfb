import { domainToASCII } from "node:url";
import { failure, success, unwrap } from "@almanac/kernel/errors/result";
import { present } from "@almanac/kernel/objects/objects";
import { CertError, type SafeResult } from "../errors.ts";
import { certError, expectedError } from "../internal/cert-error.ts";
import { isPortAllowed, readTarget, type Target } from "../internal/target.ts";
import type { CertificateReport, CertificateRequest } from "../types.ts";
import { aborted, startDeadline } from "./deadline.ts";
import { findAllowedAddresses, requireAllowedHost } from "./find-allowed-addresses.ts";
import { lookUp } from "./look-up.ts";
import { type InspectOptions, readOptions, type Settings } from "./options.ts";

/**
 * Asks a TLS server for its certificate and reports when it expires, which hosts it is for and who
 * issued it.
 *
 * The report is on the leaf certificate that the server presents now. A certificate that is
 * expired, self-signed, untrusted or for another host is reported, together with that fact; it is
 * not an error. Only public addresses are reached, unless `allow` adds others. The operation gives
 * no grade, checks no revocation, and sends no application data.
 *
 * @param request A host name or an address; or an object with `hostname` and the other fields of
 * a request.
 * @throws {CertError} with `code`, and with the `phase` that the lookup reached.
 * @see docs/certs.md for the fields, the address rules and the errors.
 */
export async function inspectCertificate(
  request: string | CertificateRequest,
  options: InspectOptions = {},
): Promise<CertificateReport> {
  return unwrap(await safeInspectCertificate(request, options));
}

/**
 * Like {@link inspectCertificate}, but takes any input, and returns the error. The promise
 * never rejects.
 */
export async function safeInspectCertificate(
  request: unknown,
  options: InspectOptions = {},
): Promise<SafeResult<CertificateReport>> {
  const { asked, settings, issues } = readOptions(options);
  const reading = readTarget(request, domainToASCII, asked);
  const { request: target, sound } = reading;
  const known = present({ hostname: sound.host?.text, port: target?.port });
  const all = [...reading.issues, ...issues];
  if (target === undefined || all.length > 0) {
    return failure(new CertError(all, known));
  }
  try {
    requireAllowedTarget(target, settings);
    return success(await inspect(target, settings));
  } catch (error) {
    return failure(located(error, target));
  }
}

async function inspect(target: Target, settings: Settings): Promise<CertificateReport> {
  const deadline = startDeadline(settings.timeoutMs, settings.signal);
  try {
    if (deadline.signal.aborted) throw aborted(deadline.signal, "dns");
    const addresses = await findAllowedAddresses(target, settings, deadline.signal);
    return await lookUp(target, addresses, settings, deadline);
  } finally {
    deadline.end();
  }
}

/** Refuses blocked hosts and ports before any packet is sent. */
function requireAllowedTarget({ host, port }: Target, { policy, ports }: Settings): void {
  requireAllowedHost(host, policy);
  if (isPortAllowed(port, ports)) return;
  const message = `Port ${port} may not be dialled from here. Allowed are the usual ports of TLS and STARTTLS.`;
  throw certError("blocked_port", message, { path: ["port"] });
}

/** Adds the host and the port to the error of a lookup. */
function located(error: unknown, { host, port }: Target): CertError {
  const { issues, phase, alert, cause } = expectedError(error);
  return new CertError(issues, present({ hostname: host.text, port, phase, alert, cause }));
}
