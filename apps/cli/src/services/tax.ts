import { safeCalculateTax, type TaxResult, taxErrorCodes } from "@almanac/tax";
import type { Command } from "commander";
import type { Answer, Invocation } from "../command.ts";
import type { Reply } from "../output/reply.ts";
import type { Service } from "./service.ts";
import { taxFields } from "./tax/fields.ts";
import { readRequests, type TaxOptions } from "./tax/read-requests.ts";
import { type Refusal, refuseRequests } from "./tax/refuse-requests.ts";
import { readTables } from "./tax/tables.ts";
import { resultReply, resultsReply } from "./tax/view.ts";

/** `almanac tax`. */
export function createTax(): Service {
  return { configure, readTables, errorCodes: taxErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  command
    .description(
      "What income tax is due for a year, and when it is paid. An estimate, and no advice: local taxes, part-year residence and social contributions are left out.",
    )
    .usage("--jurisdiction <code> --income <amount> [options]");
  for (const { flag, argument, help } of taxFields) {
    command.option(argument === undefined ? flag : `${flag} ${argument}`, help);
  }
  command.addHelpText("after", examples).action(answer<TaxOptions>(tax));
}

const examples = `
Examples:
  almanac tax --jurisdiction US-CA --status single --income 85000 --year 2025 --explain
  almanac tax --jurisdiction US,US-CA --income 85000 --year 2025
  almanac tax --jurisdiction GB --income 60000 --year 2026-27 --json`;

function tax({ options, context }: Invocation<TaxOptions>): Reply {
  const { requests, issues } = readRequests(options);
  const results: TaxResult[] = [];
  const refusals: Refusal[] = [];
  for (const request of requests) {
    const result = safeCalculateTax(request, { now: context.io.now });
    if (result.success) results.push(result.data);
    else refusals.push({ error: result.error, jurisdiction: request.jurisdiction });
  }
  if (issues.length > 0 || refusals.length > 0) refuseRequests(refusals, issues);
  const [first, ...others] = results;
  return first !== undefined && others.length === 0 ? resultReply(first) : resultsReply(results);
}
