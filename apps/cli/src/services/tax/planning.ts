import type { Command } from "commander";
import type { Answer } from "../../command.ts";
import { askLibrary } from "./ask-library.ts";
import {
  compareTaxFields,
  estimatedTaxFields,
  grossForFields,
  type TaxField,
  taxFields,
} from "./fields.ts";
import { marginalReply } from "./marginal-view.ts";
import { compareTax, grossFor, marginalSchedule, planEstimatedTax } from "./operations.ts";
import { grossForReply, planReply } from "./planning-view.ts";
import { addFields, type TaxOptions } from "./read-requests.ts";
import { comparisonReply } from "./view.ts";

const see = "almanac help tax";

/** Adds the commands of `almanac tax` that answer more than the tax on one income. */
export function addPlanning(tax: Command, answer: Answer): void {
  nested(tax, "marginal", taxFields, "where the tax changes its slope or jumps, drawn").action(
    answer<TaxOptions>(async (asked) =>
      marginalReply(await askLibrary(asked, taxFields, see, marginalSchedule)),
    ),
  );
  nested(tax, "gross-for", grossForFields, "the smallest income that leaves a net income").action(
    answer<TaxOptions>(async (asked) =>
      grossForReply(await askLibrary(asked, grossForFields, see, grossFor)),
    ),
  );
  nested(tax, "compare", compareTaxFields, "one calculation for every status or year").action(
    answer<TaxOptions>(async (asked) =>
      comparisonReply(await askLibrary(asked, compareTaxFields, see, compareTax)),
    ),
  );
  nested(
    tax,
    "estimated-tax",
    estimatedTaxFields,
    "payments that avoid a penalty: United States",
  ).action(
    answer<TaxOptions>(async (asked) =>
      planReply(await askLibrary(asked, estimatedTaxFields, see, planEstimatedTax)),
    ),
  );
}

function nested(
  parent: Command,
  name: string,
  fields: readonly TaxField[],
  summary: string,
): Command {
  return addFields(parent.command(name).summary(summary), fields);
}
