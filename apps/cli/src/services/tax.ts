import { tax as declared } from "@almanac/questions/tax";
import { type TaxResult, taxErrorCodes } from "@almanac/tax";
import type { Command } from "commander";
import type { Answer, Invocation } from "../command.ts";
import type { Reply } from "../output/print-reply.ts";
import type { TypedOptions } from "../parser/options.ts";
import { askQuestion } from "../remote/ask.ts";
import { addFields, readRequest } from "./request-fields.ts";
import type { Service } from "./service.ts";
import { taxBulk } from "./tax/ask-batch.ts";
import { answerList, nestedIn, type Refusal, refuseRequests } from "./tax/ask-library.ts";
import {
  compareTaxFields,
  estimatedTaxFields,
  grossForFields,
  taxFields,
} from "./tax/read-fields.ts";
import { addPlaceAndIncome, byJurisdiction, readWords, withDefaults } from "./tax/read-requests.ts";
import { grossForReply, marginalReply, planReply } from "./tax/show-planning.ts";
import { readTables } from "./tax/show-tables.ts";
import { comparisonReply, resultReply, resultsReply } from "./tax/show-tax.ts";

const { calculateTax, compareTax, grossFor, marginalSchedule, planEstimatedTax } =
  declared.questions;
const see = "almanac help tax";

export function createTax(): Service {
  return { configure, readTables, errorCodes: taxErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  command
    .description(
      "What income tax is due for a year, and when it is paid. An estimate, not advice, for a resident of the whole year. Local taxes are those of places that have a code. almanac pay calculates social contributions too.",
    )
    .usage("<jurisdiction> <income> [options]")
    .helpCommand(false);
  addPlaceAndIncome(command);
  addFields(command, taxFields).addHelpText("after", examples).action(answer<TypedOptions>(tax));
  const nested = nestedIn(command, answer, see);
  const slope = "where the tax changes its slope or jumps, drawn";
  nested("marginal", slope, taxFields, marginalSchedule, marginalReply);
  const smallest = "the smallest income that leaves a net income";
  nested("gross-for", smallest, grossForFields, grossFor, grossForReply);
  const each = "one calculation for every status or year";
  nested("compare", each, compareTaxFields, compareTax, comparisonReply);
  const payments = "payments that avoid a penalty: United States";
  nested("estimated-tax", payments, estimatedTaxFields, planEstimatedTax, planReply);
}

const examples = `
Examples:
  almanac tax US-CA 85000 --year 2025 --explain
  almanac tax US-TX 95000 --self-employment 95000 --year 2025
  almanac tax --jurisdiction GB --income 60000 --year 2026-27 --json
  almanac tax - --year 2025 --ndjson < requests.ndjson
  almanac tax marginal GB 130000 --year 2026-27
  almanac tax estimated-tax US-NY 95000 --self-employment 95000 --year 2026`;

async function tax(asked: Invocation<TypedOptions>): Promise<Reply> {
  const { words, options, context } = asked;
  if (words[0] === "-") {
    const list = { name: "tax", service: taxBulk, fields: taxFields, see };
    return await answerList(asked, { ...list, requestsOf: byJurisdiction });
  }
  const typed = readWords(words, options, see);
  const given = withDefaults({ ...options, ...typed.options }, taxFields, context);
  const read = readRequest(given, taxFields, see);
  const { request: whole } = read;
  const issues = [...typed.issues, ...read.issues];
  const results: TaxResult[] = [];
  const refusals: Refusal[] = [];
  for (const request of byJurisdiction(whole)) {
    const result = await askQuestion(declared, calculateTax, request, context);
    if (result.success) results.push(result.data);
    else refusals.push({ error: result.error, jurisdiction: request.jurisdiction });
  }
  if (issues.length > 0 || refusals.length > 0) {
    refuseRequests(refusals, issues, { fields: taxFields, see });
  }
  const [first, ...others] = results;
  return first !== undefined && others.length === 0 ? resultReply(first) : resultsReply(results);
}
