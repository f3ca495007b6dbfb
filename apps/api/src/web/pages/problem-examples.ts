import { certs } from "@almanac/questions/certs";
import { dimweight } from "@almanac/questions/dimweight";
import { tax } from "@almanac/questions/tax";
import { vin } from "@almanac/questions/vin";
import { type RequestParts, requestTo } from "../../http/service.ts";
import { type Problem, ProblemError } from "../../problems/problem.ts";
import type { Ask } from "../try/ask.ts";

/** A request that gets the problem, and the operation that refuses it. */
interface BadRequest {
  readonly operationId: string;
  readonly request: string;
  readonly parts: RequestParts;
}

const parcel = { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" };
const income = { jurisdiction: "US-CA", gross_income: 85000, tax_year: 2025 };

type Texts = Readonly<Record<string, string>>;

const ofParcel = (body: object) => badRequest(dimweight, "calculateDimWeight", { body });
const ofTax = (body: object) => badRequest(tax, "calculateTax", { body });
const ofVin = (number: string, query: Texts = {}) =>
  badRequest(vin, "decodeVin", { params: { vin: number }, query });
const ofHost = (query: Texts) => badRequest(certs, "inspectCertificate", { query });

function badRequest<Id extends string>(
  { questions }: { readonly questions: Readonly<Record<Id, { readonly at: string }>> },
  operationId: Id,
  parts: RequestParts,
): BadRequest {
  const { method, path, body } = requestTo(questions[operationId], parts);
  const sent = body === undefined ? "" : ` ${JSON.stringify(body)}`;
  return { operationId, request: `${method} ${path}${sent}`, parts };
}

const { carrier: _carrier, ...withoutCarrier } = parcel;

/**
 * An example request for each code. None of them changes anything or connects to another machine.
 */
const badRequests: Readonly<Record<string, BadRequest>> = {
  missing_field: ofParcel(withoutCarrier),
  unknown_field: ofParcel({ ...parcel, colour: "red" }),
  invalid_type: ofParcel({ ...parcel, weightKg: "2" }),
  invalid_value: ofParcel({ ...parcel, heightCm: 0 }),
  invalid_request: ofParcel({ ...withoutCarrier, weightKg: "2" }),
  unsupported_carrier: ofParcel({ ...parcel, carrier: "usp" }),
  unsupported_profile: ofParcel({ ...parcel, carrier: "ups", profile: "overseas" }),
  unsupported_date: ofParcel({ ...parcel, asOf: "1999-01-01" }),
  invalid_length: ofVin("1HGCM82633A00435"),
  invalid_character: ofVin("1HGCM82633A0O4352"),
  invalid_check_digit: ofVin("1HGCM82643A004352", { strict: "true" }),
  unknown_wmi: ofVin("000AA00A0AA000000"),
  unsupported_jurisdiction: ofTax({ ...income, jurisdiction: "ZZ" }),
  unsupported_tax_year: ofTax({ ...income, tax_year: 1999 }),
  unsupported_filing_status: ofTax({
    ...income,
    jurisdiction: "GB",
    tax_year: "2026-27",
    filing_status: "married_joint",
  }),
  unsupported_input: ofTax({ jurisdiction: "ES", gross_income: 60000, tax_year: 2023 }),
  invalid_hostname: ofHost({ hostname: "not a name" }),
  invalid_port: ofHost({ hostname: "example.com", port: "99999" }),
  invalid_protocol: ofHost({ hostname: "example.com", starttls: "gopher" }),
};

export const exampleCodes: readonly string[] = Object.keys(badRequests);

export interface ProblemExample {
  readonly request: string;
  readonly problem: Problem;
}

/** A request that really gets the problem, and its answer. Undefined without an example. */
export async function problemExample(code: string, ask: Ask): Promise<ProblemExample | undefined> {
  if (!Object.hasOwn(badRequests, code)) return undefined;
  const bad = badRequests[code];
  if (bad === undefined) return undefined;
  const { operationId, request, parts } = bad;
  try {
    await ask(operationId, parts);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // The service may not be offered, and then the refusal says only that.
    return error.problem.code === code ? { request, problem: error.problem } : undefined;
  }
  return undefined;
}
