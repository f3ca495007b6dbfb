import { tax } from "@almanac/questions/tax";
import { taxErrorCodes } from "@almanac/tax";
import type { Command } from "commander";
import type { Answer, Invocation } from "../command.ts";
import type { Reply } from "../output/print-reply.ts";
import type { TypedOptions } from "../parser/options.ts";
import { addFields } from "./request-fields.ts";
import type { Service } from "./service.ts";
import { payBulk } from "./tax/ask-batch.ts";
import { answerList, askLibrary, nestedIn } from "./tax/ask-library.ts";
import { comparePayFields, grossForPayFields, payFields } from "./tax/read-pay-fields.ts";
import { addPlaceAndIncome } from "./tax/read-requests.ts";
import { comparisonReply, grossForPayReply, payReply } from "./tax/show-pay.ts";

const { calculatePay, comparePay, grossForPay } = tax.questions;
const see = "almanac help pay";

export function createPay(): Service {
  return { configure, errorCodes: taxErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  command
    .description(
      "What is left of a gross salary after income tax and social contributions, and what it costs the employer. An estimate, not advice.",
    )
    .usage("<jurisdiction> <income> [options]")
    .helpCommand(false);
  addPlaceAndIncome(command);
  addFields(command, payFields).addHelpText("after", examples).action(answer<TypedOptions>(pay));
  const nested = nestedIn(command, answer, see);
  const smallest = "the smallest gross salary that leaves a net income";
  nested("gross-for", smallest, grossForPayFields, grossForPay, grossForPayReply);
  const places = "one gross salary in several places";
  nested("compare", places, comparePayFields, comparePay, comparisonReply);
}

async function pay(asked: Invocation<TypedOptions>): Promise<Reply> {
  if (asked.words[0] === "-") {
    const list = { name: "pay", service: payBulk, fields: payFields, see };
    return await answerList(asked, { ...list, allowed: "--income as one value for all" });
  }
  return payReply(await askLibrary(asked, payFields, see, calculatePay));
}

const examples = `
Examples:
  almanac pay ES-MD 42000 --year 2026
  almanac pay --jurisdiction DE --income 58000 --year 2026
  almanac pay --jurisdiction PT --income 2000 --period month --year 2026
  almanac pay - --year 2026 --ndjson < requests.ndjson
  almanac pay gross-for --jurisdiction GB --net 3000 --period month --year 2026-27
  almanac pay compare --income 58000 --from DE --to PT,GB --rate EUR/GBP=0.87 --year 2026`;
