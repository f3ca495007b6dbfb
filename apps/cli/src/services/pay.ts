import { taxErrorCodes } from "@almanac/tax";
import type { Command } from "commander";
import type { Answer } from "../command.ts";
import type { Service } from "./service.ts";
import { askLibrary } from "./tax/ask-library.ts";
import { calculatePay, comparePay, grossForPay } from "./tax/operations.ts";
import { comparePayFields, grossForPayFields, payFields } from "./tax/pay-fields.ts";
import { comparisonReply, payReply } from "./tax/pay-view.ts";
import { addFields, type TaxOptions } from "./tax/read-requests.ts";

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
    .helpCommand(false);
  addFields(command, payFields)
    .addHelpText("after", examples)
    .action(
      answer<TaxOptions>(async (asked) =>
        payReply(await askLibrary(asked, payFields, see, calculatePay)),
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

const examples = `
Examples:
  almanac pay --jurisdiction DE --income 58000 --year 2026
  almanac pay --jurisdiction PT --income 2000 --period month --year 2026
  almanac pay gross-for --jurisdiction GB --net 3000 --period month --year 2026-27
  almanac pay compare --income 58000 --from DE --to PT,GB --rate EUR/GBP=0.87 --year 2026`;
