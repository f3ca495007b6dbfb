import { calculateTax, TaxError, type TaxResult, taxErrorCodes } from "@almanac/tax";
import type { Invocation, Service } from "../command.ts";
import type { Reply } from "../output/reply.ts";
import { type Refusal, taxFaults } from "./tax/refuse-request.ts";
import { readRequest, type TaxOptions, taxFields } from "./tax/request.ts";
import { createTables } from "./tax/tables.ts";
import { resultReply, resultsReply } from "./tax/view.ts";

export const service: Service = {
  configure(command, answer) {
    command
      .description(
        "What income tax is due for a year, and when it is paid. An estimate, and no advice: local taxes, part-year residence and social contributions are left out.",
      )
      .usage("--jurisdiction <code> --income <amount> [options]");
    for (const { flag, argument, help } of taxFields) {
      command.option(argument === undefined ? flag : `${flag} ${argument}`, help);
    }
    command.addHelpText("after", examples).action(answer<TaxOptions>(tax));
  },
  get tables() {
    return createTables();
  },
  errorCodes: taxErrorCodes,
};

const examples = `
Examples:
  almanac tax --jurisdiction US-CA --status single --income 85000 --year 2025 --explain
  almanac tax --jurisdiction US,US-CA --income 85000 --year 2025
  almanac tax --jurisdiction GB --income 60000 --year 2026-27 --json`;

function tax({ options, context }: Invocation<TaxOptions>): Reply {
  const { requests, faults } = readRequest(options);
  const results: TaxResult[] = [];
  const refusals: Refusal[] = [];
  for (const request of requests) {
    try {
      results.push(calculateTax(request, { now: context.io.now }));
    } catch (error) {
      if (!(error instanceof TaxError)) throw error;
      refusals.push({ error, jurisdiction: request.jurisdiction });
    }
  }
  if (faults.length > 0 || refusals.length > 0) throw taxFaults(refusals, faults);
  const [first, ...others] = results;
  return first !== undefined && others.length === 0 ? resultReply(first) : resultsReply(results);
}
