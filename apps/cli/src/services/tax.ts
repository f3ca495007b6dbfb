import { safeCalculateTax, type TaxResult, taxErrorCodes } from "@almanac/tax";
import type { Command } from "commander";
import type { Answer, Invocation } from "../command.ts";
import type { Reply } from "../output/reply.ts";
import type { Service } from "./service.ts";
import { taxFields } from "./tax/fields.ts";
import { addPlanning } from "./tax/planning.ts";
import { addFields, byJurisdiction, readRequest, type TaxOptions } from "./tax/read-requests.ts";
import { type Refusal, refuseRequests } from "./tax/refuse-requests.ts";
import { readTables } from "./tax/tables.ts";
import { resultReply, resultsReply } from "./tax/view.ts";

const see = "almanac help tax";

/** `almanac tax`. */
export function createTax(): Service {
  return { configure, readTables, errorCodes: taxErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  command
    .description(
      "What income tax is due for a year, and when it is paid. An estimate, and no advice: local taxes and part-year residence are left out. almanac pay calculates social contributions too.",
    )
    .usage("--jurisdiction <code> --income <amount> [options]")
    .helpCommand(false);
  addFields(command, taxFields).addHelpText("after", examples).action(answer<TaxOptions>(tax));
  addPlanning(command, answer);
}

const examples = `
Examples:
  almanac tax --jurisdiction US-CA --status single --income 85000 --year 2025 --explain
  almanac tax --jurisdiction US,US-CA --income 85000 --year 2025
  almanac tax --jurisdiction GB --income 60000 --year 2026-27 --json
  almanac tax marginal --jurisdiction GB --income 130000 --year 2026-27`;

function tax({ options, context }: Invocation<TaxOptions>): Reply {
  const { request: whole, issues } = readRequest(options, taxFields, see);
  const results: TaxResult[] = [];
  const refusals: Refusal[] = [];
  for (const request of byJurisdiction(whole)) {
    const result = safeCalculateTax(request, { now: context.io.now });
    if (result.success) results.push(result.data);
    else refusals.push({ error: result.error, jurisdiction: request.jurisdiction });
  }
  if (issues.length > 0 || refusals.length > 0) {
    refuseRequests(refusals, issues, { fields: taxFields, see });
  }
  const [first, ...others] = results;
  return first !== undefined && others.length === 0 ? resultReply(first) : resultsReply(results);
}
