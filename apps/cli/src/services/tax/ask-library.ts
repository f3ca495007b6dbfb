import {
  safeCalculatePay,
  safeCalculateTax,
  safeComparePay,
  safeCompareTax,
  safeGrossFor,
  safeGrossForPay,
  safeMarginalSchedule,
  safePlanEstimatedTax,
  TaxError,
  taxErrorCodes,
} from "@almanac/tax";
import type { Invocation } from "../../command.ts";
import { foreignOptions } from "../../parser/usage.ts";
import { askOperation, type Operation } from "../../remote/ask.ts";
import { remoteErrors } from "../../remote/to-error.ts";
import type { TaxField } from "./read-fields.ts";
import { readRequest, type TaxOptions, withDefaults } from "./read-requests.ts";
import { refuseRequests } from "./refuse-requests.ts";

export const taxErrors = remoteErrors(taxErrorCodes, (issues) => new TaxError(issues));

const operation = <Answer>(
  path: string,
  answer: Operation<Answer, TaxError>["answer"],
): Operation<Answer, TaxError> => ({ path, answer, errors: taxErrors });

export const calculateTax = operation("/v1/calculations", safeCalculateTax);
export const marginalSchedule = operation(
  "/v1/calculations/marginal-schedule",
  safeMarginalSchedule,
);
export const grossFor = operation("/v1/calculations/gross-for", safeGrossFor);
export const compareTax = operation("/v1/calculations/compare", safeCompareTax);
export const planEstimatedTax = operation("/v1/calculations/estimated-tax", safePlanEstimatedTax);
export const calculatePay = operation("/v1/pay", safeCalculatePay);
export const grossForPay = operation("/v1/pay/gross-for", safeGrossForPay);
export const comparePay = operation("/v1/pay/compare", safeComparePay);

/**
 * Reads the options of one request, asks the library or the server, and throws all faults at once. `typed` are options that
 * were given as arguments.
 */
export async function askLibrary<Answer>(
  { command, context }: Invocation<TaxOptions>,
  fields: readonly TaxField[],
  see: string,
  operation: Operation<Answer, TaxError>,
  typed: TaxOptions = {},
): Promise<Answer> {
  // If a command and the command above it have the same option, the parser gives it to the command above.
  const given = { ...command.optsWithGlobals<TaxOptions>(), ...typed };
  const options = withDefaults(given, fields, context);
  const { request, issues: unread } = readRequest(options, fields, see);
  const issues = [
    ...unread,
    ...foreignOptions(
      command,
      fields.map(({ flag }) => flag),
      see,
    ),
  ];
  const result = await askOperation(operation, request, context);
  if (result.success && issues.length === 0) return result.data;
  const { jurisdiction } = request;
  const place = typeof jurisdiction === "string" ? jurisdiction : undefined;
  const refusals = result.success ? [] : [{ error: result.error, jurisdiction: place }];
  return refuseRequests(refusals, issues, { fields, see });
}
