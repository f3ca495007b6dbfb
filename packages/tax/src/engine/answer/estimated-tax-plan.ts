import { listed } from "@almanac/kernel/messages/wording";
import { refuse } from "../../errors.ts";
import type { EstimatedTaxPlan } from "../../types.ts";
import type { Jurisdiction } from "../jurisdiction.ts";
import type { Prepared } from "../request/prepare-request.ts";
import { compute } from "./run-calculation.ts";

/**
 * The plan of estimated tax of a request. Refuses a jurisdiction without a plan, and names those in
 * `all` that have one.
 */
export function estimatedTaxPlan(
  prepared: Prepared,
  all: readonly Jurisdiction[],
): EstimatedTaxPlan {
  const { request, jurisdiction, year, status } = prepared;
  const { data, planEstimatedTax } = jurisdiction;
  if (planEstimatedTax === undefined) {
    const known = all.filter((other) => other.planEstimatedTax !== undefined);
    const codes = listed(
      known.map((other) => other.data.code),
      "or",
    );
    const hint =
      known.length > 0 ? `Send ${codes}.` : "No other jurisdiction here has them either.";
    return refuse(
      "unsupported_jurisdiction",
      "jurisdiction",
      `There are no rules of estimated tax for ${data.code}. ${hint}`,
    );
  }
  return planEstimatedTax({ ...compute(prepared), request, data, year, status, refuse });
}
