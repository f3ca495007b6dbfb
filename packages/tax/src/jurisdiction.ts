import { register } from "./calculator-of-all-jurisdictions.ts";
import { describeJurisdiction } from "./engine/answer/describe-jurisdiction.ts";
import { safely } from "./engine/operation.ts";
import { readCode } from "./engine/request/read-request.ts";
import { type SafeResult, TaxError } from "./errors.ts";
import type { JurisdictionCode } from "./jurisdictions/codes.ts";
import type { JurisdictionDetail } from "./types.ts";

/**
 * Shows one jurisdiction with every dated figure, its confidence and its sources.
 *
 * @example
 * jurisdiction("GB").name; // => "United Kingdom"
 *
 * @throws {TaxError} with `unsupported_jurisdiction`.
 */
export function jurisdiction(code: JurisdictionCode): JurisdictionDetail {
  return find(code);
}

/**
 * Like {@link jurisdiction}, but takes any input, and returns the error instead of throwing it.
 *
 * @example
 * safeJurisdiction("XX").success; // => false
 */
export function safeJurisdiction(code: unknown): SafeResult<JurisdictionDetail> {
  return safely(find)(code);
}

function find(code: unknown): JurisdictionDetail {
  const { request, issues } = readCode(code);
  if (request === undefined) throw new TaxError(issues);
  const found = register.find(request.code);
  if (found === undefined) throw new TaxError([register.unknown(request.code, "code")]);
  return describeJurisdiction(found);
}
