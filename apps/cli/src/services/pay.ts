import { tax } from "@almanac/questions/tax";
import { taxErrorCodes } from "@almanac/tax";
import type { Command } from "commander";
import { printAnswers } from "../bulk/print-answers.ts";
import type { Answer, Invocation } from "../command.ts";
import { refuse } from "../errors/almanac-error.ts";
import type { Reply } from "../output/print-reply.ts";
import type { TypedOptions } from "../parser/options.ts";
import { addFields, readRequest } from "./request-fields.ts";
import type { Service } from "./service.ts";
import { payBulk } from "./tax/ask-batch.ts";
import { askLibrary } from "./tax/ask-library.ts";
import { comparePayFields, grossForPayFields, payFields } from "./tax/read-pay-fields.ts";
import {
  addPlaceAnd,
  addPlaceAndIncome,
  withDefaults,
} from "./tax/read-requests.ts";
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
  addFields(
    addPlaceAnd("net", command.command("gross-for")).summary(
      "the smallest gross salary that leaves a net income",
    ),
    grossForPayFields,
  ).action(
    answer<TypedOptions>(async (asked) =>
      grossForPayReply(await askLibrary(asked, grossForPayFields, see, grossForPay)),
    ),
  );
  addFields(
    command.command("compare").summary("one gross salary in several places"),
    comparePayFields,
  ).action(
    answer<TypedOptions>(async (asked) =>
      comparisonReply(await askLibrary(asked, comparePayFields, see, comparePay)),
    ),
  );
}

async function pay(asked: Invocation<TypedOptions>): Promise<Reply> {
  if (asked.words[0] === "-") return await payList(asked);
  return payReply(await askLibrary(asked, payFields, see, calculatePay));
}

/** `almanac pay -`: requests from stdin. The options fill the fields that a request leaves out. */
async function payList({ words, options, context }: Invocation<TypedOptions>): Promise<Reply> {
  const given = withDefaults(options, payFields, context);
  const { request, issues } = readRequest(given, payFields, see);
  if (words.length > 1) {
    const what = "<income> cannot be used with - like this: each request on stdin has its own";
    const allowed = "--income as one value for all";
    refuse(...issues, { code: "invalid_value", parameter: "<income>", what, allowed, see });
  }
  if (issues.length > 0) refuse(...issues);
  const list = { name: "pay", service: payBulk, format: "ndjson" } as const;
  return await printAnswers({ file: "-" }, { ...list, constants: { ...request } }, context);
}

const examples = `
Examples:
  almanac pay ES-MD 42000 --year 2026
  almanac pay --jurisdiction DE --income 58000 --year 2026
  almanac pay --jurisdiction PT --income 2000 --period month --year 2026
  almanac pay - --year 2026 --ndjson < requests.ndjson
  almanac pay gross-for --jurisdiction GB --net 3000 --period month --year 2026-27
  almanac pay compare --income 58000 --from DE --to PT,GB --rate EUR/GBP=0.87 --year 2026`;
