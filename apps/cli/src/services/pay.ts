import { taxErrorCodes } from "@almanac/tax";
import type { Command } from "commander";
import { printAnswers } from "../bulk/print-answers.ts";
import type { Answer, Invocation } from "../command.ts";
import { refuse } from "../errors/refuse.ts";
import type { Reply } from "../output/print-reply.ts";
import { quoted } from "../output/printable.ts";
import type { Service } from "./service.ts";
import { askLibrary } from "./tax/ask-library.ts";
import { calculatePay, comparePay, grossForPay } from "./tax/operations.ts";
import { payBulk } from "./tax/pay-bulk.ts";
import { comparePayFields, grossForPayFields, payFields } from "./tax/pay-fields.ts";
import { comparisonReply, payReply } from "./tax/pay-view.ts";
import { addFields, readRequest, type TaxOptions } from "./tax/read-requests.ts";
import { withDefaults } from "./tax/with-defaults.ts";

const see = "almanac help pay";

/** `almanac pay`, a command of the service tax. */
export function createPay(): Service {
  return { configure, errorCodes: taxErrorCodes };
}

function configure(command: Command, answer: Answer): void {
  command
    .description(
      "What is left of a gross salary after income tax and social contributions, and what it costs the employer. An estimate, and no advice.",
    )
    .usage("--jurisdiction <code> --income <amount> [options]")
    .helpCommand(false)
    .argument("[requests]", "- for requests on stdin, one JSON object a line");
  addFields(command, payFields)
    .addHelpText("after", examples)
    .action(
      answer<TaxOptions>(async (asked) =>
        asked.words.length > 0
          ? await payList(asked)
          : payReply(await askLibrary(asked, payFields, see, calculatePay)),
      ),
    );
  addFields(
    command.command("gross-for").summary("the least gross salary that leaves a net income"),
    grossForPayFields,
  ).action(
    answer<TaxOptions>(async (asked) =>
      payReply(await askLibrary(asked, grossForPayFields, see, grossForPay)),
    ),
  );
  addFields(
    command.command("compare").summary("one gross salary in several places"),
    comparePayFields,
  ).action(
    answer<TaxOptions>(async (asked) =>
      comparisonReply(await askLibrary(asked, comparePayFields, see, comparePay)),
    ),
  );
}

/** `almanac pay -`: requests from stdin. The options fill the fields that a request leaves out. */
async function payList({ words, options, context }: Invocation<TaxOptions>): Promise<Reply> {
  const given = withDefaults(options, payFields, context);
  const { request, issues } = readRequest(given, payFields, see);
  const [word = ""] = words;
  if (word !== "-") {
    const what = `<requests> ${quoted(word)} is not -`;
    const allowed = "- for requests on stdin; the salary is --jurisdiction and --income";
    refuse({ code: "invalid_value", parameter: "<requests>", what, allowed, see });
  }
  if (issues.length > 0) refuse(...issues);
  const list = { name: "pay", service: payBulk, format: "ndjson" } as const;
  return await printAnswers({ file: "-" }, { ...list, constants: { ...request } }, context);
}

const examples = `
Examples:
  almanac pay --jurisdiction DE --income 58000 --year 2026
  almanac pay --jurisdiction PT --income 2000 --period month --year 2026
  almanac pay - --year 2026 --ndjson < requests.ndjson
  almanac pay gross-for --jurisdiction GB --net 3000 --period month --year 2026-27
  almanac pay compare --income 58000 --from DE --to PT,GB --rate EUR/GBP=0.87 --year 2026`;
