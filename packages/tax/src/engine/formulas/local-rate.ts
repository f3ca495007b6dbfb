import { type Exact, exact, multiply, toNumber } from "../amounts.ts";
import type { CalculationContext, Inputs } from "../jurisdiction.ts";

/**
 * The municipal rate of the request. Without one the published average is used, and `assumptions`
 * says so. Without an average the request is refused.
 */
export function localRate(
  name: string,
  average: number | undefined,
  { inputs, assume, refuse, year }: CalculationContext,
): Exact {
  if (inputs.localTaxRate !== undefined) return inputs.localTaxRate;
  if (average === undefined) {
    return refuse(
      "missing_field",
      "local_tax_rate",
      `local_tax_rate is missing: ${name} has no published average for ${year.label} here. Send the rate of the municipality as a fraction, such as 0.25.`,
    );
  }
  const percent = toNumber(multiply(exact(average), exact(100)), 3);
  assume(
    `${name}: municipal tax at the average rate of ${percent} percent; local_tax_rate replaces it.`,
  );
  return exact(average);
}

/** The name of the average for the trace. Undefined if the request has its own rate. */
export function loadedRate(figure: string, { localTaxRate }: Inputs): string | undefined {
  return localTaxRate === undefined ? figure : undefined;
}
